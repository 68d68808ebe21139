import Foundation
import TheseusCore

/// Opens addresses as the app or the host defines.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of a handler.
  public struct Result: Sendable {
    enum Answer: Sendable { case handled, discarded, system(URL?) }
    let answer: Answer
    public static let handled = Result(answer: .handled)
    public static let discarded = Result(answer: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(answer: .system(nil))
    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(answer: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// The host's action for `systemAction`, set by hosts that have one. Returns whether it
  /// succeeded.
  public static var system: @MainActor (URL) -> Bool = { _ in false }

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).answer {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(Self.system(other ?? url))
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A control that leads to an address.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: .borderless, role: nil, action: Unseen { openURL(destination) }, semanticRole: .link,
        destination: destination),
      label: label.underline())
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
