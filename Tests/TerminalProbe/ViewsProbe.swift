import Foundation
import TheseusCells
import TheseusCore
import TheseusTerminal
import TheseusViews

/// One line of text: the smallest view that draws.
struct Line: View {
  typealias Body = Never
  var text: String
  var emphasis: SurfaceEmphasis?

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LineElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class LineElement: ValueElement<Line>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(CellWidth.of(value.text)) * 8, height: 16)
  }

  func draw(_ surface: any DrawingSurface) {
    surface.draw(value.text[...], TextAttributes(), at: .zero)
    if let emphasis = value.emphasis {
      surface.emphasize(CGRect(origin: .zero, size: frame.size), emphasis)
    }
  }
}

@MainActor
final class Commands {
  var run: [Character: () -> Void] = [:]
}

/// Every cell of the window in use; `d` changes one digit, `s` scrolls by a row, `a` changes
/// everything.
struct FullScreen: View {
  let rows: Int
  let commands: Commands
  let texts: Texts
  @State private var first = 0
  @State private var seed = 0

  var body: some View {
    commands.run["s"] = { first += 1 }
    commands.run["a"] = { seed += 1 }
    return VStack(alignment: .leading, spacing: 0) {
      Counter(columns: texts.columns, commands: commands)
      ForEach(first..<first + rows - 1, id: \.self) { row in
        Line(text: texts[row &+ seed &* 31], emphasis: row % 10 == 3 ? .quietSelection : nil)
      }
    }
  }
}

struct Counter: View {
  let columns: Int
  let commands: Commands
  @State private var digit = 0

  var body: some View {
    commands.run["d"] = { digit += 1 }
    return HStack(spacing: 0) {
      Line(text: "count \(digit % 10) ")
      Line(text: String(repeating: "=", count: max(0, columns - 8)))
    }
  }
}

/// Lines of letters and digits, each as wide as the screen, made beforehand so that the app itself
/// is not measured.
@MainActor
final class Texts {
  let columns: Int
  private var lines: [String] = []

  init(columns: Int) {
    self.columns = columns
    for row in 0..<512 {
      var line = "\(row): "
      var word = UInt64(truncatingIfNeeded: row &* 7_919) | 1
      while line.utf8.count < columns {
        word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        line += String(word >> 40, radix: 36)
      }
      lines.append(String(line.prefix(columns)))
    }
  }

  subscript(row: Int) -> String { lines[row & 511] }
}

struct ViewsApp: App {
  static let commands = Commands()
  let texts = Texts(columns: 200)

  var body: some Scene {
    WindowGroup { FullScreen(rows: 50, commands: Self.commands, texts: texts) }
  }
}

extension TerminalProbe {
  static func showViews() -> Never {
    TerminalHost.show(makeApp: { columns, rows, metrics, configure in
      AppHost(ViewsApp(), columns: columns, rows: rows, metrics: metrics, configure: configure)
    }) { $0.take(ViewsApp.commands) }
  }
}
