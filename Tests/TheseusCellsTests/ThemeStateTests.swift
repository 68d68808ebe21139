import Foundation
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusCells

/// The states of controls in 24-bit color, 16 colors and none: fills there, brackets, weight,
/// underline and inverse here.
@MainActor @Suite("The theme shows every state at every color depth")
struct ThemeStateTests {
  private nonisolated static let plainDepths = [ColorDepth.ansi16, .none]

  // MARK: Buttons

  @Test("a destructive button is tinted with danger, and filled with it while it has focus")
  func destructive() throws {
    let shown = Rendering { Button("Erase", role: .destructive) {} }
    let colors = shown.colors
    #expect(shown.style(1, 0).background == colors.dangerFill.color)
    #expect(shown.style(of: "Erase")?.foreground == colors.danger.color)
    let focused = Rendering(keys: [.tab]) { Button("Erase", role: .destructive) {} }
    let style = try #require(focused.style(of: "Erase"))
    #expect(style.background == colors.danger.color && style.foreground == colors.onFocus.color)
    #expect(style.attributes.contains(.bold))
  }

  @Test("a button is dangerous by its role, not by a fill that equals another color")
  func collision() {
    let theme = CellTheme(depth: .indexed256)
    #expect(theme.colors.selection.color == theme.colors.prominent.color)
    var style = CellStyle(background: theme.colors.selection.color)
    theme.apply(.focus, to: &style)
    #expect(style.background == theme.colors.accent.color)
    theme.apply(.dangerousFocus, to: &style)
    #expect(style.background == theme.colors.danger.color)
  }

  @Test("without shades focus is inverse and bold, of no hue", arguments: plainDepths)
  func plainFocus(depth: ColorDepth) throws {
    for role in [ButtonRole.destructive, nil] {
      let shown = Rendering(depth, keys: [.tab]) { Button("Erase", role: role) {} }
      #expect(shown.lines[0] == "[ Erase ]")
      let style = try #require(shown.style(of: "Erase"))
      #expect(style == CellStyle(attributes: [.inverse, .bold]))
    }
  }

  @Test("a pressed button has the pressed fill; without shades it is inverse and dim")
  func pressed() throws {
    func style(_ depth: ColorDepth) throws -> CellStyle {
      let shown = Rendering(depth) { Button("Save") {}.buttonStyle(.borderedProminent) }
      shown.point(.press(.left), 3, 0)
      return try #require(shown.style(of: "Save"))
    }
    #expect(try style(.trueColor).background == CellTheme().colors.pressed.color)
    for depth in Self.plainDepths {
      let pressed = try style(depth)
      #expect(pressed.attributes.isSuperset(of: [.inverse, .dim]))
      #expect(pressed.foreground == .default && pressed.background == .default)
    }
  }

  @Test("a disabled button has a fainter fill; without shades it is dim")
  func disabled() throws {
    let shown = Rendering { Button("Save") {}.disabled(true) }
    #expect(shown.style(1, 0).background == shown.colors.bar.color)
    #expect(shown.style(of: "Save")?.foreground == shown.colors.tertiary.color)
    for depth in Self.plainDepths {
      let plain = Rendering(depth) { Button("Save") {}.disabled(true) }
      #expect(plain.lines[0] == "[ Save ]")
      #expect(plain.style(of: "Save")?.attributes == .dim)
    }
  }

  @Test("the label of a disabled control is dimmed with it")
  func disabledLabels() {
    let views: [(String, AnyView)] = [
      ("check box", AnyView(Toggle("Word", isOn: .constant(true)))),
      ("switch", AnyView(Toggle("Word", isOn: .constant(true)).toggleStyle(.switch))),
      ("stepper", AnyView(Stepper("Word", value: .constant(1)))),
      ("picker", AnyView(Picker("Word", selection: .constant(1)) { Text("One").tag(1) })),
      ("slider", AnyView(Slider(value: .constant(0.5)) { Text("Word") })),
      ("date", AnyView(DatePicker("Word", selection: .constant(.distantPast)))),
    ]
    for (name, view) in views {
      let shown = Rendering(columns: 60) { view.disabled(true) }
      #expect(shown.style(of: "Word")?.foreground == shown.colors.tertiary.color, "\(name)")
      let enabled = Rendering(columns: 60) { view }
      #expect(enabled.style(of: "Word")?.foreground == .default, "\(name)")
      for depth in Self.plainDepths {
        let plain = Rendering(depth, columns: 60) { view.disabled(true) }
        #expect(plain.style(of: "Word")?.attributes.contains(.dim) == true, "\(name)")
      }
    }
  }

