import Foundation
import TheseusCore

/// One or more taps.
public struct TapGesture: Gesture, Equatable {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of presses in quick succession at one position.
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  public static var _initialMemory: Void { () }

  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Void> {
    TapRecognition.phase(input, count: count)
  }

  public var _isTap: Bool { true }
  public var _pressCount: Int { max(1, count) }
}

/// Taps with their positions.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static var _initialMemory: Void { () }

  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Value> {
    TapRecognition.phase(input, count: count).map {
      Value(location: input.convert(input.location, to: coordinateSpace))
    }
  }

  public var _isTap: Bool { true }
  public var _pressCount: Int { max(1, count) }
}

private enum TapRecognition {
  /// A tap is a press and a release over the same element.
  @MainActor static func phase(_ input: GestureInput, count: Int) -> GesturePhase<Void> {
    guard input.kind == .released else { return input.kind == .expired ? .failed : .possible }
    guard let element = input.element else { return .failed }
    let point = element.local(input.location)
    guard CGRect(origin: .zero, size: element.frame.size).contains(point) else { return .failed }
    // After fewer taps it may still get the others.
    return input.count % max(1, count) == 0 ? .ended(()) : .possible
  }
}

/// The pointer held down at one position.
public struct LongPressGesture: Gesture, Equatable {
  public typealias Value = Bool
  public typealias Body = Never
  /// Seconds.
  public var minimumDuration: Double
  /// Points that the pointer may move meanwhile.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Whether it has ended, successfully or not.
  public static var _initialMemory: Bool { false }

  public func _receive(_ input: GestureInput, _ memory: inout Bool) -> GesturePhase<Bool> {
    if input.kind == .expired { return .failed }
    if memory { return input.kind == .released ? .failed : .possible }
    let elapsed = input.time - input.startTime
    let isLongEnough = elapsed >= .clamped(seconds: max(0, minimumDuration))
    if input.distance > maximumDistance || (input.kind == .released && !isLongEnough) {
      memory = true
      return .failed
    }
    if isLongEnough && input.kind != .pressed || minimumDuration <= 0 {
      memory = true
      return .ended(true)
    }
    return .possible
  }

  public var _pressedValue: Bool? { true }

  public var _delays: [Duration] {
    minimumDuration > 0 && minimumDuration.isFinite ? [.clamped(seconds: minimumDuration)] : []
  }
}

/// The pointer moved while it is down.
public struct DragGesture: Gesture, Equatable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the pointer would end if it slowed down from its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.slowingTime,
        y: location.y + velocity.height * Self.slowingTime)
    }
    /// The translation to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// Seconds at its present velocity that the pointer's way is predicted for.
    private static var slowingTime: CGFloat { 0.25 }
  }

  public typealias Body = Never
  /// The distance in points that makes it a drag.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Whether the drag has begun, and the pointer's last positions.
  public static var _initialMemory: (hasBegun: Bool, track: [(time: Duration, point: CGPoint)]) {
    (false, [])
  }

  public func _receive(
    _ input: GestureInput,
    _ memory: inout (hasBegun: Bool, track: [(time: Duration, point: CGPoint)])
  ) -> GesturePhase<Value> {
    // The time that another gesture waits for moves nothing.
    if input.kind == .waited { return .possible }
    if input.kind == .expired { return .failed }
    let velocity = Self.velocity(input, &memory.track)
    if !memory.hasBegun {
      memory.hasBegun =
        input.distance >= minimumDistance && (input.kind != .pressed || minimumDistance <= 0)
    }
    guard memory.hasBegun else { return input.kind == .released ? .failed : .possible }
    let value = Value(
      time: Date(), location: input.convert(input.location, to: coordinateSpace),
      startLocation: input.convert(input.start, to: coordinateSpace), velocity: velocity)
    return input.kind == .released ? .ended(value) : .changed(value)
  }

  /// The velocity over this time: a pointer that has rested for as long has none.
  private static let velocityInterval = Duration.milliseconds(100)

  /// Adds the input's position to the track. Between two events the pointer counts as resting at
  /// the first one's position.
  private static func velocity(
    _ input: GestureInput, _ track: inout [(time: Duration, point: CGPoint)]
  ) -> CGSize {
    let begin = input.time - velocityInterval
    // The last position from before the interval is the one that it begins with.
    while track.count > 1, track[1].time <= begin { track.removeFirst() }
    track.append((input.time, input.location))
    let seconds = (input.time - max(begin, track[0].time)) / .seconds(1)
    guard seconds > 0 else { return .zero }
    let from = track[0].point
    return CGSize(
      width: (input.location.x - from.x) / seconds, height: (input.location.y - from.y) / seconds)
  }
}
