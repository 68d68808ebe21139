import Foundation
import Testing
import TheseusTrace

@Suite("an unreadable trace is an error with location and reason")
struct TraceReadingTests {
  private let head =
    """
    {"theseus-trace":1,"program":"A","started":"2026-01-01T00:00:00Z","profile":"default"}\n
    """
  private let update = "{\"event\":\"update\",\"n\":1,\"transaction\":1,\"at\":0.5}\n"
  private let created =
    """
    {"event":"created","view":1,"type":"A","path":"Root/A","kind":"firstAppearance","rule":"R20"}\n
    """

  private func error(_ text: String) -> TraceError? {
    do {
      _ = try TraceLog(Data(text.utf8), file: "run.jsonl")
      return nil
    } catch {
      return error as? TraceError
    }
  }

  @Test("No file, an empty one, another's, a later version")
  func head_() throws {
    #expect(throws: TraceError.self) { try TraceLog(contentsOf: "/nowhere/run.jsonl") }
    #expect(error("")?.description == "run.jsonl: it is empty; a trace has at least one line")
    #expect(
      error("{\"hello\":1}\n")?.description.hasPrefix("run.jsonl:1: it is not a trace") == true)
    #expect(error("\u{7F}ELF\u{1}\u{2}")?.line == 1)
    let later = try #require(error("{\"theseus-trace\":9,\"who\":1}\n"))
    #expect(
      later.line == 1 && later.reason.contains("version 9") && later.reason.contains("1 to 3"))
    #expect(error("{\"theseus-trace\":1}\n")?.description == "run.jsonl:1: \"program\" is missing")
  }

  @Test(
    "A line that is wrong is named by its number",
    arguments: [
      ("{\"event\":\"vanished\"}", "vanished"),
      ("{\"event\":\"wrote\",\"view\":1,\"from\":\"1\"}", "property"), ("{\"view\":1}", "event"),
      ("{\"event\":\"ran\",\"view\":7,\"causes\":[]}", "view 7"),
      ("{\"event\":\"ran\",\"view\":\"1\",\"causes\":[]}", "view"),
      ("{\"event\":\"ended\",\"view\":1,\"kind\":\"magic\",\"rule\":\"R1\"}", "magic"),
      ("not json", "JSON"),
      (
        "{\"event\":\"skipped\",\"view\":1,\"property\":\"a\",\"to\":\"1\",\"source\":\"here\"}",
        "here"
      ),
    ])
  func wrongLine(line: String, named: String) throws {
    let found = try #require(error(head + update + created + line + "\n" + update))
    #expect(found.line == 4)
    #expect(found.reason.contains(named), "\(found)")
  }

  @Test("An event before the first update")
  func orphan() {
    #expect(error(head + created)?.line == 2)
  }

  @Test("a file cut off after the first line is read up to the incomplete line, which is reported")
  func truncated() throws {
    let text = head + update + created + "{\"event\":\"printed\",\"message\":\"hello\"}\n"
    for length in stride(from: head.utf8.count, through: text.utf8.count, by: 1) {
      let part = Data(text.utf8.prefix(length))
      let log = try TraceLog(part, file: "run.jsonl")
      let whole = part.filter { $0 == UInt8(ascii: "\n") }.count
      if part.last == UInt8(ascii: "\n") {
        #expect(log.incompleteLine == nil)
      } else if log.incompleteLine != nil {
        #expect(log.incompleteLine == whole + 1)
      }
      #expect(log.updates.flatMap(\.events).count >= max(0, whole - 2))
    }
  }

  @Test("hostile: deeply nested, enormous numbers, an endless line")
  func hostile() {
    #expect(
      error(head + update + String(repeating: "[", count: 300_000) + "\n" + update)?.line == 3)
    #expect(
      error(head + "{\"event\":\"update\",\"n\":99999999999999999999999,\"at\":0}\n" + update)?.line
        == 2)
    #expect(
      error(
        head + update + "{\"event\":\"" + String(repeating: "x", count: 1_000_000) + "\"}\n"
          + update)?.line == 3)
  }
}
