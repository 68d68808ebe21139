/// The structural identity of one position in the tree: a link to the enclosing position and one
/// component.
///
/// Two living positions are the same iff their links and components are equal. Mounting keeps them
/// distinct, so the update path never compares or prints them. The readable form is created on
/// demand.
public final class IdentityPath {
  public let parent: IdentityPath?
  private let content: Variant
  /// The number that diagnostics have assigned to the position.
  package var number: UInt32 {
    get { givenNumber }
    set { givenNumber = newValue }
  }

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Access to a stored property from another module is checked whatever its attributes are.
  @exclusivity(unchecked) private var givenNumber: UInt32 = 0

  /// The kinds of components. Most positions are views, and each is stored as long as it lives.
  private enum Variant {
    case view(Any.Type, index: Int32, ElementIdentifier?)
    /// With the position in the block around it, which the readable form omits.
    indirect case id(AnyHashable, occurrence: Int, index: Int32)
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

  /// The position of a view in its builder block, with its id.
  init(parent: IdentityPath?, view type: Any.Type, index: Int32, identifier: ElementIdentifier?) {
    self.parent = parent
    content = .view(type, index: index, identifier)
  }

  /// The position of several views with one id, or of a later one with an id.
  init(parent: IdentityPath?, id: AnyHashable, occurrence: Int, index: Int32) {
    self.parent = parent
    content = .id(id, occurrence: occurrence, index: index)
  }

  public var component: Component {
    switch content {
    case .view(let type, let index, let identifier):
      .view(type, index: Int(index), id: identifier?.value)
    case .id(let id, let occurrence, _): .id(id, occurrence: occurrence)
    case .other(let component): component
    }
  }

  /// The position as a view's, which nearly all are, with its id unerased, which `component`
  /// erases.
  package var view: (type: Any.Type, index: Int, identifier: ElementIdentifier?)? {
    guard case .view(let type, let index, let identifier) = content else { return nil }
    return (type, Int(index), identifier)
  }

  /// The position of an id in the block around it, if it has one.
  var indexOfID: Int32? {
    guard case .id(_, _, let index) = content, index >= 0 else { return nil }
    return index
  }

  /// The id that a `ForEach` or `.id()` gave the position.
  var elementID: Any? {
    switch content {
    case .view(_, _, let identifier): identifier?.value.base
    case .id(let id, _, _): id.base
    case .other(.arm(_, _, let id)): id?.base
    case .other(.id(let id, _)): id.base
    case .other: nil
    }
  }

  /// `Root/VStack[1]/if:true/TodoRow#42`
  public var description: String {
    var output = ""
    write(to: &output)
    return output
  }

  /// Whether the readable forms are equal. Positions that both paths share are not compared.
  /// Components are compared one by one: an id with a slash never equals two components.
  package func hasSameText(as other: IdentityPath) -> Bool {
    var (one, other) = (self, other)
    while one !== other {
      guard one.hasSameComponentText(as: other) else { return false }
      guard let parent = one.parent, let otherParent = other.parent else {
        return one.parent == nil && other.parent == nil
      }
      (one, other) = (parent, otherParent)
    }
    return true
  }

  private func hasSameComponentText(as other: IdentityPath) -> Bool {
    if case .view(let type, let index, nil) = content,
      case .view(let otherType, let otherIndex, nil) = other.content
    {
      guard index == otherIndex else { return false }
      return type == otherType || TypeName.short(type) == TypeName.short(otherType)
    }
    return component.description == other.component.description
  }

  /// Whether the readable form is `text`. Most paths that differ do so in their last component, so
  /// the form is not made.
  package func hasText(_ text: String) -> Bool {
    var rest = text.utf8[...]
    var path = self
    while true {
      let component: String
      if case .view(let type, let index, nil) = path.content, index < 0 {
        component = TypeName.short(type)
      } else {
        component = path.component.description
      }
      let last = component.utf8
      guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else {
        return false
      }
      rest.removeLast(last.count)
      guard let parent = path.parent else { return rest.isEmpty }
      guard rest.popLast() == UInt8(ascii: "/") else { return false }
      path = parent
    }
  }

