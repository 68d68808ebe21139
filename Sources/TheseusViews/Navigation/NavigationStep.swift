import TheseusCore

extension NavigationContext {
  /// One step of the path: a value for a destination, or a pushed view.
  enum Step {
    case value(AnyHashable)
    case view(id: ViewID, pusher: Pusher, mount: (ViewInputs, inout ElementList) -> Void)

    var isValue: Bool { if case .value = self { true } else { false } }

    var key: AnyHashable {
      switch self {
      case .value(let value): value
      case .view(let id, _, _): AnyHashable(id)
      }
    }
  }

  /// Identifies a pushed view. Another push is another view, but paths name it by its position
  /// among the views of its stack: a restarted app pushes it again with another number, and finds
  /// its state (R32).
  struct ViewID: Hashable, CustomStringConvertible {
    let number: UInt64
    let position: Int

    var description: String { "\(position)" }
    static func == (a: ViewID, b: ViewID) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// The link, value or binding that pushed a view.
  struct Pusher {
    /// Called when the view was popped.
    var onPop: () -> Void = {}
    /// Called before the user goes back from the view. The result pushes it again.
    var again: () -> () -> Void
  }

  /// A step that no bound path contains.
  struct OwnStep {
    var step: Step
    /// The number of values of the bound path that it was pushed above.
    let below: Int

    func isView(of ids: Set<UInt64>) -> Bool {
      if case .view(let id, _, _) = step { ids.contains(id.number) } else { false }
    }

    /// It was popped.
    func notifyPusher() { if case .view(_, let pusher, _) = step { pusher.onPop() } }
  }
}
