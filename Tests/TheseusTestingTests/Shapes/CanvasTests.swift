import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a canvas shows its renderer's drawing")
struct CanvasTests {
  @Test("texts at points and in rectangles, with anchors and transforms")
  func texts() {
    let laid = Laid(20, 4) {
      Canvas { context, size in
        context.draw(Text("mid"), at: CGPoint(x: size.width / 2 + 4, y: 8))
        context.draw(Text("left"), at: CGPoint(x: 0, y: 16), anchor: .topLeading)
        context.translateBy(x: 16, y: 32)
        context.draw(Text("one two"), in: CGRect(x: 0, y: 0, width: 24, height: 32))
      }
    }
    #expect(laid.lines == ["         mid", "left", "  one", "  two"])
  }

  @Test("axis-parallel lines and outlines use line characters; nothing is drawn outside the canvas")
  func lines() {
    let laid = Laid(12, 5) {
      Canvas { context, size in
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: 8))
            $0.addLine(to: CGPoint(x: 32, y: 8))
          }, with: .color(.red))
        context.stroke(
          Path(CGRect(x: 0, y: 16, width: 40, height: 48)), with: .foreground, lineWidth: 1)
        context.draw(Text("outside of it"), at: CGPoint(x: 48, y: 0), anchor: .topLeading)
      }
      .frame(width: 64, height: 64, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(laid.lines == ["────  ou", "┌───┐", "│   │", "└───┘", ""])
  }

  @Test("a clip belongs to the copy that set it, and a layer's changes end with it")
  func clips() {
    let laid = Laid(12, 2) {
      Canvas { context, _ in
        context.drawLayer { layer in
          layer.clip(to: Path(CGRect(x: 0, y: 0, width: 24, height: 16)))
          layer.draw(Text("abcdef"), at: .zero, anchor: .topLeading)
        }
        context.draw(Text("abcdef"), at: CGPoint(x: 0, y: 16), anchor: .topLeading)
      }
    }
    #expect(laid.lines == ["abc", "abcdef"])
  }

  @Test("symbols are views with state of their own, drawn any number of times, and again on change")
  func symbols() async throws {
    struct Counter: View {
      @Environment(\.clock) private var clock
      @State private var count = 0
      var body: some View {
        Text("n\(count)").task {
          try? await clock.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
    let laid = Laid(12, 2) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "counter") else { return }
        #expect(symbol.size.width == 16)
        context.draw(symbol, at: .zero, anchor: .topLeading)
        context.draw(symbol, at: CGPoint(x: 64, y: 16), anchor: .topLeading)
        #expect(context.resolveSymbol(id: "none") == nil)
      } symbols: {
        Counter().tag("counter")
      }
    }
    #expect(laid.lines == ["n0", "        n0"])
    laid.host.advance(by: .seconds(1))
    try await laid.host.settle()
    #expect(laid.lines == ["n1", "        n1"])
  }

  @Test("it is drawn again when the state it uses has changed")
  func state() throws {
    struct Chart: View {
      @State private var values = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            for (column, value) in values.enumerated() {
              context.draw(Text("\(value)"), at: CGPoint(x: column * 16, y: 0), anchor: .topLeading)
            }
          }
          .frame(height: 16)
          Button("more") { values.append(4) }
        }
      }
    }
    let laid = Laid(12, 2) { Chart() }
    #expect(laid.lines[0] == "1 2 3")
    try laid.host.find(.button, "more").tap()
    #expect(laid.lines[0] == "1 2 3 4")
  }
}

extension GraphicsContext.ResolvedSymbol: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.size == b.size }
}
