import Foundation
import TheseusCells
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Windows, trees and input far outside the usual")
struct LargeInputTests {
  private struct Everything: View {
    @State private var text = "text"
    @State private var isOn = true
    @State private var number = 3
    @State private var isShown = false

    var body: some View {
      TabView {
        NavigationStack {
          List {
            Section("controls") {
              TextField("name", text: $text)
              Toggle("switch", isOn: $isOn)
              Stepper("number \(number)", value: $number)
              Slider(value: .constant(0.5))
              Picker("pick", selection: $number) { ForEach(0..<5) { Text("\($0)") } }
              Button("open") { isShown = true }
            }
            ForEach(0..<50) { row in
              HStack {
                Text("row \(row)")
                Spacer()
                Button("do") {}
              }
            }
          }
        }
        .tabItem { Text("list") }
        Form { DisclosureGroup("more") { ProgressView(value: 0.3) } }.tabItem { Text("form") }
      }
      .sheet(isPresented: $isShown) { Button("close") { isShown = false } }
    }
  }

  @Test("windows from 1 x 1 to 500 x 200, in sequence, show the same as new ones of that size")
  func windowSizes() throws {
    let sizes = [
      (1, 1), (500, 200), (1, 200), (500, 1), (2, 2), (3, 80), (80, 3), (0, 0), (-5, -5), (40, 12),
    ]
    let host = TestHost(columns: 80, rows: 24) { Everything() }
    for (columns, rows) in sizes {
      host.resize(columns: columns, rows: rows)
      let fresh = TestHost(columns: columns, rows: rows) { Everything() }
      #expect(host.screen == fresh.screen, "\(columns) x \(rows)")
    }
    host.resize(columns: 1, rows: 1)
    for key in [KeyEquivalent.tab, .downArrow, .return, .space, .escape, .pageDown, .end] {
      host.press(key)
    }
    host.resize(columns: 80, rows: 24)
    #expect(host.trace.issues.isEmpty)
    // The keys may have opened the menu of tabs and chosen one.
    #expect(host.screen.contains("list    form"))
  }

  @Test("a storm of 2,000 sizes between two frames")
  func resizeStorm() {
    let host = TestHost { Everything() }
    for step in 0..<2_000 { host.resize(columns: step * 7 % 120 + 1, rows: step * 5 % 50 + 1) }
    host.resize(columns: 80, rows: 24)
    #expect(host.screen == TestHost { Everything() }.screen)
  }

  @Test("a paste of 1 MB into a field is one event, arrives whole, and can be edited")
  func paste() throws {
    struct Page: View {
      @State private var text = ""
      let note: (String) -> Void
      var body: some View {
        note(text)
        return TextField("field", text: $text)
      }
    }
    var value = ""
    var runs = 0
    let host = TestHost {
      Page {
        value = $0
        runs += 1
      }
    }
    try host.find(.textField).focus()
    runs = 0
    let text = String(repeating: "añ漢👨‍👩‍👧 ", count: 1 << 20 / 32)
    host.paste(text)
    _ = host.screen
    host.type("!")
    _ = host.screen
    #expect(value == text + "!")
    #expect(runs == 2)
  }

  private struct Nested: View {
    let level: Int
    @State private var count = 0
    var body: some View {
      HStack {
        if level > 0 {
          VStack { Nested(level: level - 1) }.padding(0)
        } else {
          Button("bottom \(count)") { count += 1 }
        }
      }
    }
  }

  @Test("R17 a tree 1,000 views deep is shown, written at the bottom, resized and ended")
  func depth() throws {
    let host = TestHost(columns: 30, rows: 5) { Nested(level: 1_000) }
    try host.find(.button).tap()
    #expect(host.screen.contains("bottom 1"))
    host.resize(columns: 20, rows: 3)
    #expect(host.screen.contains("bottom 1"))
    host.unmount()
    #expect(host.trace.ended(Nested.self).count == 1_001)
  }

  @Test("R17 100,000 siblings in a stack that is not lazy: shown, one written, one removed, ended")
  func siblings() {
    struct Row: View {
      let number: Int
      let commands: Commands
      @State private var count = 0
      var body: some View {
        if number == 7 { commands.bump = { count += 1 } }
        return Text("\(number): \(count)")
      }
    }
    final class Commands { var bump: () -> Void = {} }
    let commands = Commands()
    func page(_ numbers: [Int]) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(numbers, id: \.self) { Row(number: $0, commands: commands) }
      }
      .frame(height: 160, alignment: .top)
    }
    let numbers = Array(0..<100_000)
    // Without a trace, which would be most of the time.
    let host = WindowHost(columns: 20, rows: 10) { page(numbers) }
    let painter = CellPainter(columns: 20, rows: 10, metrics: host.metrics)
    host.onCommit = { painter.note($0) }
    host.flush()
    commands.bump()
    host.flush()
    painter.paint(host)
    #expect(painter.lines[7].hasSuffix(" 7: 1"))
    host.update { page(Array(numbers.dropFirst())) }
    host.flush()
    painter.paint(host)
    #expect(painter.lines[0].hasSuffix(" 1: 0") && painter.lines[6].hasSuffix(" 7: 1"))
    host.unmount()
    #expect(host.runtime.checkInvariants() == [])
  }
}
