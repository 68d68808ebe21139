import Foundation
import TheseusTesting
import Testing

/// Apple: the `openURL` of the environment is also what the links in a `Text` open with.
@MainActor @Suite("A link in a text opens where it is clicked")
struct TextLinkTests {
  @MainActor private final class Log { var lines: [String] = [] }

  enum Form: CaseIterable { case markdown, attributed, joined, wrapped, inRow, trailing }

  private struct Page: View {
    let form: Form
    let log: Log
    var body: some View {
      let tap: @MainActor @Sendable () -> Void = { log.lines.append("tap") }
      VStack(alignment: .leading) {
        switch form {
        case .markdown: Text("see [docs](https://example.com/b) now").onTapGesture(perform: tap)
        case .attributed: Text(attributed).onTapGesture(perform: tap)
        case .joined:
          (Text("see ") + Text("**the** [docs](https://example.com/b)") + Text(" now"))
            .onTapGesture(perform: tap)
        case .wrapped:
          Text("see on the next line [docs](https://example.com/b) now").frame(width: 96)
            .onTapGesture(perform: tap)
        case .inRow:
          HStack {
            Text("see")
            Text("[docs](https://example.com/b) now")
          }
          .onTapGesture(perform: tap)
        case .trailing:
          Text("see a long line\n[docs](https://example.com/b) now")
            .multilineTextAlignment(.trailing).onTapGesture(perform: tap)
        }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.lines.append(url.path)
          return .handled
        })
    }

    private var attributed: AttributedString {
      var text = AttributedString("see docs now")
      if let range = text.range(of: "docs") { text[range].link = URL(string: "https://a.b/b") }
      return text
    }
  }

  private func click(_ host: TestHost, _ word: String, releasedOn other: String? = nil) async throws
  {
    func place(_ word: String) throws -> (column: Int, row: Int) {
      let lines = host.screen.components(separatedBy: "\n")
      let row = try #require(lines.firstIndex { $0.contains(word) })
      let start = try #require(lines[row].range(of: word)).lowerBound
      return (lines[row].distance(from: lines[row].startIndex, to: start) + 1, row)
    }
    let (press, release) = (try place(word), try place(other ?? word))
    host.send(.pointer(PointerEvent(.press(.left), column: press.column, row: press.row)))
    host.send(.pointer(PointerEvent(.release(.left), column: release.column, row: release.row)))
    host.advance(by: .seconds(1))
    try await host.settle()
  }

  @Test(
    "with openURL, and the rest of the text is for the gestures around", arguments: Form.allCases)
  func opens(_ form: Form) async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Page(form: form, log: log) }
    try await click(host, "docs")
    #expect(log.lines == ["/b"])
    log.lines = []
    try await click(host, "now")
    #expect(log.lines == ["tap"])
  }

  @Test("not when the pointer is released elsewhere, nor where it is disabled")
  func refused() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Page(form: .markdown, log: log) }
    try await click(host, "docs", releasedOn: "now")
    #expect(log.lines == [])
    host.update { Page(form: .markdown, log: log).disabled(true) }
    try await click(host, "docs")
    #expect(log.lines == [])
  }
}
