import CTerminal

/// A file that a crash of this process leaves a byte in.
public enum CrashMark {
  /// - Parameter file: a descriptor that stays open; nil from when on a crash is not noted.
  @MainActor
  public static func set(_ file: Int32?) { cterminal_mark_crash(file ?? -1) }
}
