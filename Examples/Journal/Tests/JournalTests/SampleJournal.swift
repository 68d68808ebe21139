import Foundation
import JournalModel
import SwiftUI

@testable import Journal

/// A journal for pictures, in a folder of its own: at a fixed time, with sample entries or empty.
@MainActor
final class SampleJournal {
  let session: JournalSession
  let store: JournalStore
  let navigator = Navigator()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "journal-picture-\(UUID().uuidString)")

  struct NotOpened: Error {}

  init(_ date: DateComponents, isEmpty: Bool = false) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let now = Calendar.current.date(from: date) else { throw NotOpened() }
    session = JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false, now: { now })
    guard let store = session.store else { throw NotOpened() }
    self.store = store
    if isEmpty { return }
    store.addSample()
    for _ in 0..<3_000 where store.entries(on: .day(store.today)).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var view: some View {
    RootView().environment(session).environment(navigator)
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}
