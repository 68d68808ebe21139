import AttributeGraph
import Foundation
import TheseusCore

extension View {
  /// Runs `action` for each address that the app receives while the view's identity lives: in a
  /// browser the one that the user opened, such as `http://host/path?query`. The host of a terminal
  /// gives none.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedURLModifier(action: action))
  }
}

extension AppHost {
  /// Gives an address to the app: observers of its stages receive it, then all views with
  /// `onOpenURL`, in the order in which they appeared.
  /// - Returns: whether there is such a view.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let receivers = runtime.services.urlReceivers
    guard let window = keyWindow?.host else { return false }
    let isReceived = !receivers.isEmpty
    window.during {
      reach(.openedURL(url))
      receivers.open(url)
    }
    return isReceived
  }
}

nonisolated private struct OpenedURLModifier: ViewModifier {
  typealias Body = Never
  var action: (URL) -> Void

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let receivers = inputs.runtime.services.urlReceivers
    let receiver = receivers.add()
    let isChosen = inputs.isChosenToFit
    inputs.scope.onEnd { receivers.remove(receiver) }
    _ = inputs.graph.makeRule(in: inputs.scope.subgraph, eager: inputs.effectPriority) {
      (context: borrowing RuleContext) throws(GraphError) in
      let action = try context.load(modifier).action
      // A view that is not chosen to fit receives nothing.
      var isReceiving = true
      if let isChosen { isReceiving = try context[isChosen] }
      receiver.action = isReceiving ? action : nil
    }
    content.mountAsOneView(inputs, into: &list)
  }
}

/// The views of one user's app that receive addresses.
@MainActor
private final class URLReceivers {
  final class Receiver {
    var action: ((URL) -> Void)?
  }

  private var all: [Receiver] = []
  var isEmpty: Bool { all.allSatisfy { $0.action == nil } }

  func add() -> Receiver {
    let receiver = Receiver()
    all.append(receiver)
    return receiver
  }

  func remove(_ receiver: Receiver) { all.removeAll { $0 === receiver } }

  func open(_ url: URL) { for receiver in all { receiver.action?(url) } }
}

private struct URLReceiversKey: HostServiceKey {
  static var defaultValue: URLReceivers? { nil }
}

extension HostServices {
  @MainActor
  fileprivate var urlReceivers: URLReceivers {
    if let known = self[URLReceiversKey.self] { return known }
    let receivers = URLReceivers()
    self[URLReceiversKey.self] = receivers
    return receivers
  }
}
