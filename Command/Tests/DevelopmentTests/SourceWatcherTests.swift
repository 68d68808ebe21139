#if os(Linux)
  import Foundation
  import Testing

  @testable import Development

  @Suite("changes below the watched folders are told, by any way of writing a file")
  struct SourceWatcherTests {
    private let root: URL

    init() throws {
      root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("Sources/App"), withIntermediateDirectories: true)
      try write("Package.swift", "")
      try write("Sources/App/A.swift", "")
    }

    private func write(_ path: String, _ text: String) throws {
      try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }

    private func watcher() throws -> SourceWatcher {
      try SourceWatcher(
        folders: [root.appendingPathComponent("Sources").path], manifests: [root.path])
    }

    private let sources = SourceWatcher.Changes(sources: true)
    private let none = SourceWatcher.Changes()

    @Test("a file written in place, replaced by a rename, moved away, deleted")
    func files() throws {
      let watcher = try watcher()
      #expect(try watcher.readChanges() == none)
      try write("Sources/App/A.swift", "1")
      #expect(try watcher.readChanges() == sources)
      try Data("2".utf8).write(
        to: root.appendingPathComponent("Sources/App/A.swift"), options: .atomic)
      #expect(try watcher.readChanges() == sources)
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("Sources/App/A.swift"),
        to: root.appendingPathComponent("B.swift"))
      #expect(try watcher.readChanges() == sources)
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("B.swift"),
        to: root.appendingPathComponent("Sources/B.swift"))
      #expect(try watcher.readChanges() == sources)
      try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/B.swift"))
      #expect(try watcher.readChanges() == sources)
      #expect(try watcher.readChanges() == none)
    }

    @Test("a new folder, and what is written into it")
    func folders() throws {
      let watcher = try watcher()
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("Sources/App/Rows/Deep"), withIntermediateDirectories: true)
      #expect(try watcher.readChanges() == sources)
      try write("Sources/App/Rows/Deep/C.swift", "")
      #expect(try watcher.readChanges() == sources)
      try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/App/Rows"))
      #expect(try watcher.readChanges() == sources)
      #expect(try watcher.readChanges() == none)
    }

    @Test("the manifest, and no other file beside it")
    func manifest() throws {
      let watcher = try watcher()
      try write("README.md", "x")
      #expect(try watcher.readChanges() == none)
      try write("Package.swift", "x")
      #expect(try watcher.readChanges() == SourceWatcher.Changes(manifest: true))
    }

    @Test(
      "an editor's own files do not count",
      arguments: [".A.swift.swp", "A.swift~", "4913", "#A.swift#", ".build", "A.tmp"])
    func editors(name: String) throws {
      let watcher = try watcher()
      try write("Sources/App/\(name)", "x")
      #expect(try watcher.readChanges() == none)
    }

    @Test("a folder that does not exist is not an error")
    func missing() throws {
      let watcher = try SourceWatcher(folders: ["/no/such/folder"], manifests: [])
      #expect(try watcher.readChanges() == none)
    }
  }
#endif
