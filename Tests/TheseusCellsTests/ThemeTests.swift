import Testing
import TheseusCore
import TheseusViews

@testable import TheseusCells

/// The ratios that text and lines need, on every terminal whose own colors allow it.
@Suite("The theme's colors are read well")
struct ThemeContrastTests {
  /// Color schemes that people use: background and foreground.
  static let schemes: [(name: String, background: UInt32, foreground: UInt32)] = [
    ("dark", 0x16181D, 0xE6E8EC), ("light", 0xFFFFFF, 0x1C1E22), ("black", 0x000000, 0xFFFFFF),
    ("solarized dark", 0x002B36, 0x839496), ("solarized light", 0xFDF6E3, 0x657B83),
    ("gruvbox", 0x282828, 0xEBDBB2), ("dracula", 0x282A36, 0xF8F8F2),
    ("nord", 0x2E3440, 0xD8DEE9), ("latte", 0xEFF1F5, 0x4C4F69),
  ]

  private func colors(_ scheme: (name: String, background: UInt32, foreground: UInt32))
    -> ThemeColors
  {
    let (background, foreground) = (RGB(scheme.background), RGB(scheme.foreground))
    let isDark = background.luminance < foreground.luminance
    return ThemeColors(
      isDark ? TerminalTheme.standard.dark : TerminalTheme.standard.light,
      own: (background, foreground), isIndexed: false)
  }

  @Test("Text on every fill has 7, or what the terminal itself has", arguments: schemes)
  func text(scheme: (name: String, background: UInt32, foreground: UInt32)) {
    let colors = colors(scheme)
    let own = colors.text.contrast(with: colors.page)
    for fill in [colors.bar, colors.field, colors.quiet, colors.control, colors.selection] {
      let color = CellTheme().rgb(colors.textColor(on: fill.rgb), else: colors.text)
      #expect(color.contrast(with: fill.rgb) >= min(7, own) - 0.01, "\(scheme.name)")
    }
  }

  @Test("Secondary text, hints, frames and words have what they need", arguments: schemes)
  func others(scheme: (name: String, background: UInt32, foreground: UInt32)) {
    let colors = colors(scheme)
    func check(_ color: ThemeColors.Shade, _ fill: RGB, _ ratio: Double, _ name: String) {
      #expect(color.rgb.contrast(with: fill) >= ratio, "\(scheme.name): \(name)")
    }
    check(colors.secondary, colors.control.rgb, 4.5, "secondary on a control")
    check(colors.tertiary, colors.field.rgb, 3.2, "hint on a field")
    check(colors.frame, colors.page, 3, "frame")
    check(colors.accent, colors.field.rgb, 4.5, "accent on a field")
    check(colors.onFocus, colors.accent.rgb, 4.5, "text on focus")
    check(colors.onProminent, colors.prominent.rgb, 4.5, "accent on a prominent fill")
    check(colors.onDanger, colors.dangerFill.rgb, 4.5, "danger on its fill")
    for word in [colors.success, colors.warning, colors.danger, colors.purple] {
      check(word, colors.field.rgb, 4.5, "status word")
    }
  }

  @Test("Without answers the colors are those of the design")
  func fallback() {
    let dark = CellTheme().colors
    #expect(dark.bar.rgb == RGB(0x222429) && dark.field.rgb == RGB(0x2B2D32))
    #expect(dark.control.rgb == RGB(0x37393E) && dark.pressed.rgb == RGB(0x505257))
    #expect(dark.line.rgb == RGB(0x404246) && dark.frame.rgb == RGB(0x6D6F74))
    #expect(dark.secondary.rgb == RGB(0xA1A3A8) && dark.tertiary.rgb == RGB(0x7E8084))
    #expect(dark.prominent.rgb == RGB(0x324661) && dark.selection.rgb == RGB(0x2D3D53))
    #expect(dark.onProminent.rgb == RGB(0x7AB5FF) && dark.dangerFill.rgb == RGB(0x4E3438))
    let light = CellTheme(isDark: false).colors
    #expect(light.field.rgb == RGB(0xEFEFF0) && light.control.rgb == RGB(0xE4E4E4))
    #expect(light.secondary.rgb == RGB(0x606264) && light.frame.rgb == RGB(0x929395))
    #expect(light.selection.rgb == RGB(0xDDE8F8) && light.dangerFill.rgb == RGB(0xF7E3E5))
  }

  @Test("With 256 colors and no answer, each color is the number of the design")
  func numbers() {
    let dark = CellTheme(depth: .indexed256).colors
    #expect(dark.bar.color == .indexed(235) && dark.field.color == .indexed(236))
    #expect(dark.control.color == .indexed(238) && dark.accent.color == .indexed(111))
    let light = CellTheme(depth: .indexed256, isDark: false).colors
    #expect(light.control.color == .indexed(254) && light.danger.color == .indexed(124))
  }