  /// FNV-1a of the readable form, which every process computes alike.
  package var textHash: UInt64 {
    var chain: [IdentityPath] = []
    var next: IdentityPath? = self
    while let path = next {
      chain.append(path)
      next = path.parent
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    // The texts of most components are not made.
    func add(_ text: String, _ index: Int) {
      add(text)
      guard index >= 0 else { return }
      add("[")
      add(String(index))
      add("]")
    }
    for path in chain.reversed() {
      if path !== chain.last { add("/") }
      switch path.content {
      case .view(let type, let index, nil): add(TypeName.short(type), Int(index))
      case .other(.arm(let isTaken, let index, nil)): add(isTaken ? "if:true" : "if:false", index)
      case .other(.part(let name, let index)): add(name, index)
      default: add(path.component.description)
      }
    }
    return hash
  }

  /// Writes the last component.
  func writeComponent(to output: inout String) { component.write(to: &output) }

  /// Writes from the root down, into one string: paths share their prefixes and are requested by
  /// the thousand.
  private func write(to output: inout String) {
    var chain: [IdentityPath] = []
    var next: IdentityPath? = self
    while let path = next {
      chain.append(path)
      next = path.parent
    }
    var index = chain.count - 1
    while index >= 0 {
      chain[index].component.write(to: &output)
      if index > 0 { output += "/" }
      index -= 1
    }
  }
}

/// The texts of many paths as snapshots have them, in the order of the tree: a path is written
/// after the text of its parent.
struct IdentityTexts {
  /// From the outermost path to the last one.
  private var chain: [(path: IdentityPath, text: String)] = []
  /// Texts of deeper paths are not kept: each contains all before it.
  private static let deepest = 64

  mutating func text(of path: IdentityPath) -> String {
    var missing: [IdentityPath] = []
    var next: IdentityPath? = path
    var known: Int?
    while let current = next {
      known = chain.lastIndex { $0.path === current }
      if known != nil { break }
      missing.append(current)
      if missing.count > Self.deepest { return Self.whole(path) }
      next = current.parent
    }
    chain.removeSubrange((known.map { $0 + 1 } ?? 0)...)
    for path in missing.reversed() {
      var text = chain.last.map { $0.text + "/" } ?? ""
      path.writeSavedComponent(to: &text)
      chain.append((path, text))
    }
    return chain.last?.text ?? ""
  }

  private static func whole(_ path: IdentityPath) -> String {
    var chain = [path]
    while let parent = chain.last?.parent { chain.append(parent) }
    var text = ""
    for path in chain.reversed() {
      if !text.isEmpty { text += "/" }
      path.writeSavedComponent(to: &text)
    }
    return text
  }
}

extension IdentityPath.Component: CustomStringConvertible {
  public var description: String {
    var output = ""
    write(to: &output)
    return output
  }

  fileprivate func write(to output: inout String) {
    switch self {
    case .view(let type, let index, let id):
      output += Self.name(of: type)
      Self.write(index, to: &output)
      Self.write(id, to: &output)
    case .arm(let taken, let index, let id):
      output += taken ? "if:true" : "if:false"
      Self.write(index, to: &output)
      Self.write(id, to: &output)
    case .part(let name, let index):
      output += name
      Self.write(index, to: &output)
    case .id(let id, let occurrence):
      Self.write(id, to: &output)
      if occurrence != 0 { output += "~\(occurrence)" }
    }
  }

  private static func write(_ index: Int, to output: inout String) {
    guard index >= 0 else { return }
    output += "["
    output += String(index)
    output += "]"
  }

  private static func write(_ id: AnyHashable?, to output: inout String) {
    guard let id else { return }
    output += "#"
    let base = id.base
    // By far the most frequent type, which prints without a conformance lookup. The type itself is
    // compared: a cast would unwrap optionals.
    if type(of: base) == Int.self, let number = base as? Int {
      output += String(number)
    } else if type(of: base) == String.self, let text = base as? String {
      output += text
    } else {
      output += text(ofID: base)
    }
  }

  /// An id as paths have it, the same in every process.
  static func text(ofID id: Any) -> String {
    let text = "\(id)"
    return text.contains(TypeName.unknownContext) ? TypeName.withoutAddresses(text) : text
  }

  /// The type's own name without its module and generic arguments.
  public static func name(of type: Any.Type) -> String { TypeName.short(type) }
}
