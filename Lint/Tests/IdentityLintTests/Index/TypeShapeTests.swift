import Testing

@testable import IdentityLint

@Suite("The parts of a type's spelling")
struct TypeShapeTests {
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let base: String
    var isOptional = false
    var element: String?

    init(_ spelled: String, _ base: String, isOptional: Bool = false, element: String? = nil) {
      description = spelled
      self.base = base
      self.isOptional = isOptional
      self.element = element
    }
  }

  static let cases = [
    Case("Row", "Row"), Case("Settings.Row", "Settings.Row"), Case("", ""),
    Case("Row?", "Row", isOptional: true), Case("Row??", "Row", isOptional: true),
    Case("Row!", "Row"), Case("Settings.Row?", "Settings.Row", isOptional: true),
    Case("[Row]", "Array", element: "Row"),
    Case("[Settings.Row]", "Array", element: "Settings.Row"),
    Case("[Row]?", "Array", isOptional: true, element: "Row"),
    Case("[Row]!", "Array", element: "Row"), Case("[Row?]", "Array", element: "Row?"),
    Case("[[Row]]", "Array", element: "[Row]"), Case("[ Row ]", "Array", element: "Row"),
    Case("[String: Row]", "[String:Row]"), Case("[String: Row]?", "[String:Row]", isOptional: true),
    Case("[(Int, Row)]", "Array", element: "(Int,Row)"),
    Case("Optional<Row>", "Row", isOptional: true), Case("Binding<Row>", "Row"),
    Case("Binding<Row?>", "Row", isOptional: true), Case("Binding<[Row]>", "Array", element: "Row"),
    Case("Array<Row>", "Array", element: "Row"), Case("Set<Row>", "Set", element: "Row"),
    Case("Swift.Set<Row>", "Swift.Set", element: "Row"), Case("Result<Row, Error>", "Result"),
    Case("IdentifiedArray<Row.ID, Row>", "IdentifiedArray", element: "Row"),
    Case("any Store", "Store"), Case("any Store?", "Store", isOptional: true),
    Case("some View", "some View"), Case("Größe", "Größe"),
    Case("Größe?", "Größe", isOptional: true),
  ]

  @Test("are its base, its element and whether it is optional", arguments: cases)
  func parts(_ expected: Case) {
    let shape = TypeShape(expected.description)
    #expect(shape.base == expected.base)
    #expect(shape.isOptional == expected.isOptional)
    #expect(shape.element == expected.element)
  }
}
