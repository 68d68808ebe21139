import Testing
import TheseusViews

@Suite("Colors with a light and a dark value")
struct DynamicColorTests {
  @Test("the surroundings choose, also inside opacity and mixes")
  func surroundings() {
    let color = Color(light: .red, dark: Color(white: 1))
    let (light, dark) = (PaintContext(colorScheme: .light), PaintContext(colorScheme: .dark))
    #expect(color.paint(in: light).system == .red)
    #expect(color.resolve(in: dark) == Color(white: 1).resolve(in: dark))
    #expect(color.opacity(0.5).resolve(in: dark).opacity == 0.5)
    #expect(color.resolve(in: light) == Color.red.resolve(in: light))
  }
}
