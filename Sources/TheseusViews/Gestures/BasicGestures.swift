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
}

private enum TapRecognition {
  /// A tap is a press and a release over the same element.
  @MainActor static func phase(_ input: GestureInput, count: Int) -> GesturePhase<Void> {
    guard case .released = input.kind else { return .possible }
    guard let element = input.element else { return .failed }
    let point = element.local(input.location)
    guard CGRect(origin: .zero, size: element.frame.size).contains(point) else { return .failed }
    return input.count % max(1, count) == 0 ? .ended(()) : .failed
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
    if memory { return .possible }
    let elapsed = input.time - input.startTime
    let isLongEnough = elapsed >= .seconds(max(0, minimumDuration))
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

  public var _delay: Duration? {
    minimumDuration > 0 && minimumDuration.isFinite ? .seconds(minimumDuration) : nil
  }
}

/// The pointer moved while it is down.
public struct DragGesture: Gesture, Equatable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
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

  /// Whether the drag has begun.
  public static var _initialMemory: Bool { false }

  public func _receive(_ input: GestureInput, _ memory: inout Bool) -> GesturePhase<Value> {
    if !memory {
      memory = input.distance >= minimumDistance && (input.kind != .pressed || minimumDistance <= 0)
    }
    guard memory else { return input.kind == .released ? .failed : .possible }
    let elapsed = (input.time - input.startTime) / .seconds(1)
    let moved = CGSize(
      width: input.location.x - input.start.x, height: input.location.y - input.start.y)
    let value = Value(
      time: Date(), location: input.convert(input.location, to: coordinateSpace),
      startLocation: input.convert(input.start, to: coordinateSpace),
      velocity: elapsed > 0
        ? CGSize(width: moved.width / elapsed, height: moved.height / elapsed) : .zero)
    return input.kind == .released ? .ended(value) : .changed(value)
  }
}
