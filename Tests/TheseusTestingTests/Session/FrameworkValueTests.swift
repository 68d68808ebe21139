import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("values of the framework's types in snapshots")
struct FrameworkValueTests {
  @MainActor private final class Wires { var write: () -> Void = {} }

  private struct Values: View {
    let wires: Wires
    @State private var angle = Angle.zero
    @State private var anchor = UnitPoint.center
    @State private var scheme: ColorScheme?
    @State private var detent = PresentationDetent.medium
    @State private var mode = EditMode.inactive
    @State private var color = Color.red
    @State private var tint: Color?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      wires.write = {
        angle = .degrees(30)
        anchor = .bottomTrailing
        scheme = .dark
        detent = .fraction(0.25)
        mode = .active
        color = Color(light: Color(red: 0.25, green: 0.5, blue: 1), dark: .green.opacity(0.5))
        tint = .mint
        visibility = .doubleColumn
      }
      return VStack(alignment: .leading) {
        Text("\(Int(angle.degrees.rounded())) \(String(describing: anchor))")
        Text("\(String(describing: scheme)) \(mode.isEditing ? "edits" : "reads")")
        Text(verbatim: detent == .fraction(0.25) ? "quarter" : "half")
        Text(verbatim: "\(color)")
        Text(verbatim: "\(String(describing: tint))")
        Text(verbatim: visibility == .doubleColumn ? "double" : "automatic")
      }
    }
  }

  @Test("R32 angles, points, schemes, detents, modes and colors are restored")
  func restored() throws {
    let wires = Wires()
    let host = TestHost(columns: 200) { Values(wires: wires) }
    let before = host.screen
    wires.write()
    host.flush()
    try #require(host.screen != before)
    let saved = try JSONDecoder().decode(
      Snapshot.self, from: Data(try host.snapshot().json.utf8))
    let next = TestHost(restoring: saved, columns: 200) { Values(wires: Wires()) }
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    #expect(next.screen.contains("quarter") && next.screen.contains("edits"))
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }

  @Test("R33 a color that is a mixture is reset, and the report says why")
  func mixture() throws {
    struct Mixed: View {
      @State private var color = Color.red.mix(with: .blue, by: 0.5)
      var body: some View { Text(verbatim: "\(color)") }
    }
    let next = TestHost(restoring: try TestHost { Mixed() }.snapshot()) { Mixed() }
    let cell = try #require(next.restoreReport.first)
    #expect(cell.outcome == .reset && cell.reason.contains("is a mixture"), "\(cell)")
  }

  // MARK: Attributed texts

  private struct Styled: View {
    let text: AttributedString
    @State private var note = AttributedString("empty")
    var body: some View {
      VStack {
        Text(note)
        Text(verbatim: "link \(note.runs.compactMap(\.link).first?.absoluteString ?? "none")")
        Button("Write") { note = text }
      }
    }
  }

  private func kept(_ text: AttributedString) throws -> (host: TestHost, next: TestHost) {
    let host = TestHost { Styled(text: text) }
    try host.find(.button, "Write").tap()
    let saved = try JSONDecoder().decode(
      Snapshot.self, from: Data(try host.snapshot().json.utf8))
    return (host, TestHost(restoring: saved) { Styled(text: text) })
  }

  @Test("R32 an attributed text is restored with its links, marks and colors")
  func attributed() throws {
    var text = try AttributedString(markdown: "a **strong** [link](https://example.org)")
    var colored = AttributedString(" colored")
    colored.foregroundColor = .blue
    colored.kern = 2
    text += colored
    let (host, next) = try kept(text)
    #expect(next.screen.contains("a strong link colored"))
    #expect(next.screen.contains("link https://example.org"))
    #expect(next.picture == host.picture)
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }

  @Test("R33 one with other attributes is reset as a whole, and the report says why")
  func otherAttributes() throws {
    var text = AttributedString("typed")
    text.font = .title
    let (_, next) = try kept(text)
    let cell = try #require(next.restoreReport.first { $0.property == "Styled.note" })
    #expect(cell.outcome == .reset, "\(cell)")
    #expect(cell.reason == "not saved: it has attributes that snapshots have no form for")
  }

  // MARK: Selections and positions

  private struct Selecting: View {
    @State private var text = "some text"
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool
    var isEditor = false

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection).focused($isFocused).frame(height: 48)
        } else {
          TextField("text", text: $text, selection: $selection).focused($isFocused)
        }
        Text(verbatim: "selected \(selected)")
        Button("Other") {}
      }
    }

    private var selected: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return "\(start)+\(text.distance(from: range.lowerBound, to: range.upperBound))"
    }
  }

  @Test(
    "R32 the state of a text's selection follows the restored field",
    arguments: [(false, true), (false, false), (true, true), (true, false)])
  func selection(isEditor: Bool, isFocused: Bool) throws {
    let host = TestHost(rows: 12) { Selecting(isEditor: isEditor) }
    try host.find(.textField).focus()
    host.press(.end)
    host.press(.leftArrow)
    for _ in 0..<3 { host.press(.leftArrow, modifiers: .shift) }
    #expect(host.screen.contains("selected 5+3"), "\(host.screen)")
    if !isFocused { try host.find(.button, "Other").focus() }
    let next = TestHost(restoring: try host.snapshot(), rows: 12) {
      Selecting(isEditor: isEditor)
    }
    #expect(next.screen.contains("selected 5+3"), "\(next.screen)")
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
    // As in a run without a restart.
    let third = TestHost(restoring: try next.snapshot(), rows: 12) {
      Selecting(isEditor: isEditor)
    }
    #expect(third.screen.contains("selected 5+3"), "\(third.screen)")
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<200, id: \.self) { Text("line \($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test("R32 the initial request of a scroll position does not move a restored scroll view")
  func position() throws {
    let host = TestHost(columns: 20, rows: 8) { Positioned() }
    try #require(host.screen.contains("line 199"))
    try host.find(.scrollArea).scroll(by: -100)
    let seen = host.screen
    try #require(!seen.contains("line 199"))
    let next = TestHost(restoring: try host.snapshot(), columns: 20, rows: 8) { Positioned() }
    #expect(next.screen == seen, "\(next.screen)\n\(seen)")
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }
}
