import Observation

@MainActor @Observable final class Inbox { var unread = 0; var title = "" }
@MainActor final class A {
  let inbox = Inbox()
  var label = ""
  func start() {
    withObservationTracking {
      show(inbox.unread)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.start()
      }
    }
  }
  private func show(_ count: Int) { label = "\(count)" }
}
@MainActor final class B {
  let inbox = Inbox()
  private var isStale = false
  func start() {
    withObservationTracking {
      show(inbox.unread)
    } onChange: { [weak self] in
      Task { @MainActor in self?.isStale = true }
    }
  }
  private func show(_ count: Int) { print(count) }
}
@MainActor final class C {
  let inbox = Inbox()
  func update() {
    withObservationTracking {
      show(inbox.unread)
    } onChange: { [weak self] in
      Task { @MainActor in self?.schedule() }
    }
  }
  private func schedule() { DispatchQueue.main.async { self.update() } }
  private func show(_ count: Int) { print(count) }
}
@MainActor final class D {
  let inbox = Inbox()
  var onFirstChange: (() -> Void)?
  func waitForFirstChange() async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = inbox.unread
      } onChange: {
        continuation.resume()
      }
    }
  }
}
@MainActor final class F {
  let inbox = Inbox()
  private func observe(_ apply: @escaping @MainActor () -> Void) {
    withObservationTracking {
      apply()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe(apply) }
    }
  }
  func start() { observe { print(self.inbox.title) } }
}
// The setter of an own object may observe again.
@MainActor final class Sign {
  var text = "" { didSet { owner?.start() } }
  weak var owner: G?
}
@MainActor final class G {
  let inbox = Inbox()
  let sign = Sign()
  func start() {
    withObservationTracking {
      _ = inbox.unread
    } onChange: { [weak self] in
      Task { @MainActor in self?.show() }
    }
  }
  private func show() { sign.text = "\(inbox.unread)" }
}
