import Foundation
import Synchronization

/// Tells intervals apart that have the same name.
public struct OSSignpostID: RawRepresentable, Comparable, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(_ value: UInt64) { rawValue = value }
  /// One that no other interval of the log has.
  public init(log: OSLog) { rawValue = Self.next() }
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(0xFFFF_FFFF_FFFF_FFFF)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  private static let last = Atomic<UInt64>(0)
  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}

public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start = ContinuousClock.now
  fileprivate let hasEnded = Atomic<Bool>(false)

  init(id: OSSignpostID) { self.id = id }

  /// For an interval that another process began.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
}

/// Measures intervals and marks events; the log file has a line for each, intervals with their
/// duration.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(logHandle: OSLog) { log = logHandle }
  public init(logger: Logger) { log = logger.log }
  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    log.write(.debug, "begin \(name)")
    return OSSignpostIntervalState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write(.debug, "begin \(name): \(message.text)")
    return OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state, "")
  }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    end(name, state, ": \(message.text)")
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {
    guard !state.hasEnded.exchange(true, ordering: .relaxed) else {
      return log.write(.error, "end \(name): the interval has ended before")
    }
    let milliseconds = (ContinuousClock.now - state.start) / .milliseconds(1)
    log.write(.debug, "end \(name) after \(String(format: "%.3f", milliseconds)) ms\(message)")
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(.debug, "event \(name)")
  }
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.write(.debug, "event \(name): \(message.text)")
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// Marks an event, or the begin or end of an interval, in the log file.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug, "\(type.word) \(name)")
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(.debug, "\(type.word) \(name): \(FormattedMessage.text("\(format)", arguments))")
}

extension OSSignpostType {
  fileprivate var word: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}
