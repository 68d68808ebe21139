import AppKit
import Observation

@MainActor @Observable final class Inbox { var unread = 0; var title = "" }
@MainActor final class A {
  let inbox = Inbox()
  var label = ""
  func start() {
    withObservationTracking {  // expect: single_observation
      show(inbox.unread)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.show(self.inbox.unread)
      }
    }
  }
  private func show(_ count: Int) { label = "\(count)" }
}
@MainActor final class B {
  let inbox = Inbox()
  var label = ""
  func start() {
    withObservationTracking {  // expect: single_observation
      _ = inbox.unread
    } onChange: { [weak self] in
      Task { @MainActor in self?.update() }
    }
    update()
  }
  private func update() { label = "\(inbox.unread)" }
}
// An object of the system shows it.
@MainActor final class Dock {
  let inbox = Inbox()
  func start() {
    withObservationTracking {  // expect: single_observation
      show(inbox.unread)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.show(self.inbox.unread)
      }
    }
  }
  private func show(_ count: Int) {
    NSApplication.shared.dockTile.badgeLabel = "\(count)"
  }
}
@MainActor final class D: NSObject {
  let inbox = Inbox()
  override init() {
    super.init()
    withObservationTracking {  // expect: single_observation
      apply()
    } onChange: { [weak self] in
      Task { await self?.apply() }
    }
  }
  private func apply() { print(inbox.title) }
}
