import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Documents whose file cannot be written")
struct DocumentFailureTests {
  /// An editor with a.txt in front, whose folder can be removed and put back.
  private func withLostFolder(
    _ body: (_ root: URL, _ folder: URL, _ host: TestHost) async throws -> Void
  ) async throws {
    try await withDocuments { root in
      let folder = root.appendingPathComponent("folder", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("a.txt"), to: folder.appendingPathComponent("a.txt"))
      let drafts = DocumentDrafts(
        directory: root.appendingPathComponent("drafts", isDirectory: true))
      let host = TestHost(
        app: NoteEditor(), columns: 78, rows: 24, files: [folder.appendingPathComponent("a.txt")],
        drafts: drafts)
      #expect(host.fieldText == "hello")
      try FileManager.default.removeItem(at: folder)
      try await body(root, folder, host)
    }
  }

  private func wait(_ host: TestHost, seconds: Int = 1) async throws {
    for _ in 0..<seconds {
      host.advance(by: .seconds(1))
      try await host.settle()
    }
  }

  private let sentence = "“a.txt” could not be saved."

  @Test(
    "unsaved edits are written when writing works again; a failure is reported once and on request")
  func retried() async throws {
    try await withLostFolder { root, folder, host in
      try host.find(.textField).replaceText("one")
      try await wait(host)
      #expect(host.screen.contains(sentence))
      try host.find(.button, "OK").tap()
      // The failure is not reported again by itself.
      try await wait(host, seconds: 3)
      #expect(!host.screen.contains(sentence))
      try host.find(.textField).replaceText("two")
      try await wait(host)
      #expect(!host.screen.contains(sentence))
      host.press("s", modifiers: .control)
      #expect(host.screen.contains(sentence))
      try host.find(.button, "OK").tap()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      host.press("s", modifiers: .control)
      #expect(contents(folder, "a.txt") == "two" && !host.screen.contains(sentence))
      // Another failure is reported.
      try FileManager.default.removeItem(at: folder)
      try host.find(.textField).replaceText("three")
      try await wait(host)
      #expect(host.screen.contains(sentence))
      try host.find(.button, "OK").tap()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try host.find(.textField).replaceText("four")
      try await wait(host)
      #expect(contents(folder, "a.txt") == "four")
      #expect(drafts(in: root.appendingPathComponent("drafts")).folders == 0)
    }
  }

  @Test("are tried again when the window closes, though nothing was edited since")
  func atClosing() async throws {
    try await withLostFolder { root, folder, host in
      try host.find(.textField).replaceText("typed")
      try await wait(host)
      try host.find(.button, "OK").tap()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      host.closeAll()
      #expect(
        contents(folder, "a.txt") == "typed"
          && drafts(in: root.appendingPathComponent("drafts")).folders == 0)
    }
  }

  @Test("are saved as drafts when their window closes, and the next run shows them")
  func keptAsDraft() async throws {
    try await withLostFolder { root, folder, host in
      try host.find(.textField).replaceText("typed")
      host.closeAll()
      host.unmount()
      #expect(
        contents(folder, "a.txt") == nil
          && drafts(in: root.appendingPathComponent("drafts")).texts == ["typed"])
      let next = TestHost(
        app: NoteEditor(),
        drafts: DocumentDrafts(directory: root.appendingPathComponent("drafts", isDirectory: true)))
      #expect(next.windows.map(\.title) == ["Untitled"] && next.fieldText == "typed")
    }
  }

  private final class ScenePhaseBox: ObservableObject {
    @Published var phase = ScenePhase.active
  }

  private struct PhaseApp: App {
    @ObservedObject var box = PhaseApp.shared
    static let shared = ScenePhaseBox()
    var body: some Scene {
      DocumentGroup(newDocument: TextNote()) { file in TextField("text", text: file.$document.text)
      }
      .environment(\.scenePhase, box.phase)
    }
  }

  @Test("are tried again when the scene goes to the background or returns")
  func atPhases() async throws {
    try await withDocuments { root in
      let folder = root.appendingPathComponent("folder", isDirectory: true)
      let file = folder.appendingPathComponent("b.txt")
      let box = PhaseApp.shared
      let host = TestHost(
        app: PhaseApp(), columns: 78, rows: 24, files: [file],
        drafts: DocumentDrafts(directory: root.appendingPathComponent("drafts")))
      try host.find(.textField).replaceText("typed")
      box.phase = .background
      host.flush()
      #expect(
        contents(folder, "b.txt") == nil
          && drafts(in: root.appendingPathComponent("drafts")).texts == ["typed"])
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      box.phase = .active
      host.flush()
      #expect(
        contents(folder, "b.txt") == "typed"
          && drafts(in: root.appendingPathComponent("drafts")).folders == 0)
    }
  }
}