  @Test("a button without a border is in the accent; where colors do not mix it is underlined")
  func borderless() throws {
    func style(_ depth: ColorDepth, _ keys: [KeyEquivalent] = []) throws -> CellStyle {
      let shown = Rendering(depth, keys: keys) { Button("Save") {}.buttonStyle(.borderless) }
      #expect(shown.lines[0] == "Save")
      return try #require(shown.style(of: "Save"))
    }
    #expect(try style(.trueColor).foreground == CellTheme().colors.accent.color)
    #expect(try !style(.trueColor).attributes.contains(.underline))
    #expect(try style(.ansi16) == CellStyle(foreground: .ansi(14), attributes: .underline))
    #expect(try style(.none) == CellStyle(attributes: .underline))
    #expect(try style(.none, [.tab]) == CellStyle(attributes: [.inverse, .bold]))
    let link = Rendering(.none) { Button("Save") {}.buttonStyle(.link).disabled(true) }
    #expect(link.style(of: "Save")?.attributes == .dim)
    let plain = Rendering(.none) { Button("Save") {}.buttonStyle(.plain) }
    #expect(plain.style(of: "Save")?.attributes == [])
  }

  // MARK: Fields

  @Test("a field's error is marked, and what is typed stays")
  func fieldError() throws {
    for depth in [ColorDepth.trueColor] + Self.plainDepths {
      let shown = Rendering(depth, keys: [.tab, .delete, "x"]) {
        TextField("Count", value: .constant(1), format: .number).frame(width: 80)
      }
      let line = try #require(shown.lines.first)
      #expect(line.contains("x") && line.hasSuffix("!"), "\(line)")
      let mark = try #require(shown.style(of: "!"))
      switch depth {
      case .none: #expect(mark.foreground == .default && mark.attributes.contains(.bold))
      case .ansi16: #expect(mark.foreground == .ansi(9))
      default: #expect(mark.foreground == shown.colors.danger.color)
      }
    }
  }

