import Dispatch
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("documents without a file are saved as drafts")
struct DocumentDraftTests {
  /// A run of the program: its drafts are locked until it ends.
  private func run<A: App>(_ app: A, _ directory: URL, _ body: (TestHost) throws -> Void) rethrows {
    let host = TestHost(
      app: app, columns: 78, rows: 24, drafts: DocumentDrafts(directory: directory))
    try body(host)
    host.closeAll()
    host.unmount()
  }

  @Test("until they are saved, or as new again; the next run shows each of them")
  func kept() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("state/drafts", isDirectory: true)
      try run(NoteEditor(), kept) { host in
        try host.find(.textField).replaceText("first")
        try host.choose("File", "New")
        try host.find(.textField).replaceText("second")
      }
      #expect(drafts(in: kept).texts == ["first", "second"] && drafts(in: kept).folders == 1)
      try run(NoteEditor(), kept) { host in
        #expect(host.windows.map(\.title) == ["Untitled", "Untitled"])
        let text = host.fieldText
        #expect(text == "first" || text == "second")
        try #require(host.app).openDocument(root.appendingPathComponent("a.txt"))
        host.flush()
        #expect(host.windows.count == 3)
      }
      #expect(drafts(in: kept).texts == ["first", "second"])
      try run(NoteEditor(), kept) { host in
        for _ in 0..<2 {
          try host.find(.textField).replaceText("new")
          host.app?.close(try #require(host.app?.keyWindow))
          host.flush()
        }
      }
      #expect(drafts(in: kept).folders == 0)
      run(NoteEditor(), kept) { host in #expect(host.windows.count == 1 && host.fieldText == "new")
      }
      #expect(drafts(in: kept).folders == 0)
    }
  }

  @Test("the last written come first")
  func order() async throws {
    try await withDocuments { root in
      run(NoteEditor(), root.appendingPathComponent("drafts")) { host in
        for text in ["a", "b", "c"] {
          try? host.find(.textField).replaceText(text)
          try? host.choose("File", "New")
        }
      }
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("drafts"), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "txt" {
        let age: [String: Double] = ["a": 30, "b": 10, "c": 20]
        let text = try String(contentsOf: file, encoding: .utf8)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -(age[text] ?? 0))],
          ofItemAtPath: file.path)
      }
      try run(NoteEditor(), root.appendingPathComponent("drafts")) { host in
        var seen: [String] = []
        for window in host.windows {
          host.select(window: window)
          seen.append(try host.find(.textField).value)
        }
        #expect(seen == ["b", "c", "a"])
      }
    }
  }

  @Test("a running program keeps its drafts; one started beside it shows only those of ended runs")
  func twoRuns() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      try run(NoteEditor(), kept) { try $0.find(.textField).replaceText("left") }
      try run(NoteEditor(), kept) { first in
        #expect(first.fieldText == "left")
        try first.choose("File", "New")
        try first.find(.textField).replaceText("first's")
        try first.choose("File", "New")
        #expect(drafts(in: kept).texts == ["left"])
        try run(NoteEditor(), kept) { second in
          #expect(second.windows.count == 1 && second.fieldText == "new")
          try second.find(.textField).replaceText("second's")
        }
        #expect(drafts(in: kept).texts == ["left", "second's"] && drafts(in: kept).folders == 2)
      }
      #expect(drafts(in: kept).texts == ["first's", "left", "second's"])
      run(NoteEditor(), kept) { #expect($0.windows.count == 3) }
    }
  }

  @Test("runs that start at the same time share the drafts out")
  func race() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      for round in 0..<20 {
        let folder = kept.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if round % 2 == 0 {
          try Data("x".utf8).write(to: folder.appendingPathComponent("TextNote-\(round).txt"))
        }
      }
      let folders = try FileManager.default.contentsOfDirectory(
        at: kept, includingPropertiesForKeys: nil)
      let found = Mutex<[FolderLock]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for folder in folders {
          if let lock = FolderLock(folder) { found.withLock { $0.append(lock) } }
        }
      }
      let locks = found.withLock { $0 }
      #expect(locks.count == 20)
      withExtendedLifetime(locks) {
        #expect(
          DocumentDrafts(directory: kept).left(of: TextNote.self).isEmpty
            && folders.allSatisfy { FolderLock($0) == nil })
      }
    }
  }

  #if os(Linux)
    @Test("a folder is free after its run, also while a child process has its open file")
    func inheritedLock() async throws {
      try await withDocuments { root in
        var lock = FolderLock(root)
        #expect(lock != nil && FolderLock(root) == nil)
        // As a child that is being started has it: a copy of the descriptor.
        let name = root.appendingPathComponent(FolderLock.fileName).resolvingSymlinksInPath().path
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let own = descriptors.compactMap { Int32($0) }.filter {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))
            == name
        }
        let copies = own.map { dup($0) }
        defer { copies.forEach { close($0) } }
        #expect(!copies.isEmpty)
        withExtendedLifetime(lock) {}
        lock = nil
        #expect(FolderLock(root) != nil)
      }
    }
  #endif

  @Test("without locks, a folder belongs to its process while that runs")
  func withoutLocks() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      let folder = kept.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("theirs".utf8).write(to: folder.appendingPathComponent("TextNote-1.txt"))
      @MainActor func left() -> Int {
        DocumentDrafts(directory: kept, locking: { _ in ENOLCK }).left(of: TextNote.self).count
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "read line"]
      let input = Pipe()
      process.standardInput = input
      try process.run()
      try Data(String(process.processIdentifier).utf8).write(
        to: folder.appendingPathComponent(FolderLock.fileName))
      #expect(left() == 0)
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(left() == 1)
      let drafts = DocumentDrafts(directory: kept, locking: { _ in ENOLCK })
      let host = TestHost(app: NoteEditor(), drafts: drafts)
      #expect(host.fieldText == "theirs")
      try host.find(.textField).replaceText("mine")
      host.closeAll()
      #expect(contents(folder, "TextNote-1.txt") == "mine")
    }
  }

  @Test("when nothing can be written, that is reported, and existing drafts stay")
  func readOnly() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: false)
      // A file where the folder should be: even root cannot write there.
      try Data("a file".utf8).write(to: kept)
      let host = TestHost(
        app: NoteEditor(), columns: 78, rows: 24, drafts: DocumentDrafts(directory: kept))
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(host.screen.contains("“Untitled” could not be saved."))
      try host.find(.button, "OK").tap()
      #expect(host.fieldText == "typed" && contents(root, "drafts") == "a file")
    }
  }

  @Test("other files beside the runs' folders are ignored")
  func others() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      let other = kept.appendingPathComponent("backup", isDirectory: true)
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      for file in [
        kept.appendingPathComponent("TextNote-1.txt"),
        other.appendingPathComponent("TextNote-1.txt"),
      ] {
        try Data("older".utf8).write(to: file)
      }
      run(NoteEditor(), kept) { #expect($0.fieldText == "new" && $0.windows.count == 1) }
      #expect(
        contents(kept, "TextNote-1.txt") == "older" && contents(other, "TextNote-1.txt") == "older")
    }
  }

  private struct WelcomingEditor: App {
    var body: some Scene {
      Window("Welcome", id: "welcome") { Text("welcome") }
      DocumentGroup(newDocument: TextNote()) { file in TextField("text", text: file.$document.text)
      }
    }
  }

  @Test("they open behind the window that the app starts with, if that is another scene's")
  func behindOthers() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      try run(WelcomingEditor(), kept) { host in
        #expect(host.windows.map(\.title) == ["Welcome"])
        try host.choose("File", "New")
        try host.find(.textField).replaceText("typed")
      }
      run(WelcomingEditor(), kept) { host in
        #expect(host.windows.map(\.title) == ["Welcome", "Untitled"])
        #expect(host.windows.map(\.isKey) == [true, false])
        if let last = host.windows.last { host.select(window: last) }
        #expect(host.fieldText == "typed")
      }
    }
  }

  @Test("Delete Draft asks, and resets the document")
  func deleting() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      let host = TestHost(
        app: NoteEditor(), columns: 78, rows: 24, drafts: DocumentDrafts(directory: kept))
      #expect(throws: TestHostError.self) { try host.choose("File", "Delete Draft…") }
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(drafts(in: kept).texts == ["typed"])
      try host.choose("File", "Delete Draft…")
      try host.find(.button, "Cancel").tap()
      #expect(drafts(in: kept).texts == ["typed"] && host.fieldText == "typed")
      try host.choose("File", "Delete Draft…")
      try host.find(.button, "Delete").tap()
      #expect(host.fieldText == "new" && drafts(in: kept).folders == 0)
      #expect(throws: TestHostError.self) { try host.choose("File", "Delete Draft…") }
      // A document with a file is not a draft.
      try #require(host.app).openDocument(root.appendingPathComponent("a.txt"))
      host.flush()
      try host.find(.textField).replaceText("edited")
      #expect(throws: TestHostError.self) { try host.choose("File", "Delete Draft…") }
      host.closeAll()
      #expect(contents(root, "a.txt") == "edited" && drafts(in: kept).folders == 0)
    }
  }
}
