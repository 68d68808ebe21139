import TheseusViews

/// Follows a test host: another host that shows the same window.
@MainActor
package protocol TestHostCompanion: AnyObject {
  /// Everything that was pending is done.
  func check(_ window: WindowHost)
}

extension TestHost {
  /// Makes the companion of each new host; set before the first test.
  package nonisolated(unsafe) static var makeCompanion: (@MainActor () -> any TestHostCompanion)?
}