  @Test("text that does not fit an editor has a scroll bar in the last column, over the padding")
  func editor() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let shown = Rendering(columns: 12, rows: 4) { TextEditor(text: .constant(text)) }
    #expect(shown.lines == ["  line 1   ┃", "  line 2   │", "  line 3   │", "  line 4   │"])
    #expect(shown.style(of: "┃")?.foreground == shown.colors.secondary.color)
    let end = Rendering(
      columns: 12, rows: 4, keys: [.tab] + Array(repeating: .downArrow, count: 20)
    ) {
      TextEditor(text: .constant(text))
    }
    #expect(end.lines.last?.hasSuffix("┃") == true && end.lines[0].hasSuffix("│"))
    let short = Rendering(columns: 12, rows: 4) { TextEditor(text: .constant("one\ntwo")) }
    #expect(short.lines == ["  one", "  two", "", ""])
    let one = Rendering(columns: 12, rows: 1) {
      TextField("Name", text: .constant("a text that is longer than the field"))
    }
    #expect(!one.lines[0].contains("┃"))
  }

  // MARK: Choices

  @Test("an open menu picker is tinted, so that only the menu is in the accent")
  func openPicker() throws {
    let shown = Rendering(columns: 40, rows: 10, keys: [.tab, .return]) {
      Picker("", selection: .constant("Orange")) {
        ForEach(["Apple", "Orange"], id: \.self) { Text($0).tag($0) }
      }
      .labelsHidden()
    }
    #expect(shown.style(1, 0).background == shown.colors.prominent.color)
    let chosen = try #require(shown.lines.firstIndex { $0.contains("✓ Orange") })
    #expect(shown.style(4, chosen).background == shown.colors.accent.color)
  }

  @Test("segments that are not chosen are secondary, or dim")
  func segments() throws {
    func shown(_ depth: ColorDepth, _ keys: [KeyEquivalent] = []) -> Rendering {
      Rendering(depth, keys: keys) {
        Picker("", selection: .constant(1)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .pickerStyle(.segmented).labelsHidden()
      }
    }
    for keys: [KeyEquivalent] in [[], [.tab]] {
      let color = shown(.trueColor, keys)
      #expect(color.style(of: "Day")?.foreground == color.colors.secondary.color)
      #expect(color.style(of: "Day")?.background == color.colors.control.color)
      #expect(shown(.none, keys).style(of: "Day")?.attributes == .dim)
    }
    #expect(shown(.trueColor).style(of: "Week")?.background == CellTheme().colors.prominent.color)
    #expect(shown(.none).style(of: "Week")?.attributes == .bold)
    #expect(shown(.none, [.tab]).style(of: "Week")?.attributes == [.inverse, .bold])
  }

  @Test("the label beside a control with focus is bold")
  func labels() {
    func weights(_ keys: [KeyEquivalent]) -> [Bool?] {
      let shown = Rendering(rows: 6, keys: keys) {
        VStack(alignment: .leading) {
          Toggle("Wrap", isOn: .constant(true))
          Stepper("3 copies", value: .constant(3))
        }
      }
      return ["Wrap", "3 copies"].map { shown.style(of: $0)?.attributes.contains(.bold) }
    }
    #expect(weights([]) == [false, false])
    #expect(weights([.tab]) == [true, false])
    #expect(weights([.tab, .tab]) == [false, true])
  }

  @Test(
    "a slider with focus has arrows beside its thumb", arguments: [ColorDepth.trueColor, .none])
  func slider(depth: ColorDepth) throws {
    let shown = Rendering(depth, keys: [.tab]) { Slider(value: .constant(0.5)).frame(width: 88) }
    #expect(shown.lines[0].contains("‹●›"))
    let style = try #require(shown.style(of: "●"))
    #expect(style.attributes.contains(.bold))
    #expect(style.foreground == (depth == .none ? .default : shown.colors.accent.color))
    #expect(!Rendering(depth) { Slider(value: .constant(0.5)) }.lines[0].contains("‹"))
  }

  @Test(
    "the chosen day of a month is tinted, in the accent with focus, and in brackets without shades")
  func calendar() throws {
    func shown(_ depth: ColorDepth, _ keys: [KeyEquivalent] = []) -> Rendering {
      Rendering(depth, rows: 9, keys: keys) {
        DatePicker(
          "", selection: .constant(Date(timeIntervalSince1970: 1_795_176_000)),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical).labelsHidden()
        .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
        .environment(\.locale, Locale(identifier: "en_GB"))
      }
    }
    let color = shown(.trueColor)
    let day = try #require(color.position(of: " 20 "))
    #expect(color.style(day.x, day.y).background == color.colors.prominent.color)
    let focused = shown(.trueColor, [.tab, .return])
    #expect(focused.style(day.x, day.y).background == color.colors.accent.color)
    for depth in Self.plainDepths {
      #expect(shown(depth).lines.contains { $0.contains("[20]") })
    }
  }

  // MARK: Surfaces

  @Test("a badge stands on a control's fill, in brackets without shades")
  func badge() throws {
    let shown = Rendering(columns: 20) { Text("Inbox").badge(12) }
    let position = try #require(shown.position(of: "12"))
    #expect(shown.style(position.x - 1, 0).background == shown.colors.control.color)
    #expect(shown.style(of: "12")?.foreground == shown.colors.secondary.color)
    for depth in Self.plainDepths {
      let plain = Rendering(depth, columns: 20) { Text("Inbox").badge(12) }
      #expect(plain.lines[0].hasSuffix("[12]"))
    }
  }

  @Test("behind a modal panel colors fade to the page, or text is dim")
  func backdrop() throws {
    func shown(_ depth: ColorDepth) -> Rendering {
      Rendering(depth, columns: 60, rows: 16) {
        VStack(alignment: .leading) {
          Text("behind").bold()
          Button("Save") {}
        }
        .sheet(isPresented: .constant(true)) { Text("front").navigationTitle("Keys") }
      }
    }
    let color = shown(.trueColor)
    let (page, text) = (color.colors.page, color.colors.text)
    #expect(color.style(of: "behind")?.foreground == text.mixed(page, 0.58).color)
    let save = try #require(color.style(of: "Save"))
    #expect(save.background == color.colors.control.rgb.mixed(page, 0.5).color)
    #expect(color.style(of: "front") == .plain)
    for depth in Self.plainDepths {
      #expect(shown(depth).style(of: "behind")?.attributes == .dim)
      #expect(shown(depth).style(of: "front")?.attributes == [])
    }
  }

  @Test("a sheet has its title and the key that closes it in its frame")
  func sheet() throws {
    let shown = Rendering(columns: 60, rows: 16) {
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("a line of text that is long enough").navigationTitle("Keys 日本")
      }
    }
    let frame = try #require(shown.lines.first { $0.contains("╭") })
    #expect(frame.contains("╭─ Keys 日本 ─") && frame.contains("─ Esc closes ─╮"))
    #expect(shown.style(of: "Keys")?.attributes == .bold)
    #expect(shown.style(of: "Esc")?.foreground == shown.colors.secondary.color)
    #expect(shown.style(of: "╭")?.foreground == shown.colors.frame.color)
  }

  private struct File: Identifiable {
    var id: String { name }
    let name: String
  }

  @Test("the column that sorts a table has an arrow, in the accent or bold")
  func sorting() throws {
    for depth in [ColorDepth.trueColor] + Self.plainDepths {
      let shown = Rendering(depth, columns: 40, rows: 6) {
        Table([File(name: "a")], sortOrder: .constant([KeyPathComparator(\File.name)])) {
          TableColumn("Name", value: \.name)
        }
      }
      let arrow = try #require(shown.style(of: "▴"))
      let title = try #require(shown.style(of: "Name"))
      #expect(title.attributes.contains(.bold) && title.foreground == arrow.foreground)
      if depth == .trueColor { #expect(arrow.foreground == shown.colors.accent.color) }
    }
  }

  @Test("the edge of a split that is dragged is heavy, in the accent")
  func draggedSplit() throws {
    let shown = Rendering(columns: 40, rows: 3) {
      HSplitView {
        Text("one"); Text("two")
      }
    }
    let edge = try #require(shown.position(of: "│"))
    #expect(shown.style(edge.x, edge.y).foreground == shown.colors.line.color)
    shown.point(.press(.left), edge.x, edge.y)
    #expect(shown.lines[edge.y].contains("┃") && !shown.lines[edge.y].contains("│"))
    #expect(shown.style(edge.x, edge.y).foreground == shown.colors.accent.color)
    shown.point(.release(.left), edge.x, edge.y)
    #expect(shown.lines[edge.y].contains("│"))
  }

  @Test("help is one row on a control's fill below the control that the pointer rests on")
  func tooltip() throws {
    let shown = Rendering(columns: 40, rows: 4) { Button("Save") {}.help("Writes the file") }
    shown.point(.move(nil), 3, 0)
    #expect(shown.lines[1] == "  Writes the file")
    #expect(shown.style(0, 1).background == shown.colors.control.color)
    shown.point(.move(nil), 30, 3)
    #expect(shown.lines[1] == "")
  }

  @Test("an unavailable view has a faint symbol, a bold title and a secondary line")
  func unavailable() throws {
    let shown = Rendering(columns: 40, rows: 10) {
      ContentUnavailableView(
        "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling."))
    }
    #expect(shown.style(of: "No Results")?.attributes == .bold)
    #expect(shown.style(of: "Check")?.foreground == shown.colors.secondary.color)
    let rows = shown.lines.indices.filter { !shown.lines[$0].isEmpty }
    let first = try #require(rows.first)
    let symbol = try #require(shown.lines[first].firstIndex { $0 != " " })
    let column = shown.lines[first].distance(from: shown.lines[first].startIndex, to: symbol)
    #expect(shown.style(column, first).foreground == shown.colors.tertiary.color)
  }

  @Test("rows that are selected have no hue in inverse, with 16 colors")
  func selectedRow() throws {
    let shown = Rendering(.ansi16, keys: [.tab]) {
      List(selection: .constant(Optional(1))) {
        ForEach(0..<2, id: \.self) { number in
          HStack {
            Text("●").foregroundStyle(.green)
            Text("row \(number)")
          }
          .tag(number)
        }
      }
    }
    let row = try #require(shown.lines.firstIndex { $0.contains("row 1") })
    for x in 1..<40 {
      #expect(shown.style(x, row) == CellStyle(attributes: [.inverse, .bold]), "column \(x)")
    }
    #expect(shown.style(2, row - 1).foreground == .ansi(10))
  }
}
