import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Views copy, cut and paste")
struct ClipboardCommandTests {
  private struct Screen: View {
    @State private var items = ["plum", "pear"]
    var body: some View {
      VStack {
        Text(items.joined(separator: " ")).focusable()
          .copyable(items)
          .cuttable(for: String.self) {
            defer { items = [] }
            return items
          }
          .pasteDestination(for: String.self) {
            items += $0
          } validator: {
            $0.filter { !$0.isEmpty }
          }
        PasteButton(payloadType: String.self) { items = $0.map { "pasted " + $0 } }
      }
    }
  }

  @Test("Control-C copies the texts, Control-X removes them, Control-V adds them")
  func keys() throws {
    let host = TestHost(columns: 60, rows: 6) { Screen() }
    host.press(.tab)
    host.press("c", modifiers: .control)
    #expect(host.screen.contains("plum pear"))
    host.press("x", modifiers: .control)
    #expect(!host.screen.contains("plum"))
    host.press("v", modifiers: .control)
    #expect(host.screen.contains("plum"))
  }

  @Test("a paste button pastes what was copied, and nothing before")
  func button() throws {
    let host = TestHost(columns: 60, rows: 6) { Screen() }
    try host.find(.button, "Paste").tap()
    #expect(host.screen.contains("plum pear") && !host.screen.contains("pasted"))
    host.press(.tab, modifiers: .shift)
    host.press("c", modifiers: .control)
    try host.find(.button, "Paste").tap()
    #expect(host.screen.contains("pasted plum"))
  }

  @Test("commands with item providers copy and paste texts; other types receive nothing")
  func providers() throws {
    struct Providers: View {
      @State private var pasted = "-"
      let types: [UTType]
      var body: some View {
        Text("got \(pasted)").focusable()
          .onCopyCommand { [NSItemProvider(object: "moon" as NSString)] }
          .onPasteCommand(of: types) { providers in
            _ = providers[0].loadObject(ofClass: String.self) { text, _ in pasted = text ?? "nil" }
          }
      }
    }
    for (types, shown) in [([UTType.text], "got moon"), ([UTType.image], "got -")] {
      let host = TestHost(columns: 40, rows: 3) { Providers(types: types) }
      host.press(.tab)
      host.press("c", modifiers: .control)
      host.press("v", modifiers: .control)
      #expect(host.screen.contains(shown))
    }
  }
}
