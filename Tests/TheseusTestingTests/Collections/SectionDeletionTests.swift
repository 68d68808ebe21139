import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Delete at the end of a section")
struct SectionDeletionTests {
  private struct Page: View {
    let hasFooter: Bool
    @State private var words = ["a", "b", "c"]
    @State private var others = ["x", "y"]
    @State private var selection: String?

    var body: some View {
      VStack {
        Text("left \(words.joined())-\(others.joined())")
        List(selection: $selection) {
          Section {
            ForEach(words, id: \.self) { Text("word \($0)") }
              .onDelete { words.remove(atOffsets: $0) }
          } header: {
            Text("Words")
          } footer: {
            if hasFooter { Text("the end") }
          }
          Section("Others") {
            ForEach(others, id: \.self) { Text("other \($0)") }
              .onDelete { others.remove(atOffsets: $0) }
          }
        }
      }
    }
  }

  @Test(
    "the row before is the current one; after the last one it is that of the next section",
    arguments: [true, false])
  func repeated(hasFooter: Bool) throws {
    let host = TestHost(columns: 40, rows: 16) { Page(hasFooter: hasFooter) }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    for left in ["ab-xy", "a-xy", "-xy", "-y", "-"] {
      host.press(.delete)
      #expect(host.screen.contains("left \(left)"))
    }
    host.press(.delete)
    #expect(host.screen.contains("left -"))
  }

  @Test("a removal by the app leaves the keys a current row, too")
  func byApp() throws {
    struct Shrinking: View {
      @State private var words = ["a", "b", "c"]
      @State private var selection: String?
      var body: some View {
        VStack {
          Text("selected \(selection ?? "none")")
          List(selection: $selection) {
            Section("Words") { ForEach(words, id: \.self) { Text("word \($0)") } }
          }
          .onKeyPress("r") {
            words.removeLast()
            return .handled
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Shrinking() }
    try host.find(.list).focus()
    host.press(.end)
    #expect(host.screen.contains("selected c"))
    host.press("r")
    host.press(.upArrow)
    #expect(host.screen.contains("selected a"))
  }
}
