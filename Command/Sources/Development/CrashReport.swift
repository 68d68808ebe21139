import Foundation

/// The lines of standard error that a developer needs first after a crash.
enum CrashReport {
  /// Settings of Swift's backtraces (`SWIFT_BACKTRACE`) added to the developer's own: they go to
  /// standard error, because the terminal shows a screen, and ask nothing.
  static func settings(_ own: String?) -> String {
    [own, "interactive=no,output-to=stderr,color=no,threads=crashed,registers=none,images=none"]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ",")
  }

  /// The message of the trap and the first location in the package's own sources, or the last two
  /// lines.
  ///
  /// - Parameter folder: of the package; paths below it are written without it.
  static func summary(of text: String, folder: String) -> [String] {
    let lines = text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    let message =
      lines.first { $0.contains("Fatal error") } ?? lines.first { $0.contains("Program crashed") }
    let place = lines.lazy.compactMap { line -> String? in
      guard let range = line.firstRange(of: " at \(folder)/") else { return nil }
      return "at " + line[range.upperBound...]
    }.first
    let found = [message, place].compactMap { $0 }
    return found.isEmpty ? Array(lines.suffix(2)) : found
  }
}
