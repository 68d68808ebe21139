/// The structural identity of one place in the tree: a link to the enclosing place and one component.
///
/// Two live places are the same iff their links and components are equal; mounting keeps them apart by construction, so the update path never
/// compares or prints them. The readable form is made only when asked.
public final class IdentityPath {
  public let parent: IdentityPath?
  private let content: Content
  /// What diagnostics call the place, once they have given it a number.
  @exclusivity(unchecked) package var number: UInt32 = 0

  /// What a component is made of. Views are most of all places by far, and each is remembered as long as it lives.
  private enum Content {
    case view(Any.Type, index: Int32, ElementIdentifier?)
    indirect case other(Component)
  }

  public enum Component {
    /// A view type, its index in its builder block (negative: the only one), the id that an enclosing `ForEach` or `.id()` gave it.
    case view(Any.Type, index: Int, id: AnyHashable?)
    /// The arm of a conditional; `index` as above.
    case arm(Bool, index: Int, id: AnyHashable?)
    /// A part that a view hosts out of line: `background`, `overlay`, `sheet`, `label`.
    case part(String, index: Int)
    /// An element of a `ForEach` whose row is more than one view, or an explicit id.
    case id(AnyHashable, occurrence: Int)
  }

  public init(parent: IdentityPath?, component: Component) {
    self.parent = parent
    content = .other(component)
  }

  /// The place of a view in its builder block, with the id that it was given.
  init(parent: IdentityPath?, view type: Any.Type, index: Int32, identifier: ElementIdentifier?) {
    self.parent = parent
    content = .view(type, index: index, identifier)
  }

  public var component: Component {
    switch content {
    case .view(let type, let index, let identifier): .view(type, index: Int(index), id: identifier?.value)
    case .other(let component): component
    }
  }

  /// `Root/VStack[1]/if:true/TodoRow#42`
  public var description: String {
    var parts: [String] = []
    var path: IdentityPath? = self
    while let current = path {
      parts.append(current.component.description)
      path = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension IdentityPath.Component: CustomStringConvertible {
  public var description: String {
    switch self {
    case .view(let type, let index, let id): Self.name(of: type) + Self.suffix(index) + Self.suffix(id)
    case .arm(let taken, let index, let id): "if:\(taken)" + Self.suffix(index) + Self.suffix(id)
    case .part(let name, let index): name + Self.suffix(index)
    case .id(let id, let occurrence): occurrence == 0 ? "#\(id.base)" : "#\(id.base)~\(occurrence)"
    }
  }

  private static func suffix(_ index: Int) -> String { index < 0 ? "" : "[\(index)]" }
  private static func suffix(_ id: AnyHashable?) -> String { id.map { "#\($0.base)" } ?? "" }

  /// The type's own name without its module and generic arguments.
  public static func name(of type: Any.Type) -> String {
    let full = String(describing: type)
    guard let bracket = full.firstIndex(of: "<") else { return full }
    return String(full[..<bracket])
  }
}
