import AppKit
import Testing
import TheseusTesting

/// An app that shows panels to a user with some services.
@MainActor
private final class Bench {
  let app: AppHost
  let services = HostServices()
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "panels-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app = AppHost(
      EmptyTestApp(), size: CGSize(width: 640, height: 384),
      runtime: ViewRuntime(services: services))
  }

  func end() {
    app.unmount()
    try? FileManager.default.removeItem(at: folder)
  }

  @discardableResult func file(_ path: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    return url
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(path),
      withDestinationURL: folder.appendingPathComponent(target))
  }

  func press(_ keys: KeyEquivalent...) {
    for key in keys {
      app.send(.key(KeyPress(key: key, characters: String(key.character))))
      app.flush()
    }
  }

  private var labeled: [(label: String, element: ViewElement)] {
    app.flush()
    var labeled: [(label: String, element: ViewElement)] = []
    var stack: [ViewElement] = app.keyWindow.map { [$0.host.root] } ?? []
    while let element = stack.popLast() {
      if let label = element.ownSemantics?.label { labeled.append((label, element)) }
      stack += element.viewChildren
    }
    return labeled
  }

  var labels: [String] { labeled.map(\.label) }

  /// Activates the control with a label, or with a text that has it.
  func activate(_ label: String) throws {
    let host = try #require(app.keyWindow?.host)
    let isActivated = labeled.contains { candidate in
      guard candidate.label.contains(label) else { return false }
      var target: ViewElement? = candidate.element
      while let element = target {
        if (try? host.perform(.activate, on: element)) != nil { return true }
        target = element.viewParent
      }
      return false
    }
    #expect(isActivated)
    app.flush()
  }

  func shows(_ text: String) -> Bool { labels.contains { $0.contains(text) } }
}

/// Takes an app's requests for files of another computer.
@MainActor
private final class Exchange: FileExchange {
  var requests: [FileRequest] = []
  func begin(_ request: FileRequest) { requests.append(request) }
  func cancel(_ request: FileRequest) {}
  func makeFolder() throws -> URL { FileManager.default.temporaryDirectory }
  func offer(_ file: URL) throws {}
}

extension ApplicationTests {
  @Suite("file panels of AppKit show what SwiftUI's show")
  @MainActor
  struct FilePanelTests {
    @Test("they stay inside the folder that the host's user may see")
    func root() throws {
      let bench = try Bench()
      defer { bench.end() }
      try bench.file("inside/a.txt")
      try bench.file("outside.txt")
      try bench.link("inside/away", to: "outside.txt")
      bench.services.files = UserFiles(root: bench.folder.appendingPathComponent("inside"))
      let panel = NSOpenPanel()
      panel.directoryURL = bench.folder
      panel.begin { _ in }
      #expect(bench.shows("a.txt"))
      #expect(!bench.shows("outside.txt") && !bench.shows("away"))
      #expect(!bench.labels.contains(".."))
    }

    @Test("a file without an extension is data; a link to a folder stands among the folders")
    func kinds() throws {
      let bench = try Bench()
      defer { bench.end() }
      try bench.file("here/Makefile")
      try bench.file("there/b.txt")
      try bench.link("here/linked", to: "there")
      let panel = NSOpenPanel()
      panel.directoryURL = bench.folder.appendingPathComponent("here")
      panel.allowedContentTypes = [.data]
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      #expect(bench.shows("Makefile"))
      // The rows are “..”, the folder and the file.
      bench.press(.downArrow, .downArrow, .return)
      #expect(answer == .OK && panel.url?.lastPathComponent == "Makefile")
    }

    @Test("a folder that cannot be read says so")
    func unreadable() throws {
      let bench = try Bench()
      defer { bench.end() }
      bench.services.files = UserFiles(root: bench.folder.appendingPathComponent("none"))
      NSOpenPanel().begin { _ in }
      let reason = UserFiles.Folder(bench.folder.appendingPathComponent("none"), types: []).problem
      #expect(try bench.shows(#require(reason)))
    }

    @Test(
      "a saved file has one of the allowed extensions",
      arguments: [
        ("report.v2", false, "report.v2.json"), ("report", false, "report.json"),
        ("report.json", false, "report.json"), ("report.v2", true, "report.v2"),
      ])
    func extensions(name: String, allowsOthers: Bool, expected: String) throws {
      let bench = try Bench()
      defer { bench.end() }
      let panel = NSSavePanel()
      panel.directoryURL = bench.folder
      panel.allowedContentTypes = [.json]
      panel.allowsOtherFileTypes = allowsOthers
      panel.nameFieldStringValue = name
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      bench.app.flush()
      bench.press(.return)
      #expect(answer == .OK && panel.url?.lastPathComponent == expected)
    }

    @Test("a name that is a path is refused, with the reason", arguments: ["a/b", ".."])
    func paths(name: String) throws {
      let bench = try Bench()
      defer { bench.end() }
      let panel = NSSavePanel()
      panel.directoryURL = bench.folder
      panel.nameFieldStringValue = name
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      bench.app.flush()
      bench.press(.return)
      #expect(answer == nil)
      #expect(bench.shows("cannot contain") || bench.shows("is not a name"))
    }

    @Test("of several files only those of the shown folder are chosen")
    func leftFolder() throws {
      let bench = try Bench()
      defer { bench.end() }
      try bench.file("here/inner/b.txt")
      try bench.file("here/a.txt")
      let panel = NSOpenPanel()
      panel.directoryURL = bench.folder.appendingPathComponent("here")
      panel.allowsMultipleSelection = true
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      #expect(bench.shows("a.txt"))
      // The rows are “..”, the folder “inner” and the file.
      bench.press(.downArrow, .downArrow, .return)
      bench.press(.upArrow, .return)
      #expect(bench.shows("b.txt"))
      bench.press(.upArrow, .downArrow, .return)
      try bench.activate("Open")
      #expect(answer == .OK && panel.urls.map(\.lastPathComponent) == ["b.txt"])
    }

    @Test("the name of a folder is refused, with the reason")
    func nameOfFolder() throws {
      let bench = try Bench()
      defer { bench.end() }
      try bench.file("notes/a.txt")
      let panel = NSSavePanel()
      panel.directoryURL = bench.folder
      panel.nameFieldStringValue = "notes"
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      bench.app.flush()
      bench.press(.return)
      #expect(answer == nil && bench.shows("A folder has the name “notes”."))
    }

    @Test("a user at another computer chooses files there, and cannot save here")
    func exchange() throws {
      let bench = try Bench()
      defer { bench.end() }
      let exchange = Exchange()
      bench.services.fileExchange = exchange
      let file = try bench.file("a.txt")
      let panel = NSOpenPanel()
      panel.directoryURL = bench.folder
      var answer: NSApplication.ModalResponse?
      panel.begin { answer = $0 }
      #expect(!bench.shows("a.txt"))
      try #require(exchange.requests.first).update(.received([file]))
      #expect(answer == .OK && panel.url == file)

      answer = nil
      bench.services.serving { NSSavePanel().begin { answer = $0 } }
      #expect(answer == .cancel)
      #expect(RuntimeIssues.stray.contains { $0.message.hasPrefix("NSSavePanel:") })
    }
  }
}
