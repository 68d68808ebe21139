import Foundation
import FoundationAdditions
import Testing

@Suite("#Predicate searches texts as a user does")
struct PredicateSearchTests {
  private struct Product: Sendable {
    var name: String
    var group: String?
  }

  private let products = [
    Product(name: "Crème fraîche", group: "Dairy"), Product(name: "Cookies"),
    Product(name: "Ice cream", group: "Sweets"),
  ]

  @Test("case and diacritics do not matter")
  func contains() throws {
    let search = "CREM"
    let found = try products.filter(
      #Predicate<Product> { $0.name.localizedStandardContains(search) })
    #expect(found.map(\.name) == ["Crème fraîche"])
  }

  @Test("the search is one part of a condition, also of an optional text")
  func condition() throws {
    let search = "s"
    let predicate = #Predicate<Product> {
      search.isEmpty || $0.group?.localizedStandardContains(search) ?? false
    }
    #expect(try products.filter(predicate).map(\.name) == ["Ice cream"])
  }
}
