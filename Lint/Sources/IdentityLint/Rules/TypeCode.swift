import SwiftSyntax

/// The code of a type in all files that declare or extend it. Nodes of several files come together
/// here, so `unit(of:)` tells the file of one.
struct TypeCode {
  let type: ProjectIndex.TypeInfo
  /// The judged file first.
  let units: [SourceUnit]

  init(_ type: ProjectIndex.TypeInfo, besides file: SourceUnit, in project: ProjectIndex) {
    self.type = type
    units = project.units(of: type, besides: file)
  }

  var name: String { type.nameInFile }

  var calls: [FunctionCallExprSyntax] { units.flatMap { $0.calls(in: name) } }

  var properties: [VariableDeclSyntax] { units.flatMap { $0.properties(of: name) } }

  /// The methods, without functions inside other functions.
  var methods: [FunctionDeclSyntax] {
    units.flatMap { unit in
      unit.outline.functions.filter {
        unit.places.type(at: $0.position) == name
          && $0.parent?.is(MemberBlockItemSyntax.self) == true
      }
    }
  }

  /// The assignments in the type, to whatever they assign.
  var assignments: [SequenceExprSyntax] {
    units.flatMap { unit in
      unit.outline.assignments.filter { unit.places.type(at: $0.position) == name }
    }
  }

  /// The assignments to a property of the type.
  func assignments(to property: String) -> [SequenceExprSyntax] {
    units.flatMap { $0.assignments(to: property, in: name) }
  }

  /// The uses of `$property`.
  func projections(of property: String) -> [DeclReferenceExprSyntax] {
    units.flatMap { $0.projections(of: property, in: name) }
  }

  /// The function around a node.
  func function(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    let unit = unit(of: node)
    return unit.places.functionIndex(at: node.position).map { unit.outline.functions[$0] }
  }

  func unit(of node: some SyntaxProtocol) -> SourceUnit {
    if units.count == 1 { return units[0] }
    let root = node.root.id
    return units.first { $0.tree.id == root } ?? units[0]
  }

  /// The location of a node, in the file that has it.
  func place(of node: some SyntaxProtocol, _ message: String) -> RelatedPlace {
    let unit = unit(of: node)
    return RelatedPlace(path: unit.path, range: unit.range(of: node), message: message)
  }
}

extension Finding {
  /// The report of a file about code of another one: at the modifier that runs the code.
  func moved(to call: FunctionCallExprSyntax, in file: SourceUnit) -> Finding {
    guard path != file.path else { return self }
    var moved = self
    moved.path = file.path
    moved.range = file.modifier(call)
    moved.related = [RelatedPlace(path: path, range: range, message: "in this code")] + related
    moved.fix = nil
    return moved
  }
}
