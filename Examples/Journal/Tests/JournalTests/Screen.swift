import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

/// The app on a screen without a terminal, with a new journal.
@MainActor
final class Screen {
  let host: TestHost
  let store: JournalStore
  let navigator = Navigator()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "journal-screen-\(UUID().uuidString)")

  init(keyboard: HostKeyboard = .complete) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let session = JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false)
    store = try #require(session.store)
    host = TestHost(columns: 96, rows: 28) { [navigator] in
      RootView()
        .environment(session)
        .environment(navigator)
        .environment(\.hostKeyboard, keyboard)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Edits are written before they are seen, off the main actor.
  func until(_ condition: () -> Bool) async throws {
    for _ in 0..<3_000 where !condition() {
      try await Task.sleep(for: .milliseconds(10))
      try await host.settle()
    }
  }

  func line(_ text: String) -> String? {
    host.screen.split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }
}
