import Testing
import TheseusViews

@testable import TheseusHTML

@Suite("The symbols that pages draw")
struct SymbolPathsTests {
  private func symbol(_ name: String) throws -> SymbolPaths.Symbol {
    let text = SymbolPaths.shared.text(for: .symbol([name]))
    return try #require(SymbolPaths.symbol(of: Character(text)), "\(name)")
  }

  private static let all = (SymbolPaths.marks + SymbolPaths.objects).map(\.0)

  @Test("each has its own drawing: commands of a path on a grid of 24 by 24")
  func paths() throws {
    #expect(Set(Self.all).count == Self.all.count)
    for name in Self.all {
      let path = try symbol(name).path
      #expect(path.wholeMatch(of: /M[MLHVCSAZmlhvcsaz0-9 .-]+/) != nil, "\(name): \(path)")
      let starts = path.matches(of: /M([0-9.]+) ([0-9.]+)/)
      #expect(!starts.isEmpty, "\(name)")
      for start in starts {
        let place = try [#require(Double(start.output.1)), #require(Double(start.output.2))]
        #expect(place.allSatisfy { 0...24 ~= $0 }, "\(name): \(place)")
      }
    }
  }

  @Test("a name that is drawn as another one names one that is drawn")
  func otherNames() {
    for (name, other) in SymbolPaths.otherNames {
      #expect(Self.all.contains(other), "\(name)")
      #expect(!Self.all.contains(name), "\(name)")
    }
  }

  @Test(
    "a variant without a drawing of its own looks like the symbol that it is a variant of",
    arguments: [
      ("folder.badge.plus", "folder"), ("chevron.forward.circle", "chevron.right"),
      ("speaker.wave.3", "speaker.wave"), ("externaldrive.badge.icloud", "externaldrive"),
      ("gauge.open.with.lines.needle.33percent", "gauge"), ("document.badge.plus", "doc"),
    ])
  func variants(name: String, base: String) throws {
    #expect(try symbol(name).path == symbol(base).path)
  }

  @Test(
    "what is crossed out is not drawn as if it were not",
    arguments: ["eye.slash", "bell.slash.fill", "speaker.slash", "wifi.slash", "iphone.slash"])
  func crossedOut(name: String) throws {
    let base = String(name.prefix { $0 != "." })
    #expect(try symbol(name).path.hasPrefix(symbol(base).path))
    #expect(try symbol(name).path != symbol(base).path)
  }

  @Test(
    "an outline is filled where the name says so and its shape allows it",
    arguments: ["star.fill", "bell.fill", "person.fill", "flag.fill", "hand.thumbsup.fill"])
  func filled(name: String) throws {
    #expect(try symbol(name).isFilled)
    #expect(try !symbol(String(name.dropLast(5))).isFilled)
    // The lens would be lost.
    #expect(try !symbol("camera.fill").isFilled)
  }

  @Test("an unknown name shows the outline of an icon, not a question")
  func unknown() throws {
    #expect(try symbol("no.such.symbol").path == symbol("app").path)
  }
}
