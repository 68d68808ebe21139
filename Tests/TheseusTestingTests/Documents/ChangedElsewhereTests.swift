import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("a file that another program changed is not overwritten")
struct ChangedElsewhereTests {
  private func opened(_ root: URL) async throws -> TestHost {
    let host = TestHost(
      app: NoteEditor(), columns: 60, rows: 20, files: [root.appendingPathComponent("a.txt")],
      drafts: DocumentDrafts(directory: root.appendingPathComponent("drafts")))
    try await host.settle()
    #expect(host.fieldText == "hello")
    try Data("theirs".utf8).write(to: root.appendingPathComponent("a.txt"))
    try host.find(.textField).replaceText("mine")
    host.advance(by: .seconds(2))
    try await host.settle()
    return host
  }

  private let question = "was changed by another program"

  @Test("the user is asked, and the edits are a draft meanwhile")
  func asks() async throws {
    try await withDocuments { root in
      let host = try await opened(root)
      #expect(host.screen.contains(question))
      #expect(contents(root, "a.txt") == "theirs")
      #expect(drafts(in: root.appendingPathComponent("drafts")).texts == ["mine"])
    }
  }

  @Test("the user replaces the other version")
  func replaces() async throws {
    try await withDocuments { root in
      let host = try await opened(root)
      try host.find(.button, "Replace the File").tap()
      try await host.settle()
      #expect(contents(root, "a.txt") == "mine")
      #expect(drafts(in: root.appendingPathComponent("drafts")).texts.isEmpty)
      // Its own version is then the known one.
      try host.find(.textField).replaceText("mine again")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "a.txt") == "mine again" && !host.screen.contains(question))
    }
  }

  @Test("the user takes the other version")
  func takes() async throws {
    try await withDocuments { root in
      let host = try await opened(root)
      try host.find(.button, "Discard My Edits").tap()
      try await host.settle()
      #expect(host.fieldText == "theirs")
      #expect(contents(root, "a.txt") == "theirs")
      #expect(drafts(in: root.appendingPathComponent("drafts")).texts.isEmpty)
    }
  }

  @Test("while undecided, further edits ask no more, and closing keeps both versions")
  func undecided() async throws {
    try await withDocuments { root in
      let host = try await opened(root)
      try host.find(.button, "Decide Later").tap()
      try await host.settle()
      try host.find(.textField).replaceText("mine too")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(!host.screen.contains(question))
      host.closeAll()
      #expect(contents(root, "a.txt") == "theirs")
      #expect(drafts(in: root.appendingPathComponent("drafts")).texts == ["mine too"])
    }
  }

  @Test("a file that was only touched, or has the same content again, is saved")
  func touched() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      let host = TestHost(app: NoteEditor(), columns: 60, rows: 20, files: [file])
      try await host.settle()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
      try host.find(.textField).replaceText("mine")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "a.txt") == "mine" && !host.screen.contains(question))
    }
  }

  @Test("a file that appeared under a name for a new document is not overwritten")
  func appeared() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("b.txt")
      let host = TestHost(app: NoteEditor(), columns: 60, rows: 20, files: [file])
      try await host.settle()
      try Data("theirs".utf8).write(to: file)
      try host.find(.textField).replaceText("mine")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "b.txt") == "theirs" && host.screen.contains(question))
    }
  }
}
