import SwiftSyntax
import Synchronization

/// Parsed files for rules that read the code of a type in another file than the one they judge.
/// Few do, so files are parsed when they are needed, and few trees are kept.
final class SourceLibrary: Sendable {
  private let load: @Sendable (String) -> SourceUnit?
  private let shelf: Mutex<Shelf>

  private struct Shelf {
    var units: [(unit: SourceUnit, length: Int)] = []
    var length = 0
  }

  /// - Parameters:
  ///   - keptSource: the bytes of source whose trees are kept; the least recently used are dropped.
  ///   - load: parses the file that facts name by this path.
  init(keptSource: Int, load: @escaping @Sendable (String) -> SourceUnit?) {
    self.keptSource = keptSource
    self.load = load
    shelf = Mutex(Shelf())
  }

  /// Of files that are parsed already.
  convenience init(_ files: [SourceUnit]) {
    let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.init(keptSource: .max) { known[$0] }
  }

  private let keptSource: Int

  private struct NameInFile: Hashable {
    let name: String
    let path: String
  }

  typealias SpelledCall = (callee: String, call: CallFacts)

  /// Calls that facts leave out.
  private let calls = Mutex<[NameInFile: [SpelledCall]]>([:])

  /// The calls of initializers of a name in a file, each with its callee as spelled.
  fileprivate func calls(of name: String, in path: String) -> [SpelledCall] {
    let key = NameInFile(name: name, path: path)
    if let known = calls.withLock({ $0[key] }) { return known }
    var receivers: [SyntaxIdentifier: Set<String>] = [:]
    let found = unit(path).map { unit in
      unit.reading {
        unit.calls(named: name).compactMap { call -> SpelledCall? in
          guard let called = CalledName(of: call), called.kind == .initializer else { return nil }
          return (
            call.calledExpression.sourceText.replacingSuffix(".init", with: ""),
            CallFacts(call, named: called, in: unit, receivers: &receivers)
          )
        }
      }
    }
    calls.withLock { $0[key] = found ?? [] }
    return found ?? []
  }

  fileprivate func unit(_ path: String) -> SourceUnit? {
    let kept = shelf.withLock { shelf -> SourceUnit? in
      guard let index = shelf.units.firstIndex(where: { $0.unit.path == path }) else { return nil }
      let entry = shelf.units.remove(at: index)
      shelf.units.append(entry)
      return entry.unit
    }
    if let kept { return kept }
    guard let unit = load(path)?.readAsViews() else { return nil }
    shelf.withLock { shelf in
      let length = unit.tree.totalLength.utf8Length
      guard length <= keptSource, !shelf.units.contains(where: { $0.unit.path == path }) else {
        return
      }
      shelf.units.append((unit, length))
      shelf.length += length
      while shelf.length > keptSource, let oldest = shelf.units.first {
        shelf.units.removeFirst()
        shelf.length -= oldest.length
      }
    }
    return unit
  }

  /// What the rules read while they judge one file.
  final class Reader: Sendable {
    private let library: SourceLibrary
    private let known = Mutex<[String: SourceUnit?]>([:])
    private let searched = Mutex<Set<String>>([])

    init(_ library: SourceLibrary) { self.library = library }

    /// The paths of the files that were read.
    var paths: Set<String> {
      known.withLock { Set($0.keys) }.union(searched.withLock(\.self))
    }

    /// The calls of a type's initializers in a file, by the type's last name.
    func calls(of name: String, in path: String) -> [SpelledCall] {
      _ = searched.withLock { $0.insert(path) }
      return library.calls(of: name, in: path)
    }

    func unit(_ path: String) -> SourceUnit? {
      if let found = known.withLock({ $0[path] }) { return found }
      let unit = library.unit(path)
      known.withLock { $0[path] = .some(unit) }
      return unit
    }
  }
}

extension Resolver {
  /// Resolves names as another file sees them.
  func seen(from unit: SourceUnit) -> Resolver {
    unit.path == project.types.viewpoint ? self : Resolver(project: project.seen(from: unit))
  }
}

extension ProjectIndex {
  /// The file that declares a type, parsed; the judged file for a type of another module.
  func unit(declaring type: TypeInfo, else file: SourceUnit) -> SourceUnit {
    guard type.isDeclared, type.path != file.path else { return file }
    return sources?.unit(type.path) ?? file
  }

  /// The files with the members of a type, the judged one first.
  func units(of type: TypeInfo, besides file: SourceUnit) -> [SourceUnit] {
    guard type.isDeclared, let sources else { return [file] }
    let own = type.paths.contains(file.path) ? [file] : []
    return own + type.paths.filter { $0 != file.path }.sorted().compactMap { sources.unit($0) }
  }

  /// The files that make a view, the judged one first.
  func unitsMaking(_ type: TypeInfo, besides file: SourceUnit) -> [SourceUnit] {
    guard let sources else { return [file] }
    let paths = Set(callers(of: type).map(\.path)).subtracting([file.path])
    return [file] + paths.sorted().compactMap { sources.unit($0) }
  }

  /// The file with the code at a location of a fact.
  func unit(at path: String, else file: SourceUnit) -> SourceUnit {
    path == file.path ? file : sources?.unit(path) ?? file
  }
}
