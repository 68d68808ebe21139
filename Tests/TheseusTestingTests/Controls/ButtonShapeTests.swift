import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the shape of buttons is known to styles, and a terminal draws none")
struct ButtonShapeTests {
  @Test("a custom style reads it from the environment")
  func environment() throws {
    struct Named: ButtonStyle {
      struct Content: View {
        let label: ButtonStyleConfiguration.Label
        @Environment(\.buttonBorderShape) private var shape
        var body: some View {
          HStack {
            label
            Text(shape == .capsule ? "capsule" : "other")
          }
        }
      }
      func makeBody(configuration: Configuration) -> some View {
        Content(label: configuration.label)
      }
    }
    let host = TestHost(columns: 30, rows: 3) {
      Button("first") {}.buttonStyle(Named()).buttonBorderShape(.capsule)
      Button("second") {}.buttonStyle(Named())
    }
    #expect(host.screen.contains("first capsule") && host.screen.contains("second other"))
  }

  @Test("a terminal's buttons stay as they are")
  func terminal() {
    func screen(_ shape: ButtonBorderShape) -> String {
      TestHost(columns: 20, rows: 3) { Button("Go") {}.buttonBorderShape(shape) }.screen
    }
    for shape in [ButtonBorderShape.capsule, .circle, .roundedRectangle(radius: 4)] {
      #expect(screen(shape) == screen(.automatic))
    }
  }
}
