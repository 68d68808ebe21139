import Foundation
import Testing

@testable import TheseusCore

@Suite("a type's declaration identifies it without a conformance lookup")
struct TypeDeclarationTests {
  private struct Own {}
  private struct Property: DynamicProperty {}
  private enum Choice { case a, b }

  @Test(
    "the system's structs and enums are not dynamic properties",
    arguments: [
      Int.self, String.self, Double.self, [Own].self, Own?.self, [String: Own].self,
      Range<Int>.self,
      CGFloat.self, Date.self, URL.self, UUID.self, Locale.self, Data.self, (Int, Int).self,
      (() -> Void).self, (any Error).self, Int.Type.self,
    ] as [Any.Type])
  func system(type: Any.Type) {
    #expect(!TypeDeclaration.mayBeDynamicProperty(type))
    #expect(!(type is any DynamicProperty.Type))
  }

  @Test("types of apps, and those nested in the system's, may be dynamic properties")
  func own() {
    #expect(TypeDeclaration.mayBeDynamicProperty(Property.self))
    #expect(TypeDeclaration.mayBeDynamicProperty(String.NestedProperty.self))
    #expect(TypeDeclaration.mayBeDynamicProperty(State<Int>.self))
    #expect(TypeDeclaration.mayBeDynamicProperty(Binding<[Own]>.self))
    #expect(TypeDeclaration.mayBeDynamicProperty(Own.self))
  }

  @Test(
    "the list of types that are compared by themselves is the list of those that conform",
    arguments: [
      Int?.self, Own?.self, [Int].self, [Own].self, Binding<Int>.self, Binding<Own?>.self,
      EquatableView<Never>.self, _ConditionalContent<Never, EmptyView>.Storage.self, Own.self,
      Choice.self, String.self, Set<Int>.self, State<Int>.self, EmptyView.self, (Int, Own).self,
      ArraySlice<Int>.self, AnyKeyPath.self,
    ] as [Any.Type])
  func comparedByThemselves(type: Any.Type) {
    #expect(TypeDeclaration.isComparedByItself(type) == (type is any ComparedByItself.Type))
  }

  @Test("one declaration identifies all types made from it, and no others")
  func equality() {
    #expect(TypeDeclaration([Int].self) == TypeDeclaration([Own].self))
    #expect(TypeDeclaration([Int].self) != TypeDeclaration(Int?.self))
    #expect(TypeDeclaration((Int, Int).self) == nil)
    #expect(TypeDeclaration(NSObject.self) == nil)
  }
}

extension String {
  fileprivate struct NestedProperty: DynamicProperty {}
}