  @Test(
    "With 256 colors, fills with a hue keep it, and differ from those without",
    arguments: [true, false], [true, false])
  func hues(isDark: Bool, tellsColors: Bool) {
    let background: (UInt8, UInt8, UInt8) = isDark ? (40, 42, 54) : (253, 246, 227)
    let foreground: (UInt8, UInt8, UInt8) = isDark ? (248, 248, 242) : (60, 70, 75)
    let theme = CellTheme(
      depth: .indexed256, isDark: isDark, background: tellsColors ? background : nil,
      foreground: tellsColors ? foreground : nil)
    let colors = theme.colors
    for blue in [colors.selection, colors.prominent] {
      let parts = blue.color.components
      #expect(parts.blue > parts.red && parts.blue >= parts.green, "\(parts)")
      #expect(blue.color != colors.quiet.color && blue.color != colors.control.color)
    }
    let danger = colors.dangerFill.color.components
    #expect(danger.red > danger.green && danger.red > danger.blue, "\(danger)")
    for fill in [colors.selection, colors.prominent, colors.dangerFill] {
      let (red, green, blue) = fill.color.components
      let shown = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      #expect(colors.text.contrast(with: shown) >= colors.textRatio)
    }
  }

  @Test("a lifted color is the first of fifty mixtures that reaches the ratio")
  func lifting() {
    let ends: [UInt32] = [
      0x000000, 0xFFFFFF, 0x7ACFED, 0x949494, 0x102030, 0xFF0000, 0x00FF00, 0x2050C0,
    ]
    for ground in ends.map({ RGB($0) }) {
      for color in ends.map({ RGB($0) }) {
        for ratio in [1.5, 3, 4.5, 7, 21] {
          let lifted = color.lifted(to: ratio, on: ground)
          guard color.contrast(with: ground) < ratio else {
            #expect(lifted == color)
            continue
          }
          let end =
            ground.contrast(with: .white) >= ground.contrast(with: .black) ? RGB.white : .black
          let first = (1..<50).lazy.map { color.mixed(end, Double($0) / 50) }
            .first { $0.contrast(with: ground) >= ratio }
          #expect(lifted == first ?? end)
        }
      }
    }
  }
}

@MainActor @Suite("A control takes the same cells at every color depth")
struct ThemeDepthTests {
  private func lines(_ depth: ColorDepth, @ViewBuilder _ content: @escaping () -> some View)
    -> [String]
  {
    let window = WindowHost(columns: 40, rows: 3) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let painter = CellPainter(columns: 40, rows: 3, theme: CellTheme(depth: depth))
    window.flush()
    painter.paint(window)
    return painter.lines
  }

  @Test("a button's brackets stand in the padding of its fill")
  func button() {
    #expect(
      lines(.trueColor) {
        HStack {
          Button("Save") {}; Text("|")
        }
      }[0] == "  Save   |")
    for depth in [ColorDepth.none, .ansi16] {
      #expect(
        lines(depth) {
          HStack {
            Button("Save") {}; Text("|")
          }
        }[0] == "[ Save ] |")
    }
  }

  @Test("toggles say their state by a glyph")
  func toggles() {
    func toggles(_ depth: ColorDepth) -> [String] {
      lines(depth) {
        VStack(alignment: .leading) {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          Toggle("Wrap", isOn: .constant(true)).toggleStyle(.button)
        }
      }
    }
    #expect(toggles(.trueColor) == [" ✓  On", "    Off", "  Wrap"])
    #expect(toggles(.none) == ["[x] On", "[ ] Off", "[*Wrap ]"])
  }

  @Test("the chosen segment is marked without color")
  func segments() {
    func picker(_ depth: ColorDepth) -> String {
      lines(depth) {
        Picker("", selection: .constant(1)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .pickerStyle(.segmented).labelsHidden()
      }[0]
    }
    #expect(picker(.trueColor) == "  Day    Week")
    #expect(picker(.none) == "[ Day  │*Week ]")
  }

  @Test("a switch, a menu's picker and a stepper")
  func others() {
    let shown = lines(.trueColor) {
      VStack(alignment: .leading) {
        Toggle("Wrap", isOn: .constant(true)).toggleStyle(.switch)
        Stepper("3 copies", value: .constant(3))
        Picker("", selection: .constant(1)) { Text("Orange").tag(1) }.labelsHidden()
      }
    }
    #expect(shown == ["Wrap  ━━●", "3 copies  – │ +", "  Orange  ▾"])
  }
}

