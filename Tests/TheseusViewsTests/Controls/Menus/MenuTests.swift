import Foundation
import TheseusCore
import TheseusInspector
import Testing

@testable import TheseusViews

@MainActor @Suite("Menus open, are walked through, and choose")
struct MenuTests {
  private func menu(_ log: Log) -> WindowHost {
    mounted(columns: 40, rows: 12) {
      VStack {
        Menu("File") {
          Button("New") { log.lines.append("new") }.keyboardShortcut("n")
          Button("Open") { log.lines.append("open") }.disabled(true)
          Divider()
          Menu("Recent") {
            Button("One") { log.lines.append("one") }
            Button("Two") { log.lines.append("two") }
          }
          Button("Delete", role: .destructive) { log.lines.append("delete") }
        }
        TextField("x", text: .constant(""))
      }
    }
  }

  @Test(
    "Return opens a menu at its first item; arrows skip disabled items and wrap; Return chooses")
  func keyboard() {
    let log = Log()
    let host = menu(log)
    host.press(.tab)
    #expect(host.picture.contains { $0.contains("  File  ▾") })
    host.press(.return)
    #expect(host.layers.layers.count == 1)
    #expect(host.picture.contains { $0.contains("New") && $0.contains("^N") })
    #expect(host.focus.focused?.spokenText == "New")
    host.press(.downArrow)
    #expect(host.focus.focused?.spokenText == "Recent")
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.focus.focused?.spokenText == "Delete")
    host.press(.return)
    #expect(log.lines == ["delete"])
    #expect(host.layers.layers.isEmpty)
    #expect(host.focus.focused?.spokenText == "File", "the keyboard is back where it was")
  }

  @Test("An item that does not dismiss leaves its menu open; others close it")
  func dismissBehavior() {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) {
      Menu("Size") {
        Button("Larger") { log.lines.append("larger") }
          .menuActionDismissBehavior(.disabled)
        Button("Reset") { log.lines.append("reset") }
          .menuActionDismissBehavior(.enabled)
        Menu("More") {
          Button("Smaller") { log.lines.append("smaller") }
            .menuActionDismissBehavior(.disabled)
        }
      }
    }
    host.press(.tab)
    host.press(.return)
    host.press(.return)
    host.press(.return)
    #expect(log.lines == ["larger", "larger"] && host.layers.layers.count == 1)
    host.press(.downArrow)
    host.press(.return)
    #expect(log.lines.last == "reset" && host.layers.layers.isEmpty)
    host.press(.return)
    host.press(.upArrow)
    host.press(.rightArrow)
    host.press(.return)
    #expect(log.lines.last == "smaller" && host.layers.layers.count == 2)
  }

  @Test("A menu that does not dismiss stays open for all its items")
  func keptOpen() {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) {
      Menu("Size") {
        Button("Larger") { log.lines.append("larger") }
        Button("Smaller") { log.lines.append("smaller") }
      }
      .menuActionDismissBehavior(.disabled)
    }
    host.press(.tab)
    host.press(.return)
    host.press(.return)
    host.press(.downArrow)
    host.press(.return)
    #expect(log.lines == ["larger", "smaller"] && host.layers.layers.count == 1)
    host.press(.escape)
    #expect(host.layers.layers.isEmpty)
  }

  @Test("Escape closes without choosing; a letter moves to the next item that starts with it")
  func escape() {
    let log = Log()
    let host = menu(log)
    host.press(.tab)
    host.press(.downArrow)
    host.press("r")
    #expect(host.focus.focused?.spokenText == "Recent")
    host.press(.escape)
    #expect(host.layers.layers.isEmpty)
    #expect(log.lines.isEmpty)
  }

  @Test("A submenu opens to the side; choosing in it closes both, going left only itself")
  func submenu() {
    let log = Log()
    let host = menu(log)
    host.press(.tab)
    host.press(.return)
    host.press("r")
    host.press(.rightArrow)
    #expect(host.layers.layers.count == 2)
    #expect(host.focus.focused?.spokenText == "One")
    host.press(.leftArrow)
    #expect(host.layers.layers.count == 1)
    #expect(host.focus.focused?.spokenText == "Recent")
    host.press(.return)
    host.press(.downArrow)
    host.press(.return)
    #expect(log.lines == ["two"])
    #expect(host.layers.layers.isEmpty)
  }

  @Test("Items are menu items; a press on one chooses it")
  func pointer() throws {
    let log = Log()
    let host = menu(log)
    host.click(column: host.picture.firstIndex { $0.contains("File") }.map { _ in 20 } ?? 0, row: 5)
    #expect(host.layers.layers.count == 1)
    #expect(
      host.readable.filter { $0.semantics.role == .menuItem }.map(\.element.spokenText) == [
        "New", "Open", "Delete",
      ])
    let row = try #require(host.picture.firstIndex { $0.contains("New") })
    let column = try #require(
      host.picture[row].firstIndex(of: "N").map {
        host.picture[row].distance(from: host.picture[row].startIndex, to: $0)
      })
    host.click(column: column, row: row)
    #expect(log.lines == ["new"])
  }

  @Test("a context menu opens at the right click, and by Shift-F10")
  func contextMenu() throws {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) {
      Button("Row") { log.lines.append("row") }.contextMenu {
        Button("Rename") { log.lines.append("rename") }
      }
    }
    host.send(.pointer(PointerEvent(.press(.right), column: 19, row: 6)))
    #expect(host.layers.layers.first?.panel.origin == CGPoint(x: 19.5 * 8, y: 6.5 * 16).snapped)
    host.press(.return)
    #expect(log.lines == ["rename"])
    host.press(try #require(KeyEquivalent.function(10)), .shift)
    #expect(host.layers.layers.count == 1)
    host.press(.escape)
    #expect(host.layers.layers.isEmpty)
  }
}

