import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("an app does not quit over edits that cannot be saved, unless the user agrees")
struct UnsavedQuitTests {
  /// An app with a document that refuses to be written, and the number of its ends.
  private func refusing() throws -> (TestHost, () -> Int) {
    let host = TestHost(app: NoteEditor(), columns: 60, rows: 20)
    var ends = 0
    host.app?.onQuit = { ends += 1 }
    try host.find(.textField).replaceText("refuse")
    return (host, { ends })
  }

  private let question = "cannot be saved"

  @Test("on a request, and the answer decides")
  func request() throws {
    let (host, ends) = try refusing()
    host.app?.requestQuit()
    host.flush()
    #expect(host.screen.contains(question) && ends() == 0)
    try host.find(.button, "Cancel").tap()
    #expect(!host.screen.contains(question) && ends() == 0)
    host.app?.requestQuit()
    // A second request shows no second question.
    host.app?.requestQuit()
    host.flush()
    try host.find(.button, "Quit and Lose Them").tap()
    #expect(ends() == 1 && !host.screen.contains(question))
  }

  @Test("when the last window closes, which stays open")
  func lastWindow() throws {
    let (host, ends) = try refusing()
    host.app?.close(try #require(host.app?.keyWindow))
    host.flush()
    #expect(host.app?.windows.count == 1 && host.screen.contains(question) && ends() == 0)
    host.press(.escape)
    try host.find(.textField).replaceText("fine")
    #expect(host.fieldText == "fine")
  }

  @Test("edits that can be saved are saved first, without a question")
  func saved() async throws {
    try await withDocuments { root in
      let host = TestHost(
        app: NoteEditor(), columns: 60, rows: 20, files: [root.appendingPathComponent("a.txt")])
      var ends = 0
      host.app?.onQuit = { ends += 1 }
      try host.find(.textField).replaceText("mine")
      host.app?.requestQuit()
      #expect(ends == 1 && contents(root, "a.txt") == "mine")
    }
  }

  @Test("edits without a file are kept as a draft, without a question")
  func draft() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts")
      let host = TestHost(
        app: NoteEditor(), columns: 60, rows: 20, drafts: DocumentDrafts(directory: kept))
      var ends = 0
      host.app?.onQuit = { ends += 1 }
      try host.find(.textField).replaceText("mine")
      host.app?.requestQuit()
      #expect(ends == 1 && drafts(in: kept).texts == ["mine"])
    }
  }
}
