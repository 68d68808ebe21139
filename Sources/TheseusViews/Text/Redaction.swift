import Foundation
import TheseusCore

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet: placeholders are shown.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why texts here are not shown as they are; empty where they are.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      textEnvironment.isRedacted = !newValue.isDisjoint(with: [.placeholder, .privacy])
    }
  }
}

extension TextEnvironment {
  /// The string as it is shown here: in its case, or as the host's marks instead of letters.
  func shown(_ string: some StringProtocol) -> String {
    let string = cased(string)
    guard isRedacted else { return string }
    let mark = symbols?.source.redactionMark ?? "#"
    return String(string.map { $0.isWhitespace ? $0 : mark })
  }
}

extension View {
  /// Texts below are shown as blocks of their length.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Texts below are shown as they are.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
