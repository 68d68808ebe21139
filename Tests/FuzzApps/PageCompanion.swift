import Foundation
import PageModel
import Synchronization
import TheseusCore
import TheseusHTML
import TheseusTesting
import TheseusViews

/// Shows the window of a test host in a page, and compares the two after each update: the tree that
/// a client has patched equals a fresh one, and is read as the semantics tree is.
///
/// With `THESEUS_PAGE_REPORT` in the environment, every test host has one. The file that it names
/// gets a line for each difference.
@MainActor
final class PageCompanion: TestHostCompanion {
  private var mirror: WindowMirror?
  private var client = ModelClient()
  private var hasFailed = false

  nonisolated init() {}

  func check(_ window: WindowHost) {
    guard !hasFailed else { return }
    if mirror?.window !== window {
      mirror?.window?.stopMirroring()
      mirror = WindowMirror(window)
      client = ModelClient()
    }
    do {
      guard let mirror, let frame = mirror.nextFrame() else { return }
      try client.apply(frame)
      guard let mine = client.root else { throw Difference("there is no tree") }
      // Comparing large trees after every event would take the tests' time.
      guard client.nodes.count < 600, let fresh = mirror.freshTree() else { return }
      let its = try ModelNode(JSONValue(parsing: fresh, depth: 1_000))
      try compare(mine.lines(), its.lines(), "the patched and the fresh tree")
      try compare(
        PageRun.lines(of: mine), PageRun.lines(of: window.semantics), "page and semantics")
      PageReport.shared?.count()
    } catch {
      hasFailed = true
      mirror = nil
      window.stopMirroring()
      let read = PageRun.lines(of: window.semantics).prefix(8).joined(separator: "; ")
      PageReport.shared?.add("\(error)\n  in a window with: \(read)")
    }
  }

  private func compare(_ mine: [String], _ its: [String], _ what: String) throws {
    guard let (a, b) = PageRun.first(mine, its) else { return }
    throw Difference("\(what) differ:\n  \(a)\n  \(b)")
  }
}

private struct Difference: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The file of the differences. The last line of a run has the number of its comparisons. Runs add
/// to it: when unstable tests run again, the differences of the first run stay.
final class PageReport: Sendable {
  static let shared = ProcessInfo.processInfo.environment["THESEUS_PAGE_REPORT"].map {
    PageReport($0)
  }

  private let path: String
  private let state = Mutex<(comparisons: Int, lines: [String])>((0, []))

  private init(_ path: String) {
    self.path = path
    atexit { PageReport.shared?.write() }
  }

  func count() { state.withLock { $0.comparisons += 1 } }
  func add(_ line: String) { state.withLock { $0.lines.append(line) } }

  private func write() {
    let (comparisons, lines) = state.withLock { $0 }
    let text = (lines + ["\(comparisons) comparisons, \(lines.count) differences"])
      .joined(separator: "\n")
    guard let file = fopen(path, "a") else { return }
    fputs(text + "\n", file)
    fclose(file)
  }
}

/// Called when the program is loaded, before the first test.
@_cdecl("theseus_tests_loaded")
func testsLoaded() {
  guard getenv("THESEUS_PAGE_REPORT") != nil else { return }
  TestHost.makeCompanion = { PageCompanion() }
}
