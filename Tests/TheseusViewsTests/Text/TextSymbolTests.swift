import Testing

@testable import TheseusCells
@testable import TheseusViews

@Suite("symbols have glyphs")
struct TextSymbolTests {
  @Test("common symbols have a glyph, unknown names a visible one")
  func table() {
    #expect(SymbolTable.count >= 300)
    #expect(
      Image(systemName: "checkmark").glyph.text == "✓"
        && Image(systemName: "trash").glyph.ascii == "x")
    #expect(Image(systemName: "no.such.symbol").glyph == .unknown)
    #expect(Image(systemName: "").glyph == .unknown)
  }

  @Test(
    "a variant without a glyph of its own has its base symbol's",
    arguments: [
      ("trash.fill", "trash"), ("gearshape.2.fill", "gearshape.2"), ("heart.circle", "heart"),
      ("person.crop.circle.badge.clock", "person"),
      ("folder.fill.badge.plus", "folder"), ("square.and.arrow.up.fill", "square.and.arrow.up"),
    ])
  func variants(variant: String, symbol: String) {
    #expect(SymbolTable.contains(symbol))
    #expect(SymbolTable.glyph(named: variant) == SymbolTable.glyph(named: symbol))
  }

  @Test("filled and empty variants differ where it matters")
  func fill() {
    for name in ["star", "heart", "circle", "flag", "square"] {
      #expect(SymbolTable.glyph(named: name) != SymbolTable.glyph(named: name + ".fill"))
    }
    #expect(SymbolTable.glyph(named: "eye") != SymbolTable.glyph(named: "eye.slash"))
  }

  @Test("the two ends of a slider differ: quiet and loud, small and large")
  func ends() {
    for (least, most) in [
      ("speaker.fill", "speaker.wave.3.fill"), ("speaker.wave.1", "speaker.wave.3"),
      ("textformat.size.smaller", "textformat.size.larger"),
    ] {
      #expect(SymbolTable.glyph(named: least) != SymbolTable.glyph(named: most))
    }
  }

  @Test("a letter or number in a circle or square is its own glyph")
  func enclosed() {
    #expect(
      SymbolTable.glyph(named: "a.circle.fill").text == "A"
        && SymbolTable.glyph(named: "12.square").text == "12")
  }

  @Test("every glyph is one cluster of one scalar, its substitute one printable character")
  func signs() {
    for table in [SymbolTable.marks, SymbolTable.objects] {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: " ")
        #expect(
          fields.count >= 3 && fields[0].unicodeScalars.count == 1 && fields[0].count == 1,
          "\(line)")
        #expect(
          fields[1].utf8.count == 1 && fields[1].utf8.allSatisfy { (33..<127).contains($0) },
          "\(line)")
      }
    }
  }

  @Test("An image is read out by its label, else by its name; a decorative one not at all")
  func label() {
    #expect(
      Image(systemName: "star").accessibilityLabel == "star"
        && Image("Logo", label: Text("Our logo")).accessibilityLabel == "Our logo")
    #expect(Image(decorative: "Logo").accessibilityLabel == "" && Image("Logo").glyph == .asset)
  }
}
