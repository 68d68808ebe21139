import Testing
import TheseusViews

/// Apple: the color's linear light is multiplied by `pow(2, stops)`.
@Suite("a color's exposure")
struct ExposureTests {
  private let context = PaintContext(colorScheme: .light)

  @Test("each stop doubles the linear light, and opacity remains")
  func stops() {
    let color = Color(.sRGBLinear, red: 0.25, green: 0.125, blue: 0, opacity: 0.5)
    let brighter = color.exposureAdjust(1).resolve(in: context)
    #expect(brighter.linearRed == 0.5 && brighter.linearGreen == 0.25 && brighter.linearBlue == 0)
    #expect(brighter.opacity == 0.5)
    let darker = color.exposureAdjust(-2).resolve(in: context)
    #expect(darker.linearRed == 0.0625)
    #expect(color.exposureAdjust(0).resolve(in: context) == color.resolve(in: context))
  }

  @Test("what is brighter than white is shown as white, and no number is too large")
  func clamped() {
    let white = Color.white.paint(in: context)
    let bright = Color(.sRGBLinear, white: 0.5).exposureAdjust(4).paint(in: context)
    #expect(bright.red == 255 && bright.green == 255 && bright.blue == 255)
    #expect(bright.opacity == white.opacity)
    for stops in [Double.infinity, .nan, -.infinity] {
      #expect(Color.black.exposureAdjust(stops).paint(in: context).red == 0)
    }
  }

  @Test("a color that depends on its surroundings still does")
  func surroundings() {
    let color = Color(light: .black, dark: Color(.sRGBLinear, white: 0.25)).exposureAdjust(1)
    #expect(color.resolve(in: context).linearRed == 0)
    #expect(color.resolve(in: PaintContext(colorScheme: .dark)).linearRed == 0.5)
  }
}
