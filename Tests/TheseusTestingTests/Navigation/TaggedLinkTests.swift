import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a link in a row that its tag chooses")
struct TaggedLinkTests {
  private enum Choice: Hashable {
    case secret(Int)
    case certificate(String)
  }

  private struct Page: View {
    @State private var choice: Choice?
    var body: some View {
      NavigationSplitView {
        List(selection: $choice) {
          ForEach(1..<3) { number in
            NavigationLink(value: number) { Text("Secret \(number)") }
              .contextMenu { Button("Rename") {} }
              .tag(Choice.secret(number))
          }
          NavigationLink(value: "root") { Text("Certificate") }.tag(Choice.certificate("root"))
        }
      } detail: {
        switch choice {
        case .secret(let number): Text("number \(number)")
        case .certificate(let name): Text("named \(name)")
        case nil: Text("nothing")
        }
      }
    }
  }

  @Test("R88 selects its row like any other view, and is not disabled")
  func selects() throws {
    let host = TestHost(columns: 100, rows: 10) { Page() }
    let y = try #require(host.picture.lines.firstIndex { $0.contains("Secret 1") })
    let certificate = try #require(host.picture.lines.firstIndex { $0.contains("Certificate") })
    // As plain text is.
    let text = TestHost(columns: 100, rows: 10) {
      NavigationSplitView {
        List(selection: .constant(nil as Int?)) { Text("Secret 1").tag(1) }
      } detail: {
        Text("nothing")
      }
    }
    let textY = try #require(text.picture.lines.firstIndex { $0.contains("Secret 1") })
    #expect(
      host.picture.style(x: 3, y: y)?.foreground == text.picture.style(x: 3, y: textY)?.foreground)
    try host.find(.text, "Secret 2").tap()
    #expect(host.screen.contains("number 2"))
    #expect(certificate > y)
    try host.find(.text, "Certificate").tap()
    #expect(host.screen.contains("named root"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R88 without a tag, a link to nowhere in a list with a selection is inert and reported")
  func untagged() throws {
    let host = TestHost(columns: 60, rows: 8) {
      NavigationStack {
        List(selection: .constant(nil as String?)) {
          NavigationLink(value: 1) { Text("Nowhere") }
        }
      }
    }
    #expect(host.screen.contains("Nowhere"))
    #expect(host.trace.issues.map(\.kind) == [.missingDestination])
  }
}
