/// The observable behavior of a mounted program: its living views, the value of each cell, and the
/// order of beginnings and ends.
///
/// The views report all of it themselves, as an app's views could: by their bodies, by `onAppear`
/// and `onDisappear`, by the `deinit` of an object that lives as long as the view's state.
final class Recorder {
  enum Event: UInt16 {
    case began, appeared, disappeared, ended
  }

  /// Views add themselves to this recorder when their state is made. One runtime works at a time.
  nonisolated(unsafe) static var current = Recorder()

  /// The events since `reset`, oldest first: the event's raw value times 256 plus the view's
  /// position.
  @exclusivity(unchecked) private(set) var events: [UInt16] = []
  @exclusivity(unchecked) private(set) var lives: [Unmanaged<Life>] = []
  @exclusivity(unchecked) private(set) var lastSerial: UInt64 = 0

  func reset() { events.removeAll(keepingCapacity: true) }

  func note(_ event: Event, _ place: Int) {
    events.append(event.rawValue << 8 | UInt16(truncatingIfNeeded: place & 0xFF))
  }

  fileprivate func add(_ life: Life) {
    lastSerial += 1
    life.serial = lastSerial
    life.index = lives.count
    lives.append(Unmanaged.passUnretained(life))
  }

  fileprivate func remove(_ life: Life) {
    let last = lives.removeLast()
    guard life.index < lives.count else { return }
    lives[life.index] = last
    last._withUnsafeGuaranteedRef { $0.index = life.index }
  }
}

/// One identity of a structural view, from the creation of its state to its end.
final class Life {
  private let recorder: Recorder
  /// Unique within the recorder, rising.
  @exclusivity(unchecked) fileprivate(set) var serial: UInt64 = 0
  @exclusivity(unchecked) fileprivate var index = 0
  /// The index of the structural view in the tree, in pre-order from 0, as of its body's last run.
  /// Negative before the first run.
  @exclusivity(unchecked) private(set) var place = -1
  /// The cell's value as the body last read it.
  @exclusivity(unchecked) private(set) var shown = -1
  /// Reads and writes the cell from outside.
  @exclusivity(unchecked) private(set) var cell: Binding<Int>?

  /// The value of the cell; nil before the first run.
  var held: Int? { cell?.wrappedValue }

  init() {
    recorder = Recorder.current
    recorder.add(self)
  }

  /// The body ran.
  func ran(at place: Int, showing value: Int, _ cell: Binding<Int>) {
    if self.place < 0 {
      recorder.note(.began, place)
      self.cell = cell
    }
    self.place = place
    shown = value
  }

  func appeared() { recorder.note(.appeared, place) }
  func disappeared() { recorder.note(.disappeared, place) }

  deinit {
    recorder.remove(self)
    recorder.note(.ended, place)
  }
}

import TheseusCore

/// A property that stores one object with the state of its view.
struct Lifetime {
  var life: Life?
}

extension Lifetime: DynamicProperty {
  static func _makeBox(_ field: UnsafeMutablePointer<Lifetime>, _ site: PropertySite)
    -> PropertyBox?
  { LifetimeBox() }
  static var _isIgnoredInComparison: Bool { true }
}

private final class LifetimeBox: PropertyBox {
  private let life = Life()

  override func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Lifetime.self).pointee.life = life
  }
}
