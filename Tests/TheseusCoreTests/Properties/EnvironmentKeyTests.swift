import AttributeGraph
import Testing

@testable import TheseusCore

extension EnvironmentValues {
  fileprivate subscript(number number: Int) -> Int { number }
}

@MainActor @Suite("Each key of the environment has one attribute in a scope")
struct EnvironmentKeyTests {
  @Test("equal key paths have the same one, however many keys are read", arguments: [1, 8, 9, 30])
  func oneForEachKey(count: Int) {
    let scope = ViewRuntime(services: HostServices()).rootEnvironment
    // Each evaluation creates another object: its argument is stored in it.
    func attributes() -> [AttributeID] {
      (0..<count).map { scope.value(\EnvironmentValues.[number: $0]).id }
    }
    let first = attributes()
    #expect(attributes() == first)
    #expect(Set(first).count == count)
    #expect(first.allSatisfy { scope.name(of: $0) != nil })
    let other = scope.value(\.hostServices)
    #expect(!first.contains(other.id) && scope.value(\.hostServices) == other)
  }
}
