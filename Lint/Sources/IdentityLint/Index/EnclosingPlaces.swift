import SwiftSyntax

/// Which type and which function a position of a file lies in.
struct EnclosingPlaces: Sendable {
  struct Place: Sendable {
    let name: String
    let range: Range<AbsolutePosition>
    /// The one around it.
    let parent: Int?
  }

  let types: [Place]
  let functions: [Place]

  init(of outline: SourceOutline) {
    var types: [Place] = []
    for declaration in outline.types {
      let range = declaration.position..<declaration.endPosition
      let parent = Self.innermost(types, at: range.lowerBound)
      let own = TypeNames.declared(by: declaration)
      types.append(
        Place(name: parent.map { types[$0].name + "." + own } ?? own, range: range, parent: parent))
    }
    self.types = types
    var functions: [Place] = []
    for function in outline.functions {
      let range = function.position..<function.endPosition
      functions.append(
        Place(
          name: function.name.text.withoutBackticks, range: range,
          parent: Self.innermost(functions, at: range.lowerBound)))
    }
    self.functions = functions
  }

  func typeIndex(at position: AbsolutePosition) -> Int? { Self.innermost(types, at: position) }
  func functionIndex(at position: AbsolutePosition) -> Int? {
    Self.innermost(functions, at: position)
  }
  func type(at position: AbsolutePosition) -> String? {
    typeIndex(at: position).map { types[$0].name }
  }

  /// Entries are sorted by their start: the last that starts before the position, or an entry that
  /// encloses it.
  private static func innermost(_ places: [Place], at position: AbsolutePosition) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].range.lowerBound <= position { low = middle + 1 } else { high = middle }
    }
    var index = low > 0 ? low - 1 : nil
    while let candidate = index {
      if places[candidate].range.contains(position) { return candidate }
      index = places[candidate].parent
    }
    return nil
  }
}

/// Names of types as the index spells them.
enum TypeNames {
  static func declared(by declaration: DeclSyntax) -> String {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node.name.text
    case .classDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): withoutArguments(node.extendedType.sourceText)
    default: "_"
    }
  }

  /// `Array<Row>` is `Array`.
  static func withoutArguments(_ name: String) -> String {
    guard let angle = name.firstIndex(of: "<") else { return name }
    return String(name[..<angle])
  }
}

func memberBlock(of declaration: DeclSyntax) -> MemberBlockSyntax? {
  switch declaration.as(DeclSyntaxEnum.self) {
  case .structDecl(let node): node.memberBlock
  case .classDecl(let node): node.memberBlock
  case .enumDecl(let node): node.memberBlock
  case .actorDecl(let node): node.memberBlock
  case .protocolDecl(let node): node.memberBlock
  case .extensionDecl(let node): node.memberBlock
  default: nil
  }
}
