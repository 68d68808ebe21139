import Foundation
import Testing

@Suite("Events reach elements by their capabilities")
struct CapabilityTests {
  private static let views = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/TheseusViews")

  /// A file dispatches if it extends a host or the focus manager, or tracks the pointer.
  private static func dispatches(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("WindowHost") || name.hasPrefix("AppHost")
      || name.hasPrefix("FocusManager")
      || [
        "ElementAction.swift", "SemanticsTree.swift", "FocusResumption.swift",
        "PointerState.swift", "ModifierKeys.swift",
      ].contains(name)
  }

  /// The lines that cast to a class of elements or ask whether an element is of one.
  private static func casts(in code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.hasPrefix("//")
        && $0.range(
          of: #"\b(as[?!]?|is) (any )?[A-Z]\w*Element\b"#, options: .regularExpression) != nil
        && $0.range(of: "as ViewElement") == nil && $0.range(of: "as [ViewElement]") == nil
    }
  }

  @Test("the files that deliver events name no class of elements")
  func dispatcher() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.views.path)
      .filter { $0.hasSuffix(".swift") && Self.dispatches($0) }
    #expect(names.count > 12, "the files of the dispatcher have other names now: \(names)")
    for name in names {
      let code = try String(contentsOf: Self.views.appendingPathComponent(name), encoding: .utf8)
      #expect(Self.casts(in: code).isEmpty, "\(name)")
    }
  }

  @Test("a cast is found, but not the name of a protocol or of the base class")
  func found() {
    let code = """
      guard let field = focused as? FieldElement else { return }
      // as FieldElement does
      if element is AccessibilityElement { mark(element) }
      let nodes = requests.compactMap { $0.element as? FocusBindingNode }
      var stack = layers.roots.reversed() as [ViewElement]
      """
    #expect(Self.casts(in: code).count == 2)
  }

  @Test("the base class of elements has few members to override")
  func base() throws {
    let file = Self.views.appendingPathComponent("Elements/ViewElement.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  open ") }.count <= 21)
    #expect(lines.count < 400)
  }

  /// Views cast nodes to elements without a check.
  @Test("only this package creates nodes and sets their children")
  func nodes() throws {
    let core = Self.views.deletingLastPathComponent().appendingPathComponent("TheseusCore")
    func code(_ path: String) throws -> String {
      try String(contentsOf: core.appendingPathComponent(path), encoding: .utf8)
    }
    let node = try code("Runtime/Tree/ElementNode.swift")
    #expect(node.contains("  package func setChildren("))
    #expect(node.components(separatedBy: "public init(").count == 2)
    #expect(node.contains("  public init(_ position: consuming TreePosition)"))
    #expect(!(try code("Runtime/Tree/TreePosition.swift")).contains("init("))
    #expect(try code("Mounting/ViewInputs+Nodes.swift").contains("  package var position:"))
  }
}
