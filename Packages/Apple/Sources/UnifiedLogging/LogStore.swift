import Foundation
import Synchronization

/// A message or another event in a log.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// How long the entry is kept on Apple's systems.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14,
      longTerm30
  }

  public let composedMessage: String
  public let date: Date
  public let storeCategory: StoreCategory

  init(_ composedMessage: String, date: Date, storeCategory: StoreCategory) {
    self.composedMessage = composedMessage
    self.date = date
    self.storeCategory = storeCategory
  }
}

/// An entry that a process wrote.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry that says what part of a program wrote it.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A message of a `Logger` or `os_log`.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  public let level: Level
  public let subsystem: String
  public let category: String
  /// The message as it was written: the format is not kept.
  public var formatString: String { composedMessage }
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }
  public var threadIdentifier: UInt64 { 0 }

  init(_ message: String, type: OSLogType, subsystem: String, category: String) {
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    self.subsystem = subsystem
    self.category = category
    super.init(
      message, date: Date(), storeCategory: level == .debug ? .shortTerm : .longTermAuto)
  }
}

/// The last messages of this process. Files hold them for longer, but not apart from those of other
/// processes of the same program.
final class RecentMessages: Sendable {
  static let shared = RecentMessages()
  private static let most = 10_000

  private let entries = Mutex<[OSLogEntryLog]>([])

  func append(_ entry: OSLogEntryLog) {
    entries.withLock { entries in
      // Half at a time: removing the first one moves all.
      if entries.count >= Self.most { entries.removeFirst(Self.most / 2) }
      entries.append(entry)
    }
  }

  var all: [OSLogEntryLog] { entries.withLock { $0 } }
}

/// A place in a log: the entries from a date on.
public final class OSLogPosition: NSObject, Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// Reads what this process has logged: its last messages, at most 10,000.
public final class OSLogStore: NSObject, Sendable {
  public enum Scope: Int, Sendable {
    case system
    case currentProcessIdentifier
  }

  /// - Throws: for `.system`: the logs of other programs cannot be read.
  public convenience init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw CocoaError(
        .fileReadNoPermission,
        userInfo: [
          NSLocalizedDescriptionKey: "The logs of other processes cannot be read."
        ])
    }
    self.init(())
  }

  private init(_ nothing: Void) { super.init() }

  /// - Throws: always; the logs of other programs cannot be read.
  public static func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    let last = RecentMessages.shared.all.last?.date ?? Date()
    return OSLogPosition(date: last.addingTimeInterval(seconds))
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let boot = Date().addingTimeInterval(-ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(date: boot.addingTimeInterval(seconds))
  }

  /// The entries from a position on, which a predicate accepts.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = RecentMessages.shared.all.filter { entry in
      position.map { entry.date >= $0.date } ?? true
        && (predicate?.evaluate(with: entry) ?? true)
    }
    return AnySequence(
      options.contains(.reverse) ? entries.reversed() as [OSLogEntry] : entries as [OSLogEntry])
  }
}

/// How entries are listed.
public final class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The newest first.
    public static let reverse = Options(rawValue: 1)
  }
}
