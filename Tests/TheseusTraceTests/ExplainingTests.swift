import Foundation
import Testing
import TheseusTesting

@testable import TheseusTrace

private final class Hooks {
  var edit: () -> Void = {}
  var open: () -> Void = {}
}

private struct Row: View {
  let text: String
  let hooks: Hooks
  @State private var isOpen = false
  var body: some View {
    if text == "bread" { hooks.open = { isOpen = true } }
    return Text("\(text) \(isOpen)")
  }
}

private struct Rows: View {
  let hooks: Hooks
  @State private var texts = ["bread", "milk"]
  var body: some View {
    hooks.edit = { texts[0] = "sourdough" }
    return VStack { ForEach(texts, id: \.self) { Row(text: $0, hooks: hooks) } }
  }
}

@MainActor @Suite("A recorded run is explained in sentences that one can act on")
struct ExplainingTests {
  private let hooks = Hooks()

  private func log() throws -> TraceLog {
    let run = try TraceRun { Rows(hooks: hooks) }
    run.act { hooks.open() }
    run.act { hooks.edit() }
    return try run.log()
  }

  @Test("update by update: written, ran and why, began, stayed, ended")
  func text() throws {
    let text = try log().explanation()
    #expect(text.hasPrefix("Test, "))
    for part in [
      "transaction 1", "wrote    Row.isOpen false→true at ExplainingTests.swift:",
      "ran      Root/Rows/VStack/Row#bread: @State isOpen false→true",
      "transaction 2", "began    Root/Rows/VStack/Row#sourdough: element inserted \"sourdough\"",
      "ended    Root/Rows/VStack/Row#bread: element removed \"bread\"",
      "stayed   Root/Rows/VStack/Row#milk",
    ] { #expect(text.contains(part), "\(part) is not in\n\(text)") }
  }

  @Test("R6 why-reset: what was lost, what replaced it, and how to keep it")
  func resets() throws {
    let text = try log().resets()
    #expect(
      text.contains(
        """
        Root/Rows/VStack/Row#bread\n  ended in #3: element removed "bread" at ExplainingTests.swift:
        """
      ), "\(text)")
    #expect(text.contains("lost: isOpen = true"))
    #expect(text.contains("began again in #3 as Root/Rows/VStack/Row#sourdough"))
    #expect(text.contains("give the element an id that does not change"))
    #expect(try log().resets(TraceFilter(view: "Rows")) == "No view that matches ended.")
  }

  @Test("R25 why-ran: how often and for which reasons")
  func runs() throws {
    let text = try log().runs(TraceFilter(path: "Row#bread"))
    #expect(
      text.hasPrefix("Root/Rows/VStack/Row#bread ran twice")
        || text.hasPrefix("Root/Rows/VStack/Row#bread ran 2 times"))
    #expect(text.contains("first appearance: #1") && text.contains("@State isOpen false→true"))
    #expect(text.contains("#2"))
  }

  @Test("a long path is shown by its ends, which find the view")
  func shortPaths() {
    #expect(TraceLog.short("Root/Rows/Row#1") == "Root/Rows/Row#1")
    let path = "Window/" + (0..<30).map { "Middle\($0)" }.joined(separator: "/") + "/Card/Row#7"
    let short = TraceLog.short(path)
    #expect(
      short.hasPrefix("Window/…/Middle") && short.hasSuffix("/Card/Row#7") && short.utf8.count <= 76
    )
    #expect(
      TraceLog.short("Window/" + String(repeating: "x", count: 200)) == "Window/"
        + String(repeating: "x", count: 200))
  }

  @Test("Filters by type and by path take whole names and whole components")
  func filters() throws {
    let log = try log()
    #expect(!log.explanation(TraceFilter(view: "Row")).contains("Root/Rows:"))
    #expect(log.explanation(TraceFilter(view: "Ro")).contains("Nothing in the trace matches"))
    #expect(log.explanation(TraceFilter(path: "Root/Rows/VStack/Row#milk")).contains("#milk"))
    #expect(!log.explanation(TraceFilter(path: "Row#milk")).contains("#bread"))
    #expect(
      log.explanation(TraceFilter(path: "Row")).contains("Nothing in the trace matches"))
    #expect(log.explanation(TraceFilter(path: "/Root/Rows/")).contains("transaction 2"))
  }

  @Test("JSON: one document, causes in words and as data")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: log().json()) as? [String: Any])
    let updates = try #require(object["updates"] as? [[String: Any]])
    #expect(updates.count == 3)
    let events = try #require(updates[2]["events"] as? [[String: Any]])
    let ended = try #require(events.first { $0["event"] as? String == "ended" })
    #expect(ended["kind"] as? String == "elementRemoved" && ended["rule"] as? String == "R6")
    #expect((ended["source"] as? String)?.contains("ExplainingTests.swift:") == true)
    #expect(ended["path"] as? String == "Root/Rows/VStack/Row#bread")
  }

  @Test("Cause and effect of an update: from the write to the body to what began and ended")
  func drawing() throws {
    let log = try log()
    let drawing = log.drawing(of: try #require(log.updates.last { $0.transaction != nil }))
    func box(_ first: String, _ second: String) throws -> Int {
      try #require(
        drawing.boxes.firstIndex {
          $0.lines.first == first && $0.lines.last?.hasPrefix(second) == true
        }, "\(first) \(second)")
    }
    let (write, body) = (try box("Rows", "texts"), try box("Rows", "ran"))
    let (began, ended) = (try box("Row", "began"), try box("Row", "ended"))
    for arrow in [(write, body), (body, began), (body, ended)] {
      #expect(drawing.arrows.contains(Drawing.Arrow(from: arrow.0, to: arrow.1)))
    }
    #expect(drawing.dot().contains("n\(write) -> n\(body);"))
    #expect(
      drawing.svg().contains("element removed &quot;bread&quot;")
        || drawing.svg().contains("ended: element removed"))
  }

  @Test("the page contains the data, which cannot escape from it")
  func page() throws {
    struct Evil: View {
      let hooks: Hooks
      @State private var text = ""
      var body: some View {
        hooks.edit = { text = "</script><script>alert(1)</script>" }
        return Text(text)
      }
    }
    let run = try TraceRun { Evil(hooks: hooks) }
    run.act { hooks.edit() }
    let page = try run.log().page()
    #expect(page.contains("Root/Evil"))
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(
      !page.contains("http://")
        || page.components(separatedBy: "http://").count
          == page.components(separatedBy: "http://www.w3.org").count
    )
  }
}
