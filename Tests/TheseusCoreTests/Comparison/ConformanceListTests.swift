import Foundation
import Testing

@testable import TheseusCore

private protocol Marked {}
private protocol Named<Name> { associatedtype Name }
private struct Plain {}
private struct Both: Marked, Named, Equatable { typealias Name = Int }
private enum Case: Marked { case one }
private struct Box<Content> {}
extension Box: Equatable where Content: Equatable {}
extension Box: Marked where Content: Marked {}
private class Base: Marked {}
private class Derived: Base {}
private final class Generic<Value>: Derived {}
private class Other {}
private final class DerivedOther: Other, Marked {}
extension Int: Marked {}

/// A list rules out a type only if a search finds no conformance either.
@Suite struct ConformanceListTests {
  private struct Nested: Marked { struct Inner {} }

  private static let types: [Any.Type] = [
    Plain.self, Both.self, Case.self, Box<Int>.self, Box<Plain>.self, Box<Box<Case>>.self,
    Base.self, Derived.self, Generic<Int>.self, Other.self, DerivedOther.self, Nested.self,
    Nested.Inner.self, Int.self, Int?.self, String.self, [Int].self, [Plain].self,
    [String: Plain].self, Set<Int>.self, Range<Int>.self, (Int, Int).self, Void.self,
    (() -> Void).self, (@Sendable (Int) -> Int).self, Int.Type.self, (any Marked).self,
    (any Named<Int>).self, (any Marked & Sendable).self, AnyObject.self, Any.self, AnyHashable.self,
    Date.self, URL.self, UUID.self, Data.self, Locale.self, AttributedString.self, NSString.self,
    CocoaError.self, Notification.self, JSONDecoder.self, stat.self, timespec.self,
    KeyPath<String, Int>.self, WritableKeyPath<String, Int>.self, Task<Int, Never>.self,
    Mirror.self, ObjectIdentifier.self, UnsafePointer<Int>.self, CGSize.self, Never.self,
  ]

  @Test("every type that conforms may conform")
  func conforming() {
    let marked = ConformanceList((any Marked).self)
    let named = ConformanceList((any Named).self)
    let equatable = ConformanceList((any Equatable).self)
    let encodable = ConformanceList((any Encodable).self)
    let errors = ConformanceList((any Error).self)
    for type in Self.types {
      #expect(!(type is any Marked.Type) || marked.mayContain(type), "\(type)")
      #expect(!(type is any Named.Type) || named.mayContain(type), "\(type)")
      #expect(!(type is any Equatable.Type) || equatable.mayContain(type), "\(type)")
      #expect(!(type is any Encodable.Type) || encodable.mayContain(type), "\(type)")
      #expect(!(type is any Error.Type) || errors.mayContain(type), "\(type)")
    }
  }

  #if os(Linux)
    @Test("a struct, an enum or a class without a conformance is ruled out")
    func others() {
      let marked = ConformanceList((any Marked).self)
      for type in [
        Plain.self, Other.self, Nested.Inner.self, String.self, Date.self, NSString.self,
      ]
        as [Any.Type]
      {
        #expect(!marked.mayContain(type), "\(type)")
        #expect(!marked.mayContain(type), "\(type), asked again")
      }
      #expect(!ConformanceList((any Equatable).self).mayContain(Plain.self))
      #expect(!ConformanceList((any Encodable).self).mayContain(JSONDecoder.self))
      #expect(!ConformanceList((any Named).self).mayContain(Case.self))
    }

    @Test("the records of every image have a known format")
    func format() {
      #expect(ConformanceRecords.countImages() > 1)
      #expect(ConformanceRecords.types(conformingTo: 8) != nil)
    }
  #endif

  @Test("a list of no protocol rules out nothing")
  func noProtocol() {
    for existential in [Int.self, Any.self, (any Marked & Named).self] as [Any.Type] {
      #expect(ConformanceList(existential).mayContain(Plain.self))
    }
  }

  @Test("an address is in a table after it was inserted, however many there are")
  func addresses() {
    var table = AddressTable()
    for number in 1...1_000 as ClosedRange<UInt> { table.insert(number * 8) }
    table.insert(8)
    for number in 1...1_000 as ClosedRange<UInt> {
      #expect(table.contains(number * 8))
      #expect(!table.contains(number * 8 + 4))
    }
  }
}
