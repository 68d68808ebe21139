import TheseusCore

extension NavigationContext {
  /// One step of the path: a value for a destination, or a pushed view.
  enum Step {
    case value(AnyHashable)
    case view(id: UInt64, pusher: Pusher, mount: (ViewInputs, inout ElementList) -> Void)

    var isValue: Bool { if case .value = self { true } else { false } }

    var key: AnyHashable {
      switch self {
      case .value(let value): value
      case .view(let id, _, _): AnyHashable(StepID(id: id))
      }
    }
  }

  private struct StepID: Hashable { let id: UInt64 }

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
      if case .view(let id, _, _) = step { ids.contains(id) } else { false }
    }

    /// It was popped.
    func notifyPusher() { if case .view(_, let pusher, _) = step { pusher.onPop() } }
  }
}
