import Foundation
import Testing

@testable import TheseusCore

private struct Outer<Value> {
  struct Inner {}
  enum Case<Other> { case none }
}

@Suite("names of types are those that a text of the type has")
struct TypeNameTests {
  private protocol Shape {}

  private static let types: [Any.Type] = [
    Int.self, String?.self, [String: [Int]].self, Outer<Int>.self, Outer<Outer<Int>>.Inner.self,
    Outer<Int>.Case<Date>.self, (any Shape).self, (any Shape & Sendable).self, Any.self,
    AnyObject.self, Void.self, (Int, name: String).self, ((Int) -> String).self, Int.Type.self,
    (any Shape.Type).self, NSObject.self, Never.self,
  ]

  @Test("with modules", arguments: types.indices)
  func qualified(_ index: Int) {
    let type = Self.types[index]
    #expect(TypeName.qualified(type) == String(reflecting: type))
    #expect(TypeName.stable(type) == TypeName.withoutAddresses(String(reflecting: type)))
  }

  @Test("without modules and arguments", arguments: types.indices)
  func short(_ index: Int) {
    let text = String(describing: Self.types[index])
    #expect(TypeName.short(Self.types[index]) == text.prefix { $0 != "<" })
  }
}
