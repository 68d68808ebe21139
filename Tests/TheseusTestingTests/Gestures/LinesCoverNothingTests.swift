import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// A frame drawn around a card is in front of the card, and has nothing inside.
@MainActor @Suite("A line in front of a control leaves the presses to the control")
struct LinesCoverNothingTests {
  @MainActor private final class Log {
    var presses = 0
    var isOver = false
    var lines = 0
  }

  private func click(_ host: TestHost, _ column: Int, _ row: Int) {
    host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
  }

  private func card(_ log: Log) -> some View {
    VStack {
      Text("Card")
      Button("Buy") { log.presses += 1 }
      Text("Row").onHover { log.isOver = $0 }
    }
    .padding()
  }

  enum Line: CaseIterable {
    case stroke, styled, widthOnly, styleOnly, strokeBorder, path, trim, inStack, border, padded
  }

  @ViewBuilder private func framed(_ line: Line, _ log: Log) -> some View {
    let style = StrokeStyle(lineWidth: 2)
    switch line {
    case .stroke: card(log).overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
    case .styled: card(log).overlay(Capsule().stroke(.red, style: style))
    case .widthOnly: card(log).overlay { Rectangle().stroke(lineWidth: 2) }
    case .styleOnly: card(log).overlay(Ellipse().stroke(style: style))
    case .strokeBorder: card(log).overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red))
    case .path:
      card(log).overlay(Path(CGRect(x: 0, y: 0, width: 300, height: 200)).stroke(.red))
    case .trim: card(log).overlay(Circle().trim(from: 0, to: 0.7).stroke(.red))
    case .inStack:
      ZStack {
        card(log)
        Rectangle().stroke(.red)
      }
    case .border: card(log).border(.red)
    case .padded:
      card(log).overlay(
        RoundedRectangle(cornerRadius: 4).strokeBorder(.gray).padding(-1).opacity(0.3))
    }
  }

  @Test("whatever draws it", arguments: Line.allCases)
  func lines(_ line: Line) throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { framed(line, log) }
    let button = try host.find(.button, "Buy").frame
    click(host, button.x + button.width / 2, button.y)
    #expect(log.presses == 1)
    let row = try host.find(nil, "Row").frame
    host.send(.pointer(PointerEvent(.move(nil), column: row.x, row: row.y)))
    #expect(log.isOver)
    host.unmount()
  }

  @Test("a control in a line of one row is pressed, too")
  func low() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 3) {
      Button("Buy") { log.presses += 1 }.buttonStyle(.plain).overlay(Capsule().stroke(.red))
    }
    let button = try host.find(.button, "Buy").frame
    click(host, button.x, button.y)
    #expect(log.presses == 1)
    host.unmount()
  }

  @Test("a line that is a control's own takes its presses, before what is behind it")
  func ownLines() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 7) {
      ZStack {
        Color.blue.onTapGesture { log.lines += 1 }
        Button {
          log.presses += 1
        } label: {
          Circle().stroke(.red).frame(width: 64, height: 48)
        }
        .buttonStyle(.plain)
      }
    }
    let button = try host.find(.button).frame
    click(host, button.x + button.width / 2, button.y)
    #expect(log.presses == 1 && log.lines == 0)
    click(host, 0, 0)
    #expect(log.presses == 1 && log.lines == 1)
    host.unmount()
  }

  @Test("a filled shape covers what is behind it")
  func filled() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 5) {
      ZStack {
        Button("Buy") { log.presses += 1 }
        Rectangle().fill(.red).stroke(.blue)
      }
    }
    click(host, 10, 2)
    #expect(log.presses == 0)
    host.unmount()
  }
}
