import Foundation
import TheseusCore

/// What fields inside say to the host (`InputTraits`); a terminal's keyboard types what is typed.
extension View {
  nonisolated public func textContentType(_ textContentType: TextContentType?) -> some View {
    environment(\.inputTraits.contentType, textContentType)
  }
  nonisolated public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.inputTraits.keyboardType, type)
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { environment(\.inputTraits.capitalization, autocapitalization) }

  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.current)
  }

  /// Whether the host corrects what is typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inputTraits.isAutocorrectionDisabled, disable)
  }
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
}

/// The older form of `TextInputAutocapitalization`.
public enum TextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters

  fileprivate var current: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
