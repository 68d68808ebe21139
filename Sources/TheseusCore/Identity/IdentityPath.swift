/// The structural identity of one place in the tree: a link to the enclosing place and one
/// component.
///
/// Two live places are the same iff their links and components are equal; mounting keeps them apart
/// by construction, so the update path never compares or prints them. The readable form is made
/// only when asked.
public final class IdentityPath {
  public let parent: IdentityPath?
  private let content: Variant
  /// What diagnostics call the place, once they have given it a number.
  package var number: UInt32 {
    get { givenNumber }
    set { givenNumber = newValue }
  }
  /// Access to a stored property from another module is checked whatever its attributes say.
  @exclusivity(unchecked) private var givenNumber: UInt32 = 0

  /// What a component is made of. Views are most of all places by far, and each is remembered as
  /// long as it lives.
  private enum Variant {
    case view(Any.Type, index: Int32, ElementIdentifier?)
    indirect case other(Component)
  }

  public enum Component {
    /// A view type, its index in its builder block (negative: the only one), the id that an
    /// enclosing `ForEach` or `.id()` gave it.
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
    case .view(let type, let index, let identifier):
      .view(type, index: Int(index), id: identifier?.value)
    case .other(let component): component
    }
  }

  /// The place as that of a view, which nearly every place is: with the id that it was given as it
  /// is, which `component` erases.
  package var view: (type: Any.Type, index: Int, identifier: ElementIdentifier?)? {
    guard case .view(let type, let index, let identifier) = content else { return nil }
    return (type, Int(index), identifier)
  }

  /// `Root/VStack[1]/if:true/TodoRow#42`
  public var description: String {
    var words = ""
    write(to: &words)
    return words
  }

  /// From the root down, into one string: paths share their beginnings and are asked for by the
  /// thousand.
  private func write(to words: inout String) {
    var chain: [IdentityPath] = []
    var next: IdentityPath? = self
    while let path = next {
      chain.append(path)
      next = path.parent
    }
    var index = chain.count - 1
    while index >= 0 {
      chain[index].component.write(to: &words)
      if index > 0 { words += "/" }
      index -= 1
    }
  }
}

extension IdentityPath.Component: CustomStringConvertible {
  public var description: String {
    var words = ""
    write(to: &words)
    return words
  }

  fileprivate func write(to words: inout String) {
    switch self {
    case .view(let type, let index, let id):
      words += Self.name(of: type)
      Self.write(index, to: &words)
      Self.write(id, to: &words)
    case .arm(let taken, let index, let id):
      words += taken ? "if:true" : "if:false"
      Self.write(index, to: &words)
      Self.write(id, to: &words)
    case .part(let name, let index):
      words += name
      Self.write(index, to: &words)
    case .id(let id, let occurrence):
      Self.write(id, to: &words)
      if occurrence != 0 { words += "~\(occurrence)" }
    }
  }

  private static func write(_ index: Int, to words: inout String) {
    guard index >= 0 else { return }
    words += "["
    words += String(index)
    words += "]"
  }

  private static func write(_ id: AnyHashable?, to words: inout String) {
    guard let id else { return }
    words += "#"
    let base = id.base
    // By far the commonest: what they print needs no look-up of how to print it. The type itself is
    // asked: a cast would look into optionals.
    if type(of: base) == Int.self, let number = base as? Int {
      words += String(number)
    } else if type(of: base) == String.self, let text = base as? String {
      words += text
    } else {
      words += "\(base)"
    }
  }

  /// The type's own name without its module and generic arguments.
  public static func name(of type: Any.Type) -> String { TypeName.short(type) }
}
