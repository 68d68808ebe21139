import Conformance
import IdentityModel
import Testing

@MainActor
@Suite("An AnyView in an AnyView is one")
struct AnyViewInAnyViewTests {
  private static let leaf = Program.view(.view(0))
  private static let nested = Program.anyView([leaf, .anyView([leaf, .view(.view(1))])])
  private static let view = Tree(kind: .structural, typeTag: .view(0))
  private static let direct = Tree(kind: .anyView, branch: .yes, children: [view])

  private static func inner(_ branch: Tree.Branch, _ child: Tree) -> Tree {
    Tree(
      kind: .anyView, branch: .no,
      children: [Tree(kind: .anyView, branch: branch, children: [child])])
  }

  @Test("R10 AnyView(AnyView(v)) and AnyView(v) keep one state, in the model and in the runtime")
  func keeps() throws {
    let scenario = Scenario(
      program: Self.nested, rules: IdentityRules(), first: Self.direct,
      steps: [.write(5, [1]), .render(Self.inner(.yes, Self.view)), .render(Self.direct)])
    let trace = scenario.trace()
    #expect(trace.states.last?.cells == [[1]: 5])
    #expect(trace.states[2].cells == [[1, 1]: 5])
    #expect(try scenario.difference() == nil)
  }

  @Test("R10 another type inside the inner AnyView resets state")
  func resets() throws {
    let other = Self.inner(.no, Tree(kind: .structural, typeTag: .view(1)))
    let scenario = Scenario(
      program: Self.nested, rules: IdentityRules(), first: Self.direct,
      steps: [.write(5, [1]), .render(other), .render(Self.direct)])
    #expect(scenario.trace().states.last?.cells == [[1]: 0])
    #expect(try scenario.difference() == nil)
  }
}
