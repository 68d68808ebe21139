#if os(Linux)
  import Foundation
  import Testing

  @testable import Development

  @Suite("changes below the watched folders are reported, however a file is written")
  struct SourceWatcherTests {
    private let folder = TemporaryFolder()
    private var root: URL { folder.url }

    init() throws {
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

    @Test("a limit of the kernel is named with the setting that raises it")
    func limits() {
      #expect(SourceWatcher.reason(ENOSPC).contains("fs.inotify.max_user_watches"))
      #expect(SourceWatcher.reason(EMFILE).contains("fs.inotify.max_user_instances"))
      #expect(SourceWatcher.reason(EACCES) == "Permission denied")
    }

    @Test("a folder beyond the limit is a fault, others are watched, and it is as soon as possible")
    func limitReached() throws {
      // The package, Sources, App: with Rows there are four.
      let watcher = try SourceWatcher(
        folders: [root.appendingPathComponent("Sources").path], manifests: [root.path], limit: 4)
      try create("Sources/App/Rows")
      #expect(watcher.readChanges() == sources)
      #expect(watcher.takeFault() == nil)
      try create("Sources/App/More")
      #expect(watcher.readChanges() == sources)
      let more = root.appendingPathComponent("Sources/App/More").path
      let fault = try #require(watcher.takeFault())
      #expect(fault.description.hasPrefix("\(more) cannot be watched: this user watches too many"))
      #expect(watcher.takeFiles() == nil)
      #expect(watcher.readChanges() == none)
      #expect(watcher.takeFault() == nil)
      try write("Sources/App/A.swift", "1")
      #expect(watcher.readChanges() == sources)
      #expect(watcher.takeFault() == fault)
      try write("Sources/App/More/C.swift", "1")
      #expect(watcher.readChanges() == none)
      // There is room now.
      try remove("Sources/App/Rows")
      #expect(watcher.readChanges() == sources)
      #expect(watcher.takeFault() == nil)
      try write("Sources/App/More/C.swift", "2")
      #expect(watcher.readChanges() == sources)
    }

    @Test("when the limit is too low for the first folders, there is no watcher")
    func limitAtStart() {
      #expect(throws: DevelopmentError.self) {
        try SourceWatcher(
          folders: [root.appendingPathComponent("Sources").path], manifests: [root.path], limit: 2)
      }
    }

    @Test("a file written in place, replaced by a rename, moved away, deleted")
    func files() throws {
      let watcher = try watcher()
      #expect(watcher.readChanges() == none)
      try write("Sources/App/A.swift", "1")
      #expect(watcher.readChanges() == sources)
      try Data("2".utf8).write(
        to: root.appendingPathComponent("Sources/App/A.swift"), options: .atomic)
      #expect(watcher.readChanges() == sources)
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("Sources/App/A.swift"),
        to: root.appendingPathComponent("B.swift"))
      #expect(watcher.readChanges() == sources)
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("B.swift"),
        to: root.appendingPathComponent("Sources/B.swift"))
      #expect(watcher.readChanges() == sources)
      try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/B.swift"))
      #expect(watcher.readChanges() == sources)
      #expect(watcher.readChanges() == none)
    }

    @Test("the files that changed are named, unless folders, links or the manifest changed")
    func names() throws {
      let watcher = try watcher()
      let file = root.appendingPathComponent("Sources/App/A.swift").path
      func changes() throws -> Set<String>? {
        _ = watcher.readChanges()
        return watcher.takeFiles()
      }
      try write("Sources/App/A.swift", "1")
      #expect(try changes() == [file])
      #expect(try changes() == [])
      try write("Sources/App/draft", "")
      try remove("Sources/App/draft")
      #expect(try changes() == [root.appendingPathComponent("Sources/App/draft").path])
      try remove("Sources/App/A.swift")
      #expect(try changes() == [file])
      try create("Sources/App/Rows")
      try write("Sources/App/A.swift", "2")
      #expect(try changes() == nil)
      #expect(try changes() == [])
      try FileManager.default.createSymbolicLink(
        atPath: file + "-link", withDestinationPath: "A.swift")
      #expect(try changes() == nil)
      try write("Package.swift", "x")
      #expect(try changes() == nil)
    }

    @Test("a new folder, and what is written into it")
    func folders() throws {
      let watcher = try watcher()
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("Sources/App/Rows/Deep"), withIntermediateDirectories: true)
      #expect(watcher.readChanges() == sources)
      try write("Sources/App/Rows/Deep/C.swift", "")
      #expect(watcher.readChanges() == sources)
      try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/App/Rows"))
      #expect(watcher.readChanges() == sources)
      #expect(watcher.readChanges() == none)
    }

    @Test("the manifest, and no other file beside it")
    func manifest() throws {
      let watcher = try watcher()
      try write("README.md", "x")
      #expect(watcher.readChanges() == none)
      try write("Package.swift", "x")
      #expect(watcher.readChanges() == SourceWatcher.Changes(manifest: true))
    }

    @Test(
      "an editor's own files do not count",
      arguments: [".A.swift.swp", "A.swift~", "4913", "#A.swift#", ".build", "A.tmp"])
    func editors(name: String) throws {
      let watcher = try watcher()
      try write("Sources/App/\(name)", "x")
      #expect(watcher.readChanges() == none)
    }

    private func create(_ path: String) throws {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    private func remove(_ path: String) throws {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }

    private func move(_ path: String, _ other: String) throws {
      try FileManager.default.moveItem(
        at: root.appendingPathComponent(path), to: root.appendingPathComponent(other))
    }

    @Test(
      "a watched folder that is deleted and created again is watched again",
      arguments: ["Sources/App", "Sources"])
    func createdAgain(deleted: String) throws {
      let watcher = try SourceWatcher(
        folders: [root.appendingPathComponent("Sources/App").path], manifests: [root.path])
      for round in 0..<3 {
        try remove(deleted)
        #expect(watcher.readChanges() == sources, "\(round): deleted")
        try create("Sources/App")
        #expect(watcher.readChanges() == sources, "\(round): created")
        try write("Sources/App/A.swift", "\(round)")
        #expect(watcher.readChanges() == sources, "\(round): written")
      }
    }

    @Test("a folder that is deleted and created again before anybody looks is watched")
    func createdAgainUnseen() throws {
      let watcher = try SourceWatcher(
        folders: [root.appendingPathComponent("Sources/App").path], manifests: [root.path])
      try remove("Sources")
      try create("Sources/App")
      #expect(watcher.readChanges() == sources)
      try write("Sources/App/A.swift", "1")
      #expect(watcher.readChanges() == sources)
    }

    @Test("a folder that another one replaces by a rename is watched, and the old one is not")
    func replacedFolder() throws {
      for folders in [["Sources"], ["Sources/App"]] {
        try create("New/Rows")
        let watcher = try SourceWatcher(
          folders: folders.map { root.appendingPathComponent($0).path }, manifests: [root.path])
        try move("Sources/App", "Old")
        try move("New", "Sources/App")
        #expect(watcher.readChanges() == sources)
        try write("Sources/App/Rows/C.swift", "1")
        #expect(watcher.readChanges() == sources)
        try write("Old/B.swift", "1")
        #expect(watcher.readChanges() == none)
        try remove("Old")
      }
    }

    @Test("a folder's name beside the watched ones does not count")
    func neighbors() throws {
      let watcher = try SourceWatcher(
        folders: [root.appendingPathComponent("Sources/App").path], manifests: [root.path])
      try create("Sources/Other")
      try write("Sources/Other/A.swift", "")
      #expect(watcher.readChanges() == none)
    }

    @Test("links to folders are followed, also into a folder above")
    func links() throws {
      try create("Shared/Deep")
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: root.appendingPathComponent("Sources/App/Shared").path,
        withDestinationPath: "../../Shared")
      try manager.createSymbolicLink(
        atPath: root.appendingPathComponent("Shared/Deep/Around").path,
        withDestinationPath: root.appendingPathComponent("Sources").path)
      try manager.createSymbolicLink(
        atPath: root.appendingPathComponent("Sources/App/Nowhere").path,
        withDestinationPath: "/no/such/folder")
      let watcher = try watcher()
      try write("Shared/Deep/D.swift", "1")
      #expect(watcher.readChanges() == sources)
      // A link that comes later.
      try create("Late")
      try manager.createSymbolicLink(
        atPath: root.appendingPathComponent("Sources/Late").path, withDestinationPath: "../Late")
      #expect(watcher.readChanges() == sources)
      try write("Late/E.swift", "1")
      #expect(watcher.readChanges() == sources)
    }

    @Test("50,000 files are watched in seconds, and none of many changes stops it")
    func manyFiles() throws {
      for folder in 0..<500 {
        try create("Sources/Many/\(folder)")
        for file in 0..<100 {
          let path = root.appendingPathComponent("Sources/Many/\(folder)/\(file).swift").path
          let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
          #expect(descriptor >= 0)
          close(descriptor)
        }
      }
      let clock = ContinuousClock()
      var watcher: SourceWatcher?
      let time = try clock.measure { watcher = try self.watcher() }
      // Less than a tenth of a second where nothing else runs.
      #expect(time < .seconds(10))
      // More notices than the kernel keeps: some are lost.
      for folder in 0..<500 {
        for file in 0..<100 {
          let path = root.appendingPathComponent("Sources/Many/\(folder)/\(file).swift").path
          close(open(path, O_WRONLY))
        }
      }
      try create("Sources/Many/500")
      #expect(watcher?.readChanges().sources == true)
      try write("Sources/Many/500/F.swift", "1")
      #expect(watcher?.readChanges().sources == true)
      try FileManager.default.removeItem(at: root)
    }

    @Test("a folder that does not exist is not an error")
    func missing() throws {
      let watcher = try SourceWatcher(folders: ["/no/such/folder"], manifests: [])
      #expect(watcher.readChanges() == none)
    }
  }
#endif