@MainActor @Suite("A theme can be replaced for a part of the view tree")
struct TerminalThemeTests {
  @Test("views inside have the colors, views beside do not")
  func part() {
    var theme = TerminalTheme.standard
    theme.dark.accent = RGB(0xFFB454)
    let window = WindowHost(columns: 10, rows: 2) { [theme] in
      VStack(alignment: .leading) {
        Text("own").foregroundStyle(Color.accentColor).environment(\.terminalTheme, theme)
        Text("std").foregroundStyle(Color.accentColor)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let painter = CellPainter(columns: 10, rows: 2)
    window.flush()
    painter.paint(window)
    #expect(painter.buffer.style(x: 0, y: 0)?.foreground == .rgb(0xFF, 0xB4, 0x54))
    #expect(painter.buffer.style(x: 0, y: 1)?.foreground == .rgb(0x74, 0xB2, 0xFF))
  }

  private enum Part: String, CaseIterable {
    case button, disabled, toggle, field, list, tabs, focusable, segments, inlinePicker
    case navigation, backButton, toolbar, sheet, menu, groupBox, insetList, split, splitView
    case scrollBar, editor, badge, divider, pageDots

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .button: Button("Go") {}
      case .disabled: Toggle("On", isOn: .constant(true)).disabled(true)
      case .toggle: Toggle("On", isOn: .constant(true))
      case .field: TextField("Name", text: .constant("text"))
      case .list: List(0..<3, id: \.self, selection: .constant(Optional(1))) { Text("row \($0)") }
      case .tabs: tabs
      case .focusable: Text("focus").focusable()
      case .segments: picker.pickerStyle(.segmented)
      case .inlinePicker: picker.pickerStyle(.inline)
      default: surroundings
      }
    }

    @MainActor @ViewBuilder private var surroundings: some View {
      switch self {
      case .navigation: NavigationStack { page }
      case .backButton:
        NavigationStack(path: .constant([1])) {
          page.navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Next") }
        }
      case .toolbar: Text("page").toolbar { ToolbarItem(placement: .bottomBar) { Text("Items") } }
      case .sheet:
        Text("page").sheet(isPresented: .constant(true)) { Text("sheet").navigationTitle("Keys") }
      case .menu:
        Menu("Actions") {
          Button("One") {}
          Divider()
          Button("Two") {}
        }
      case .groupBox: GroupBox("Box") { Text("content") }
      case .insetList: List { Text("row") }.listStyle(.inset)
      case .split:
        HSplitView {
          Text("one"); Text("two")
        }
      case .splitView:
        NavigationSplitView {
          Text("one")
        } detail: {
          Text("two")
        }
      case .scrollBar: ScrollView { ForEach(0..<40, id: \.self) { Text("row \($0)") } }
      case .editor:
        TextEditor(text: .constant((0..<40).map { "row \($0)" }.joined(separator: "\n")))
      case .badge: Text("Inbox").badge(12)
      case .divider:
        VStack {
          Text("one"); Divider(); Text("two")
        }
      case .pageDots: tabs.tabViewStyle(.page)
      default: EmptyView()
      }
    }

    @MainActor private var page: some View {
      Text("page").navigationTitle("Library").navigationSubtitle("all")
        .toolbar { Button("Edit") {} }
    }

    @MainActor private var tabs: some View {
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }

    @MainActor private var picker: some View {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
    }

    /// Focus moves to the first element; Return opens its menu.
    var keys: [KeyEquivalent] { self == .menu ? [.tab, .return] : [.tab] }
  }

  @Test("every part looks as in a window with that theme", arguments: Part.allCases)
  private func parts(part: Part) {
    var theme = TerminalTheme.standard
    theme.dark.accent = RGB(0xFFB454)
    theme.dark.selection = 0.5
    theme.dark.bar = 0.3
    theme.dark.line = 0.5
    theme.dark.frame = 0.9
    theme.dark.control = 0.4
    theme.dark.secondary = 0.95
    theme.dark.tertiary = 0.8
    let inside = Rendering(columns: 100, rows: 14, keys: part.keys) { [theme] in
      part.view.environment(\.terminalTheme, theme)
    }
    let expected = Rendering(theme: theme, columns: 100, rows: 14, keys: part.keys) { part.view }
    #expect(inside.cells == expected.cells)
    let standard = Rendering(columns: 100, rows: 14, keys: part.keys) { part.view }
    #expect(standard.lines == expected.lines && standard.cells != expected.cells)
  }

  @Test("the back button has the tint of its surroundings")
  func tint() {
    let shown = Rendering {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Next") }
      }
      .tint(.green)
    }
    #expect(shown.style(of: "‹ Back")?.foreground == shown.colors.success.color)
  }
}