extension CGPoint {
  fileprivate var snapped: CGPoint {
    CGPoint(x: (x / 8).rounded(.down) * 8, y: (y / 16).rounded(.down) * 16)
  }
}

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, plum
  var id: Self { self }
}

private struct Chooser: View {
  let log: Log
  var extra = false
  @State private var fruit = Fruit.pear
  @State private var number: Int? = 5

  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }
      if extra {
        Picker("Number", selection: $number) {
          Text("none").tag(nil as Int?)
          Text("one").tag(1)
          Text("two").tag("2")
        }
      }
    }
    .onChange(of: fruit) { log.lines.append(fruit.rawValue) }
    .onChange(of: number) { log.lines.append("\(number as Any)") }
  }
}

private struct MenuChooser: View {
  let log: Log
  @State private var fruit = Fruit.pear
  var body: some View {
    Menu("Edit") {
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }
    }
    .onChange(of: fruit) { log.lines.append(fruit.rawValue) }
  }
}

@MainActor @Suite("Pickers choose one of several values")
struct PickerTests {
  @Test("R86 a menu picker shows the choice, opens at it, and a ForEach id is a tag")
  func menuPicker() {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) { Chooser(log: log) }
    #expect(host.picture.contains { $0.contains("Fruit   pear") })
    #expect(host.value(.picker) == "pear")
    host.press(.tab)
    host.press(.return)
    #expect(host.focus.focused?.spokenText == "pear")
    #expect(host.picture.contains { $0.contains("✓ pear") })
    host.press(.downArrow)
    host.press(.return)
    #expect(log.lines == ["plum"])
    #expect(host.value(.picker) == "plum")
    #expect(host.layers.layers.isEmpty)
  }

  @Test("R86 a selection without a choice is shown blank, reported once a value, and not rewritten")
  func invalidSelection() {
    let log = Log()
    let recorder = TraceRecorder()
    let runtime = ViewRuntime()
    runtime.observer = recorder
    let host = WindowHost(columns: 40, rows: 12, runtime: runtime) {
      Chooser(log: log, extra: true)
    }
    host.flush()
    host.resize(columns: 50, rows: 12)
    host.flush()
    #expect(Trace(recorder, of: runtime).issues.map(\.kind) == [.invalidSelection])
    #expect(log.lines.isEmpty)
    let picker = host.readable.last { $0.semantics.role == .picker }
    #expect(picker?.semantics.valueText == "")
    #expect(
      picker?.element.performAction(.select("one")) == true,
      "an optional selection takes tags of what it wraps")
    host.flush()
    #expect(picker?.element.effectiveSemantics?.valueText == "one")
    _ = picker?.element.performAction(.select("two"))
    host.flush()
    #expect(log.lines == ["Optional(1)"], "a tag of another type is no choice")
    _ = picker?.element.performAction(.select("none"))
    host.flush()
    #expect(log.lines == ["Optional(1)", "nil"])
  }

  @Test("radio buttons and segments are one element for focus, and the arrows choose")
  func inline() {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) { Chooser(log: log).pickerStyle(.radioGroup) }
    #expect(host.picture.contains { $0.contains("● pear") })
    host.press(.tab)
    host.press(.downArrow)
    host.press(.upArrow)
    #expect(log.lines == ["plum", "pear"])
    let segments = mounted(columns: 40, rows: 3) { Chooser(log: log).pickerStyle(.segmented) }
    #expect(segments.picture[1].contains("apple    pear    plum"))
    segments.press(.tab)
    segments.press(.leftArrow)
    #expect(log.lines.last == "apple")
    segments.click(column: segments.picture[1].count - 2, row: 1)
    #expect(log.lines.last == "plum")
  }

  @Test("In a menu a picker is a submenu of its choices")
  func inMenu() {
    let log = Log()
    let host = mounted(columns: 40, rows: 12) { MenuChooser(log: log) }
    host.press(.tab)
    host.press(.return)
    #expect(host.focus.focused?.effectiveSemantics?.role == .menuItem)
    host.press(.rightArrow)
    #expect(host.layers.layers.count == 2)
    host.press(.upArrow)
    host.press(.return)
    #expect(log.lines == ["apple"])
    #expect(host.layers.layers.isEmpty)
  }
}
