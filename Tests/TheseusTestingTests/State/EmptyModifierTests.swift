import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("EmptyModifier changes nothing")
struct EmptyModifierTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Counter().modifier(EmptyModifier())
        ForEach(0..<2, id: \.self) { Text("row \($0)") }.modifier(EmptyModifier.identity)
        Text(isOn ? "on" : "off").modifier(EmptyModifier().concat(EmptyModifier()))
        Button("flip") { isOn.toggle() }
      }
    }
  }

  @Test("its content is shown, keeps its state, and several views stay several")
  func contents() throws {
    let host = TestHost(columns: 20, rows: 6) { Screen() }
    try host.find(.button, "count 0").tap()
    try host.find(.button, "flip").tap()
    #expect(try host.find(.button, "count 1").label == "count 1")
    let lines = host.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("row 0") && lines.contains("row 1") && lines.contains("on"))
  }
}
