import Foundation

/// The readers allowed to see an interpolated value in the log.
public struct OSLogPrivacy: Sendable, Equatable {
  /// How a value is replaced by something that can be compared and not read.
  public enum Mask: Sendable { case none, hash }

  enum Level: Sendable { case automatic, `public`, `private`, sensitive }

  let level: Level
  let mask: Mask

  /// Public for numbers, private for texts and other values.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Written as it is.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
  /// Written as `<private>`.
  public static var `private`: OSLogPrivacy { .private(mask: .none) }
  /// Written as `<private>`, also where private values are shown.
  public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .automatic, mask: mask)
  }
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .private, mask: mask)
  }
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .sensitive, mask: mask)
  }

  /// Private values are written as they are when the environment has `THESEUS_LOG_PRIVATE=1`, as
  /// for a developer who reads the log of an own program.
  static let showsPrivate = ProcessInfo.processInfo.environment["THESEUS_LOG_PRIVATE"] == "1"

  func text(
    of value: @autoclosure () -> String, isText: Bool, showsPrivate: Bool = showsPrivate
  ) -> String {
    switch level {
    case .public: return value()
    case .automatic where !isText || showsPrivate: return value()
    case .private where showsPrivate: return value()
    default: return mask == .hash ? "<mask.hash: \(Self.hash(value()))>" : "<private>"
    }
  }

  /// The same for equal texts in every run (FNV-1a, 64 bits).
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
