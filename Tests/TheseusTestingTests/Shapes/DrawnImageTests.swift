import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("An image that code draws")
struct DrawnImageTests {
  @Test("has the size it was given, and shows the drawing")
  func drawing() throws {
    let host = TestHost(columns: 20, rows: 4) {
      HStack(spacing: 0) {
        Image(size: CGSize(width: 32, height: 16)) { context in
          context.draw(Text("ab"), at: .zero, anchor: .topLeading)
        }
        Text("|")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(host.screen.hasPrefix("ab  |"))
  }

  @Test("nothing is drawn outside of it; its label is read out")
  func clip() throws {
    let host = TestHost(columns: 20, rows: 4) {
      Image(
        size: CGSize(width: 24, height: 16), label: Text("Chart"), opaque: true, colorMode: .linear
      ) { context in
        context.draw(Text("abcdef"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(host.screen.contains("abc") && !host.screen.contains("abcd"))
    #expect(host.findAll(.image, "Chart").count == 1)
  }

  @Test("a resizable one is drawn in the size it gets")
  func resizing() {
    func shown(_ image: Image) -> [Substring] {
      TestHost(columns: 10, rows: 4) {
        image.frame(width: 64, height: 64)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }.screen.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let image = Image(size: CGSize(width: 32, height: 32)) { context in
      context.draw(Text("x"), at: CGPoint(x: 24, y: 16), anchor: .topLeading)
    }
    // In the middle of its frame.
    #expect(shown(image)[2] == "     x")
    // Twice as large: the text is at twice the distance from the top leading corner.
    #expect(shown(image.resizable())[2] == "      x")
  }

  @Test("it is drawn again when the state that it shows changes")
  func changes() throws {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Image(size: CGSize(width: 32, height: 16)) { [count] context in
          context.draw(Text("n\(count)"), at: .zero, anchor: .topLeading)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(host.screen.contains("n1"))
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("n2") && !host.screen.contains("n1"))
  }

  @Test("a canvas draws it at a point or in a rectangle")
  func inCanvas() {
    let host = TestHost(columns: 12, rows: 4) {
      Canvas { context, _ in
        let image = Image(size: CGSize(width: 16, height: 16)) { inner in
          inner.draw(Text("x"), at: CGPoint(x: 8, y: 0), anchor: .topLeading)
        }
        #expect(context.resolve(image).size == CGSize(width: 16, height: 16))
        context.draw(image, at: CGPoint(x: 16, y: 16), anchor: .topLeading)
        context.draw(image, in: CGRect(x: 40, y: 32, width: 32, height: 16))
      }
    }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "   x" && lines[2] == "       x")
  }
}
