import Foundation
import TheseusCore

/// The gestures that a release leaves undecided: those that may get another tap, and those that
/// must wait for them because they have a lower precedence.
@MainActor
final class PendingTaps {
  private var gestures: [GestureReceiver] = []
  private var release: GestureInput?
  private var timer: Task<Void, Never>?

  /// Whether a gesture gets this release only later. It is kept then.
  func holds(_ gesture: GestureReceiver, at input: GestureInput) -> Bool {
    guard gesture.isTap, gesture.priority != .simultaneous,
      gestures.contains(where: { $0.priority != .simultaneous })
    else { return false }
    add(gesture, at: input)
    return true
  }

  func add(_ gesture: GestureReceiver, at input: GestureInput) {
    release = input
    gestures.append(gesture)
  }

  func keep(_ isKept: (GestureReceiver) -> Bool) { gestures.removeAll { !isKept($0) } }

  /// After the release: decides at this time of the window when no press continues the taps.
  func wait(until end: Duration, in window: WindowState) {
    timer?.cancel()
    timer = nil
    guard !gestures.isEmpty else { return }
    let now = window.now()
    guard now < end else { return expire(at: now) }
    timer = Task { @MainActor [weak self] in
      guard (try? await window.sleep(end - now)) != nil, !Task.isCancelled, let self else { return }
      expire(at: window.now())
      window.flush()
    }
  }

  /// A press continues the taps of the gestures that it is for.
  func resume(with claimed: [GestureReceiver], at time: Duration) {
    let (before, input) = take()
    guard let input else { return }
    for gesture in before {
      if !gesture.isWaiting {
        gesture.cancelGesture()
      } else if !claimed.contains(where: { $0 === gesture }) {
        _ = gesture.receive(input.expired(at: time))
      }
    }
  }

  /// No press has continued the taps: the first gesture that the release completes wins.
  func expire(at time: Duration) {
    let (before, input) = take()
    guard let input else { return }
    var hasWinner = false
    for gesture in before {
      let isFree = gesture.priority == .simultaneous
      if hasWinner, !isFree {
        gesture.cancelGesture()
        continue
      }
      var isRecognized = !gesture.isWaiting && gesture.receive(input)
      if gesture.isWaiting { isRecognized = gesture.receive(input.expired(at: time)) }
      if isRecognized, !isFree { hasWinner = true }
    }
  }

  /// The gestures of views that were removed or disabled are over.
  func settle() {
    guard !gestures.isEmpty else { return }
    for gesture in gestures where !gesture.takesEvents { gesture.cancelGesture() }
    gestures.removeAll { !$0.takesEvents }
  }

  func cancel() { for gesture in take().gestures { gesture.cancelGesture() } }

  private func take() -> (gestures: [GestureReceiver], release: GestureInput?) {
    defer { (gestures, release) = ([], nil) }
    timer?.cancel()
    timer = nil
    return (gestures, gestures.isEmpty ? nil : release)
  }
}

extension GestureInput {
  fileprivate func expired(at time: Duration) -> GestureInput {
    var input = self
    (input.kind, input.time) = (.expired, time)
    return input
  }
}
