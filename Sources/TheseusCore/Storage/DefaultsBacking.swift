import Foundation

/// A `UserDefaults`, which code also reads and writes past the store.
final class DefaultsBacking: StorageBacking {
  private let defaults: Unchecked<UserDefaults>
  private let domain: String

  /// - Parameter domain: the name of the values that are set in `defaults`.
  init(_ defaults: UserDefaults, domain: String = DefaultsBacking.programDomain) {
    self.defaults = Unchecked(defaults)
    self.domain = domain
  }

  var isShared: Bool { true }
  var isLive: Bool { true }

  func value(forKey key: String) -> StoredValue? {
    defaults.value.object(forKey: key).flatMap { Self.stored($0) }
  }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    set(value, forKey: key)
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    set(value, forKey: key)
  }

  func set(_ value: StoredValue?, forKey key: String) {
    guard let value, let object = Self.object(value) else {
      return defaults.value.removeObject(forKey: key)
    }
    defaults.value.set(object, forKey: key)
  }

  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]? {
    let new = observed().reduce(into: [:]) { values, key in values[key] = value(forKey: key) }
    return new == known ? nil : new
  }

  /// The values that were set, without registered defaults and arguments.
  var setValues: [String: StoredValue] {
    (defaults.value.persistentDomain(forName: domain) ?? [:])
      .compactMapValues { Self.stored($0) }
  }

  /// The name of the program's own domain.
  static var programDomain: String {
    #if canImport(Darwin)
      Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    #else
      // Foundation on Linux knows no other name for it.
      "kCFPreferencesCurrentApplication"
    #endif
  }

  /// Whether code may have set values in `UserDefaults.standard`. To create that object takes
  /// 2,600,000 instructions, a tenth of the start of a small app.
  static var mayHaveStandardValues: Bool {
    #if canImport(Darwin)
      true
    #else
      // Foundation exports the functions of CoreFoundation, but has no module for them.
      typealias CopyKeys =
        @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
      typealias Release = @convention(c) (UnsafeRawPointer) -> Void
      let program = dlopen(nil, RTLD_LAZY)
      func constant(_ name: String) -> UnsafeRawPointer? {
        dlsym(program, name)?.load(as: UnsafeRawPointer?.self)
      }
      guard let copyKeys = dlsym(program, "CFPreferencesCopyKeyList"),
        let release = dlsym(program, "CFRelease"),
        let application = constant("kCFPreferencesCurrentApplication"),
        let user = constant("kCFPreferencesCurrentUser"),
        let host = constant("kCFPreferencesAnyHost")
      else { return true }
      guard
        let keys = unsafeBitCast(copyKeys, to: CopyKeys.self)(application, user, host)
      else { return false }
      unsafeBitCast(release, to: Release.self)(keys)
      return true
    #endif
  }

  // MARK: Values

  private static func stored(_ object: Any) -> StoredValue? {
    switch object {
    case let number as NSNumber where !(object is Bool):
      CFNumberIsFloat(number) ? .double(number.doubleValue) : .int(number.intValue)
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    case let value as Date: .date(value)
    case let value as Data: stored(data: value)
    case let value as URL: .url(value)
    case let values as [Any]: .array(values.compactMap { stored($0) })
    case let members as [String: Any]: .object(members.compactMapValues { stored($0) })
    default: nil
    }
  }

  private static func CFNumberIsFloat(_ number: NSNumber) -> Bool {
    let type = number.objCType.pointee
    return type == CChar(UInt8(ascii: "d")) || type == CChar(UInt8(ascii: "f"))
  }

  private static func object(_ value: StoredValue) -> Any? {
    switch value {
    case .null: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .date(let value): value
    case .data(let value): value
    case .url(let value): archive(of: value)
    case .array(let values): values.compactMap { object($0) }
    case .object(let members): members.compactMapValues { object($0) }
    }
  }

  /// The form in which `UserDefaults.url(forKey:)` expects an address that is no file.
  /// `set(_: URL?, forKey:)` on Linux stores the path of every address.
  private static func archive(of url: URL) -> Any? {
    if url.isFileURL { return url.path }
    return try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
  }

  private static func stored(data: Data) -> StoredValue {
    if data.starts(with: Data("bplist00".utf8)), data.count < 65_536,
      let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
    {
      return .url(url as URL)
    }
    return .data(data)
  }
}
