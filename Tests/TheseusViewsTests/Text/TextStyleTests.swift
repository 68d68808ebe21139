import Foundation
import TheseusCells
import Testing

@testable import TheseusViews

@Suite("Text styles")
struct TextStyleTests {
  private func traits(_ text: Text, _ environment: TextEnvironment = TextEnvironment())
    -> TextAttributes.Traits
  {
    text.resolve(in: environment).attributes.traits
  }

  @Test("Modifiers become traits")
  func modifiers() {
    #expect(traits(Text("a")) == [])
    #expect(
      traits(Text("a").bold().italic().underline().strikethrough().monospaced()) == [
        .bold, .italic, .underline, .strikethrough, .monospaced,
      ])
    #expect(
      traits(Text("a").font(.headline)) == .bold && traits(Text("a").fontWeight(.semibold)) == .bold
    )
    #expect(
      traits(Text("a").font(.title.weight(.regular))) == []
        && traits(Text("a").fontDesign(.monospaced)) == .monospaced)
    #expect(traits(Text("a").underline(false).bold(false)) == [])
  }

  @Test("a text's own style overrides its surroundings; of two surrounding styles the inner wins")
  func surroundings() {
    var environment = TextEnvironment()
    environment.font = .headline
    environment.isItalic = true
    environment.underline = .single
    environment.paint.foreground = [.color(Color.red.paint(in: environment.paint))]
    #expect(traits(Text("a"), environment) == [.bold, .italic, .underline])
    #expect(traits(Text("a").font(.body).italic(false).underline(false), environment) == [])
    #expect(Text("a").resolve(in: environment).attributes.foreground?.flat.system == .red)
    #expect(
      Text("a").foregroundStyle(.green).resolve(in: environment).attributes.foreground?.flat.system
        == .green)
    #expect(
      Text("a").foregroundColor(.blue).foregroundColor(.red).resolve(in: environment).attributes
        .foreground?.flat.system == .blue)
    #expect(
      Text("a").foregroundColor(nil).resolve(in: environment).attributes.foreground?.flat.system
        == .red)
    let second = Text("a").foregroundStyle(.secondary).resolve(in: environment).attributes
      .foreground?.flat
    #expect(second?.system == .red && second?.opacity == 153)
    #expect(Text("a").resolve(in: TextEnvironment()).attributes.foreground == nil)
  }

  @Test("Texts put together keep their own styles; plain ones become one")
  func concatenation() {
    let text = Text("a").bold() + Text("b") + Text("c").italic()
    let resolved = text.bold().resolve(in: TextEnvironment())
    #expect(resolved.string == "abc")
    #expect(
      resolved.runs.map(\.end) == [2, 3] && resolved.attributes(at: 1).attributes.traits == .bold)
    #expect(resolved.attributes(at: 2).attributes.traits == [.bold, .italic])
    #expect((Text("a") + Text("b")).plainString == "ab")
    #expect(
      (0..<1000).reduce(Text("")) { $0 + Text("\($1 % 10)").bold($1 % 2 == 0) }.resolve(
        in: TextEnvironment()
      ).string.count == 1000)
  }

  @Test("texts and images inside texts")
  func interpolation() {
    var environment = TextEnvironment()
    environment.symbols = SymbolReference(source: CellSymbols())
    let text = Text("Hello \(Text("you").bold())! \(Image(systemName: "star.fill"))").resolve(
      in: environment)
    #expect(text.string == "Hello you! ★")
    #expect(
      text.attributes(at: 6).attributes.traits == .bold
        && text.attributes(at: 9).attributes.traits == [])
  }

  @Test("An attributed string shows its attributes")
  func attributed() {
    var string = AttributedString("red link")
    string.foregroundColor = .red
    if let range = string.range(of: "link") {
      string[range].link = URL(string: "https://example.org")
      string[range].font = .body.bold()
    }
    let text = Text(string).resolve(in: TextEnvironment())
    #expect(text.attributes(at: 0).attributes.foreground?.flat.system == .red)
    #expect(text.attributes(at: 5).attributes.link == URL(string: "https://example.org"))
    #expect(text.attributes(at: 5).attributes.traits == [.bold, .underline])
  }

  @Test("Capitals are made of every part")
  func textCase() {
    var environment = TextEnvironment()
    environment.textCase = .uppercase
    let text = (Text("straße").bold() + Text(" x")).resolve(in: environment)
    #expect(text.string == "STRASSE X" && text.attributes(at: 7).attributes.traits == [])
  }

  @Test("Texts are equal when they show the same in every surrounding")
  func equality() {
    #expect(Text("Row \(1)") == Text("Row \(1)") && Text("Row \(1)") != Text("Row \(2)"))
    #expect(Text("**a**") == Text("**a**") && Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
    #expect(Text("a").bold() + Text("b") == Text("a").bold() + Text("b"))
  }

  @Test("A plain text is small")
  func size() {
    #expect(MemoryLayout<Text>.size <= 32)
  }
}
