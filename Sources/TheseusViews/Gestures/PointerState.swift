import Foundation
import TheseusCore

/// The state of a window's pointer: the elements that a press is for until its release, and those
/// that it hovers over.
@MainActor
final class PointerState {
  private let window: WindowState
  /// How far the pointer moves before it drags, in points.
  private let dragDistance: CGFloat
  /// The elements under the press, innermost first; all later events until the release are sent to
  /// them.
  private var chain: [ViewElement] = []
  /// The element that took the press for itself.
  private weak var claimant: (any PointerResponder)?
  private var claimedGestures: [GestureReceiver] = []
  private var hovered: [WeakHover] = []
  private var lastPress: (point: CGPoint, time: Duration, count: Int)?
  private var pressStart: (point: CGPoint, time: Duration)?
  /// The pointer's last position since the press.
  private var location = CGPoint.zero
  private var timers: [Task<Void, Never>] = []
  /// Taps that a release leaves undecided, such as the first of a double tap.
  private let pending = PendingTaps()

  private struct WeakHover {
    weak var element: (any HoverReceiver)?
  }

  /// Two presses at one position within this time are a double press.
  static let multiplePressInterval = Duration.milliseconds(500)

  init(_ window: WindowState, _ metrics: HostMetrics) {
    self.window = window
    dragDistance = metrics.sizes.dragDistance
  }

  /// How many presses in quick succession the last one made.
  var pressCount: Int { lastPress?.count ?? 0 }

