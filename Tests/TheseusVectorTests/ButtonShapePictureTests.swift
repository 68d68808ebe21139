import Foundation
import TheseusCore
import TheseusVector
import TheseusViews
import Testing

@MainActor @Suite("buttonBorderShape gives buttons their outline")
struct ButtonShapePictureTests {
  private func svg(_ view: some View) throws -> String {
    try #require(ImageRenderer(content: view).svg)
  }

  @Test("in pictures, around the button and beside other modifiers")
  func pictures() throws {
    // An automatic button has corners of 6 points.
    let plain = Button("Go") {}.buttonStyle(.bordered)
    #expect(try svg(plain).contains("rx=\"6\""))
    #expect(try svg(plain.buttonBorderShape(.roundedRectangle(radius: 11))).contains("rx=\"11\""))
    #expect(try svg(plain.buttonBorderShape(.roundedRectangle)).contains("rx=\"6\""))
    #expect(try svg(plain.buttonBorderShape(.capsule)).contains("rx=\"12\""), "half of 24 points")
    #expect(
      try svg(VStack { plain }.buttonBorderShape(.capsule).padding()).contains("rx=\"12\""))
    #expect(
      try svg(plain.buttonBorderShape(.capsule).buttonBorderShape(.circle)).contains("rx=\"12\""),
      "the inner one counts")
  }

  private final class Model: ObservableObject {
    @Published var isRound = false
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      Button("Go") {}.buttonStyle(.bordered)
        .buttonBorderShape(model.isRound ? .circle : .automatic)
    }
  }

  @Test("a change of the shape changes the button; a round one is a circle")
  func change() throws {
    let model = Model()
    let host = VectorHost(size: CGSize(width: 200, height: 100)) { Page(model: model) }
    #expect(!host.svg().contains("<ellipse"))
    model.isRound = true
    host.window.flush()
    let svg = host.svg()
    let ellipse = try #require(svg.range(of: "<ellipse[^>]*>", options: .regularExpression))
    func number(_ name: String) -> Substring? {
      svg[ellipse].range(of: "\(name)=\"[0-9.]+\"", options: .regularExpression)
        .map { svg[$0].dropFirst(name.count) }
    }
    #expect(number("rx") != nil && number("rx") == number("ry"))
  }
}
