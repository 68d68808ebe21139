import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a press is for what is drawn in front at its cell")
struct OverlappingAreaTests {
  @MainActor final class Log { var rows: [Int] = [] }

  enum Form: CaseIterable {
    case gesture, contentShape, hovered, clearBackground, button, plainButton, focusable, menu
  }

  /// Rows that are lower than their text with its padding: the areas of neighbors overlap.
  private struct Rows: View {
    let form: Form
    let pitch: CGFloat
    let top: CGFloat
    let log: Log

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<6, id: \.self) { row in
          area(row).frame(height: pitch)
        }
      }
      .padding(.top, top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    @ViewBuilder private func area(_ row: Int) -> some View {
      let text = Text("row \(row)").padding(.vertical, 5)
      let tap: @MainActor @Sendable () -> Void = { log.rows.append(row) }
      switch form {
      case .gesture: text.onTapGesture(perform: tap)
      case .contentShape: text.contentShape(Rectangle()).onTapGesture(perform: tap)
      case .hovered: text.contentShape(Rectangle()).onHover { _ in }.onTapGesture(perform: tap)
      case .clearBackground: text.background(Color.clear).onTapGesture(perform: tap)
      case .button: Button(action: tap) { text }.buttonStyle(.borderless)
      case .plainButton: Button(action: tap) { text }.buttonStyle(.plain)
      case .focusable: text.focusable().onTapGesture(perform: tap)
      case .menu: text.contextMenu { Button("item") {} }.onTapGesture(perform: tap)
      }
    }
  }

  private func click(_ host: TestHost, _ column: Int, _ row: Int) {
    for action in [PointerEvent.Action.press(.left), .release(.left)] {
      host.send(.pointer(PointerEvent(action, column: column, row: row)))
    }
  }

  @Test("each row's text is the row's, wherever the rows are", arguments: Form.allCases)
  func texts(_ form: Form) {
    for pitch in stride(from: CGFloat(16), through: 24, by: 1) {
      for top in stride(from: CGFloat(0), through: 15, by: 3) {
        let log = Log()
        let host = TestHost(columns: 20, rows: 16) {
          Rows(form: form, pitch: pitch, top: top, log: log)
        }
        let lines = host.screen.components(separatedBy: "\n")
        for row in 0..<6 {
          guard let line = lines.firstIndex(where: { $0.contains("row \(row)") }) else {
            Issue.record("row \(row) is not drawn at \(pitch), \(top)")
            continue
          }
          log.rows = []
          click(host, 2, line)
          #expect(log.rows == [row], "pitch \(pitch), top \(top), line \(line)")
        }
      }
    }
  }

  @Test("an empty area in front of a whole text takes its presses", arguments: [0.0, 3, 8, 13])
  func covering(_ top: Double) {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) {
      Text("covered").onTapGesture { log.rows.append(1) }
        .overlay { Color.clear.contentShape(Rectangle()).onTapGesture { log.rows.append(2) } }
        .padding(.top, top)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let lines = host.screen.components(separatedBy: "\n")
    let line = lines.firstIndex { $0.contains("covered") } ?? 0
    click(host, 1, line)
    #expect(log.rows == [2])
  }

  enum Overflow: CaseIterable { case plain, clipped, clipShape, shaped, scroll, list }

  @Test(
    "content outside of its frame is hit where it is drawn, and not where it is clipped",
    arguments: Overflow.allCases)
  func overflowing(_ overflow: Overflow) {
    let log = Log()
    let host = TestHost(columns: 20, rows: 10) { Overflowing(overflow: overflow, log: log) }
    let lines = host.screen.components(separatedBy: "\n").map(Array.init)
    let isCut = overflow != .plain && overflow != .shaped
    for (row, line) in lines.enumerated() {
      log.rows = []
      click(host, 1, row)
      let isDrawn = line.count > 1 && line[1] == "x"
      #expect(log.rows == (isDrawn ? [1] : []), "\(row)")
    }
    let count = lines.count { $0.count > 1 && $0[1] == "x" }
    #expect(isCut ? count < 5 : count == 5)
  }

  private struct Overflowing: View {
    let overflow: Overflow
    let log: Log

    private var content: some View {
      VStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Text("xxxx") } }
        .onTapGesture { log.rows.append(1) }
    }

    @ViewBuilder private var low: some View {
      let low = content.frame(height: 32, alignment: .top)
      switch overflow {
      case .plain: low
      case .clipped: low.clipped()
      case .clipShape: low.clipShape(Rectangle())
      case .shaped: content.contentShape(Rectangle()).frame(height: 32, alignment: .top)
      case .scroll: ScrollView { content }.frame(height: 32)
      case .list: List { content }.frame(height: 48)
      }
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        low
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("where a later row draws over what overflows, the later row is hit")
  func later() {
    let log = Log()
    let host = TestHost(columns: 20, rows: 8) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Text("xxxxxxxx") } }
          .onTapGesture { log.rows.append(1) }
          .frame(height: 16, alignment: .top)
        Text("two").onTapGesture { log.rows.append(2) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    click(host, 1, 1)
    #expect(log.rows == [2])
    click(host, 5, 1)
    click(host, 1, 2)
    #expect(log.rows == [2, 1, 1])
  }
}
