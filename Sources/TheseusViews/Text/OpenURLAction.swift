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
  /// The host that `systemAction` addresses; nil for the one that the calling code runs for.
  fileprivate var services: HostServices?

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).answer {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion((services ?? .current).openURL(other ?? url))
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct OpenURLService: HostServiceKey {
  static var defaultValue: @MainActor (URL) -> Bool { { _ in false } }
}

extension HostServices {
  /// Opens an address for the user. Returns whether it succeeded.
  @MainActor public var openURL: @MainActor (URL) -> Bool {
    get { self[OpenURLService.self] }
    set { self[OpenURLService.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Opens an address: as a view above defines, or else as the host does.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.services = hostServices
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
