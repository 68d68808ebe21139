import Foundation
import Testing

@testable import TheseusViews

@Suite("Plain layout values")
struct TextValueTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center] + 1
    }
  }

  @Test("A guide is the one set, else its default for the size")
  func guides() {
    var dimensions = ViewDimensions(width: 40, height: 16)
    #expect(
      dimensions[HorizontalAlignment.trailing] == 40 && dimensions[VerticalAlignment.center] == 8)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 16)
    #expect(dimensions[HorizontalAlignment(Middle.self)] == 21)
    dimensions.explicit[HorizontalAlignment.leading.key] = 3
    #expect(dimensions[HorizontalAlignment.leading] == 3 && dimensions[explicit: .leading] == 3)
    #expect(dimensions[explicit: HorizontalAlignment.trailing] == nil)
  }

  @Test("The same kind on two axes is two guides")
  func axes() {
    #expect(HorizontalAlignment(Middle.self) == HorizontalAlignment(Middle.self))
    #expect(HorizontalAlignment(Middle.self).key != VerticalAlignment(Middle.self).key)
    #expect(Alignment.topLeading.horizontal == .leading && Alignment.topLeading.vertical == .top)
  }

  @Test("Edge sets choose insets")
  func insets() {
    let insets = EdgeInsets(4, edges: .horizontal)
    #expect(insets == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
    #expect(insets.horizontal == 8 && insets[.top] == 0)
    #expect(Edge.Set.all.contains(.bottom) && !Edge.Set.vertical.contains(.leading))
  }

  @Test("Fonts become the traits a terminal can show")
  func fonts() {
    #expect(Font.title.traits.isBold && Font.headline.traits.isBold && !Font.body.traits.isBold)
    #expect(!Font.title.weight(.regular).traits.isBold && Font.body.weight(.semibold).traits.isBold)
    #expect(Font.body.bold().italic().traits == FontTraits(isBold: true, isItalic: true, size: 17))
    #expect(
      Font.system(size: 10, weight: .heavy, design: .monospaced).traits
        == FontTraits(isBold: true, isMonospaced: true, size: 10))
    #expect(Font.system(.caption, design: .rounded).traits.size == 12)
  }
}
