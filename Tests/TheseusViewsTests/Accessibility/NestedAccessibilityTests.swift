import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("Nested accessibility modifiers describe one element")
struct NestedAccessibilityTests {
  private func only(_ host: TestHost) throws -> Element {
    let elements = host.findAll()
    #expect(elements.count == 1, "\(host.root.tree)")
    return try #require(elements.first)
  }

  @Test("a label inside traits, on content without semantics")
  func color() throws {
    let host = TestHost {
      Color.red.accessibilityLabel("Alarm").accessibilityAddTraits(.isButton)
    }
    let element = try only(host)
    #expect(element.label == "Alarm" && element.role == .button)
  }

  @Test("a label, a value and traits in every order, on a shape")
  func shape() throws {
    let orders: [AnyView] = [
      AnyView(
        Circle().accessibilityLabel("Level").accessibilityValue("3").accessibilityAddTraits(
          .isImage)
      ),
      AnyView(
        Circle().accessibilityAddTraits(.isImage).accessibilityValue("3").accessibilityLabel(
          "Level")
      ),
      AnyView(
        Circle().accessibilityValue("3").accessibilityLabel("Level").padding()
          .accessibilityAddTraits(.isImage)),
    ]
    for view in orders {
      let element = try only(TestHost { view })
      #expect(element.label == "Level" && element.value == "3" && element.role == .image)
    }
  }

  @Test("modifiers around several views are one element around them")
  func container() throws {
    let host = TestHost {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("Pair").accessibilityAddTraits(.isHeader)
    }
    let element = try host.find(.heading)
    #expect(element.label == "Pair")
    #expect(host.findAll(nil, "Pair").count == 1)
  }

  @Test("twenty modifiers around a color are read in a moment")
  func many() throws {
    var view = AnyView(Color.red.accessibilityLabel("0"))
    for number in 1...20 { view = AnyView(view.accessibilityLabel("\(number)")) }
    let host = TestHost { view }
    #expect(try only(host).label == "20")
  }

  @Test("an element that leaves out its content reports for a label inside")
  func ignored() throws {
    let host = TestHost {
      Color.red.accessibilityLabel("inner").accessibilityElement(children: .ignore)
        .accessibilityLabel("outer")
    }
    #expect(try only(host).label == "outer")
  }
}
