import Foundation
import Logging

/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// Where messages come from: a program or library, and a part of it.
public final class OSLog: NSObject, Sendable {
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(label: "default", isEnabled: true)
  /// Takes messages and drops them.
  public static let disabled = OSLog(label: "disabled", isEnabled: false)

  private let log: Logging.Logger?
  private let subsystem: String
  private let category: String

  public convenience init(subsystem: String, category: String) {
    self.init(
      label: category.isEmpty ? subsystem : "\(subsystem):\(category)", isEnabled: true,
      subsystem: subsystem, category: category)
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(
    label: String, isEnabled: Bool, subsystem: String = "", category: String = ""
  ) {
    (self.subsystem, self.category) = (subsystem, category)
    log =
      isEnabled ? Logging.Logger(label: label, factory: { FileLogHandler(label: $0) }) : nil
  }

  /// A log with a file of its own, for tests.
  init(label: String, file: LogFile) {
    (subsystem, category) = (label, "")
    log = Logging.Logger(label: label, factory: { FileLogHandler(label: $0, file: file) })
  }

  public func isEnabled(type: OSLogType) -> Bool {
    log.map { $0.logLevel <= type.level } ?? false
  }

  public var signpostsEnabled: Bool { log != nil }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard let log, log.logLevel <= type.level else { return }
    let message = message()
    RecentMessages.shared.append(
      OSLogEntryLog(
        message, type: type, subsystem: subsystem, category: category))
    log.log(level: type.level, "\(message)")
  }
}

/// Writes messages of one part of a program to the program's log file.
public struct Logger: Sendable {
  let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

/// Writes a message with C's placeholders, such as `"%{public}@ took %d ms"`.
///
/// Without `{public}`, `%@` and `%s` are private and numbers are public.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", args))
}

/// The older order of arguments.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", args))
}
