import CTerminal

/// Marks a crash of this process with a byte in a file.
public enum CrashMark {
  /// - Parameter file: a descriptor that stays open; nil to stop marking crashes.
  @MainActor
  public static func set(_ file: Int32?) { cterminal_mark_crash(file ?? -1) }
}