  /// Whether two positions are so near that moving between them is not a drag.
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    hypot(a.x - b.x, a.y - b.y) < dragDistance
  }

  // MARK: Press, drag, release

  func press(_ event: PointerEvent, at point: CGPoint, _ chain: [ViewElement]) {
    self.chain = chain
    let now = window.now()
    var count = 1
    if let last = lastPress, isNear(last.point, point),
      now - last.time < Self.multiplePressInterval
    {
      count = last.count + 1
    }
    lastPress = (point, now, count)
    let continues = count > 1 && event.action == .press(.left)
    if !continues { pending.expire(at: now) }
    pressStart = (point, now)
    location = point
    guard case .press(.left) = event.action else {
      for element in chain {
        guard let responder = element.pointerResponder,
          responder.handle(event, at: element.local(point))
        else { continue }
        claimant = responder
        break
      }
      return
    }
    let receivers = Self.receivers(in: chain)
    let first = receivers.filter { $0.priority == .high }
    claimedGestures = first + receivers.filter { $0.priority == .simultaneous }
    for element in chain {
      if let receiver = element as? GestureReceiver {
        if receiver.priority == .normal, receivers.contains(where: { $0 === receiver }) {
          claimedGestures.append(receiver)
        }
      } else if let responder = element.pointerResponder,
        responder.handle(event, at: element.local(point))
      {
        claimant = responder
        break
      }
    }
    pending.resume(with: claimedGestures, at: now)
    feed(.pressed, event, at: point)
    scheduleTimers()
  }

  /// The elements of a chain that recognize gestures, innermost first, without those that a mask
  /// around them leaves out.
  private static func receivers(in chain: [ViewElement]) -> [GestureReceiver] {
    var receivers: [GestureReceiver] = []
    for element in chain.reversed() {
      guard let receiver = element as? GestureReceiver else { continue }
      receivers.append(receiver)
      if !receiver.mask.contains(.subviews) { break }
    }
    return receivers.reversed()
  }

  func drag(_ event: PointerEvent, at point: CGPoint) { feedAll(.moved, event, at: point) }

  func release(_ event: PointerEvent, at point: CGPoint) {
    feedAll(.released, event, at: point)
    if let last = lastPress, event.action == .release(.left) {
      pending.wait(until: last.time + Self.multiplePressInterval, in: window)
    }
    end()
  }

  /// Gestures of high priority come before the element that took the press: when one is recognized,
  /// that element does not see the event.
  private func feedAll(_ kind: GestureInput.Kind, _ event: PointerEvent, at point: CGPoint) {
    location = point
    feed(kind, event, at: point) { $0.priority == .high }
    if let claimant { _ = claimant.handle(event, at: claimant.local(point)) }
    feed(kind, event, at: point) { $0.priority != .high }
  }

  /// The current gesture will not be finished: another press, or the window lost focus.
  func cancel() {
    guard !chain.isEmpty else { return }
    cancelGestures()
    dropClaim()
    end()
  }

  /// The window closes: its gestures will not be finished.
  func cancelGestures() {
    for gesture in claimedGestures { gesture.cancelGesture() }
    claimedGestures = []
    pending.cancel()
  }

  /// After an update: the gesture of a view that was removed or disabled is canceled. Its state may
  /// belong to a view that stays.
  func settle() {
    pending.settle()
    if let claimant, claimant.isInRemoval { dropClaim() }
    guard !claimedGestures.isEmpty else { return }
    for gesture in claimedGestures where !gesture.takesEvents { gesture.cancelGesture() }
    claimedGestures.removeAll { !$0.takesEvents }
  }

  /// The elements of the current gesture have ended.
  func forget() {
    end()
    pending.cancel()
    hovered = []
  }

  /// Outside of the window: the position of a release that the user did not make.
  static let nowhere = CGPoint(x: -1, y: -1)

  /// For the claimant the button seems to be released outside of it.
  private func dropClaim() {
    _ = claimant?.handle(PointerEvent(.release(.left), at: Self.nowhere), at: Self.nowhere)
    claimant = nil
  }

  private func end() {
    chain = []
    claimant = nil
    claimedGestures = []
    pressStart = nil
    for timer in timers { timer.cancel() }
    timers = []
  }

  private func feed(
    _ kind: GestureInput.Kind, _ event: PointerEvent, at point: CGPoint,
    to isReceiver: (GestureReceiver) -> Bool = { _ in true }
  ) {
    guard let start = pressStart else { return }
    let input = GestureInput(
      kind: kind, location: point, start: start.point, time: window.now(), startTime: start.time,
      count: lastPress?.count ?? 1,
      modifiers: event.modifiers)
    feed(input, to: isReceiver)
  }

  /// The first gesture that is recognized ends the others, except simultaneous ones. Those end the
  /// gestures around their view.
  private func feed(_ input: GestureInput, to isReceiver: (GestureReceiver) -> Bool) {
    var winner: GestureReceiver?
    var outer: [GestureReceiver] = []
    for gesture in claimedGestures where isReceiver(gesture) {
      if winner != nil, gesture.priority != .simultaneous { continue }
      if outer.contains(where: { $0 === gesture }) { continue }
      if input.kind == .released, pending.holds(gesture, at: input) { continue }
      let didRecognize = gesture.receive(input)
      if didRecognize, gesture.priority != .simultaneous {
        winner = gesture
        if gesture.priority == .high { dropClaim() }
      } else if didRecognize {
        outer += gestures(around: gesture)
      }
      if gesture.isWaiting { pending.add(gesture, at: input) }
    }
    end(outer)
    guard let winner else { return }
    // Gestures before the winner that could still have been recognized end too.
    for gesture in claimedGestures where gesture !== winner && gesture.priority != .simultaneous {
      gesture.cancelGesture()
    }
    claimedGestures.removeAll { $0 !== winner && $0.priority != .simultaneous }
    pending.keep { $0 === winner || $0.priority == .simultaneous }
  }

  /// The gestures of normal priority outside of a simultaneous one: they come after all gestures of
  /// their content.
  private func gestures(around inner: GestureReceiver) -> [GestureReceiver] {
    guard let index = chain.firstIndex(where: { $0 === inner }) else { return [] }
    let outside = chain[(index + 1)...]
    return claimedGestures.filter { gesture in
      gesture.priority == .normal && outside.contains { $0 === gesture }
    }
  }

  private func end(_ gestures: [GestureReceiver]) {
    guard !gestures.isEmpty else { return }
    for gesture in gestures { gesture.cancelGesture() }
    claimedGestures.removeAll { claimed in gestures.contains { $0 === claimed } }
    pending.keep { waiting in !gestures.contains { $0 === waiting } }
  }

  /// Gestures that wait for time, such as a long press, are called again after it.
  private func scheduleTimers() {
    for delay in Set(claimedGestures.flatMap(\.delays)) {
      let window = window
      timers.append(
        Task { @MainActor [weak self] in
          guard (try? await window.sleep(delay)) != nil, !Task.isCancelled, let self,
            let start = self.pressStart
          else {
            return
          }
          self.feed(
            GestureInput(
              kind: .waited, location: self.location, start: start.point, time: window.now(),
              startTime: start.time, count: 1, modifiers: [])
          ) { $0.delays.contains(delay) }
          window.flush()
        })
    }
  }

  // MARK: Hovering

  func hover(at point: CGPoint, _ chain: [ViewElement]) {
    let new = chain.compactMap { $0 as? any HoverReceiver }
    for old in hovered {
      if let element = old.element, !new.contains(where: { $0 === element }) {
        element.hoverEnded()
      }
    }
    for element in new.reversed() {
      element.hovered(at: point, isNew: !hovered.contains { $0.element === element })
    }
    hovered = new.map { WeakHover(element: $0) }
  }
}

/// An element that tracks whether the pointer is over it.
@MainActor
protocol HoverReceiver: PointerReceiver {
  /// - Parameter point: of the window.
  func hovered(at point: CGPoint, isNew: Bool)
  func hoverEnded()
}
