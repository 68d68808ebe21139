import TheseusCells
import TheseusCore
import TheseusViews

/// An element of the semantics tree, as an assistive technology or a test sees it.
///
/// A view of the living tree: its members always have current values. After its identity has ended
/// they keep their last values.
@MainActor
public struct Element {
  let node: Node

  /// The element, and the last known values.
  @MainActor
  final class Node {
    let host: TestHost
    private weak var view: ViewElement?
    private var known: Known

    struct Known {
      var semantics: Semantics
      var label: String
      /// Its description is created on demand, because it takes longer than everything else.
      var identity: IdentityPath
    }

    init(_ view: ViewElement, _ host: TestHost) {
      self.view = view
      self.host = host
      known = Self.read(view)
    }

    private static func read(_ view: ViewElement) -> Known {
      Known(
        semantics: view.readSemantics, label: view.semanticLabel,
        identity: view.identity)
    }

    /// The element, while its identity lives.
    var living: ViewElement? { view.flatMap { $0.scope.isAlive ? $0 : nil } }

    var current: Known {
      if let living { known = Self.read(living) }
      return known
    }
  }

  init(_ view: ViewElement, _ host: TestHost) { node = Node(view, host) }

  /// Its role, by ARIA's name where there is one.
  public var role: Role { node.current.semantics.role }

  /// The words read out: a text's string, a control's title.
  public var label: String { node.current.label }

  /// A field's text, a toggle's "on" or "off", a slider's number.
  public var value: String { node.current.semantics.valueText }

  /// The lists of stops inside it that `accessibilityRotor` defines.
  public var rotors: [Semantics.Rotor] { node.current.semantics.rotors }

  /// Whether it can be acted on: not disabled, and not covered by a modal presentation.
  public var isEnabled: Bool {
    guard let view = node.living else { return false }
    return node.current.semantics.isEnabled && node.host.window.layers.isReachable(view)
  }

  /// Whether it has focus, or a view without semantics around or inside it, as in
  /// `Text("x").focusable()`.
  public var isFocused: Bool {
    guard let view = node.living else { return false }
    return node.host.focusedElement === view
  }

  /// In cells of the window; zero-sized where it is not visible.
  public var frame: CellRect {
    node.living.map { $0.cellFrame(in: node.host.window) } ?? .zero
  }

  /// The readable path: `Root/VStack[1]/if:true/TodoRow#42`.
  public var identity: String { node.current.identity.description }

  /// Its children in reading order.
  public var children: [Element] {
    guard let view = node.living else { return [] }
    return view.semanticChildren.map { Element($0, node.host) }
  }

  /// Itself and everything below it, in reading order.
  public var descendants: [Element] {
    guard let view = node.living else { return [] }
    return view.allSemantic.map { Element($0, node.host) }
  }
}

extension Element: @preconcurrency CustomStringConvertible {
  /// `button "Save" disabled`
  public var description: String {
    var words = role.rawValue
    if !label.isEmpty { words += " \"\(label)\"" }
    if !value.isEmpty, value != label { words += " = \"\(value)\"" }
    if isFocused { words += " focused" }
    if !isEnabled { words += " disabled" }
    return words
  }

  /// The semantics tree from here down, one line for each element.
  public var tree: String {
    var lines: [String] = []
    var stack: [(Element, Int)] = [(self, 0)]
    while let (element, depth) = stack.popLast() {
      lines.append(String(repeating: "  ", count: depth) + element.description)
      stack.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}
