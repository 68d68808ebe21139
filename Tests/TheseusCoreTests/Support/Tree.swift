import AttributeGraph

@testable import TheseusCore

/// A mounted tree without layout: the texts of its leaves, and the runtime's reports about it.
@MainActor
final class Tree {
  let runtime: ViewRuntime
  let observer = Recorder()
  private let mount: RootMount

  init<Root: View>(
    observed: Bool = true, services: HostServices = HostServices(),
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    runtime = ViewRuntime(services: services)
    if observed { runtime.observer = observer }
    mount = RootMount(runtime.rootInputs(), root)
    runtime.flush()
  }

  func flush() { runtime.flush() }

  func update<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    mount.update(root)
    runtime.flush()
  }

  /// The leaves' texts, in written order.
  var texts: [String] { texts(mount.elements.items) }

  private func texts(_ items: [ElementList.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .element(let element): [(element as? LeafElement)?.text ?? "?"]
      case .lazy: []
      case .dynamic(let span): (try? runtime.graph.value(of: span)).map { texts($0.items) } ?? []
      }
    }
  }
}

/// A view with one text.
struct Leaf: View {
  typealias Body = Never
  var text: String
  init(_ text: String) { self.text = text }

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = LeafElement(inputs.position)
    _ = inputs.graph.makeRule(in: inputs.scope.subgraph, eager: inputs.effectPriority) {
      (context) throws(GraphError) -> Bool in
      element.text = try context.load(view).text
      return true
    }
    list.emit(element, inputs)
  }
}

final class LeafElement: ElementNode {
  fileprivate(set) var text = ""
}

/// Entries by bodies and actions, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  nonisolated init() {}
  func callAsFunction(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Records a runtime's reports to its observer.
@MainActor
final class Recorder: RuntimeObserver {
  var issues: [RuntimeIssue] = []
  var causes: [String] = []
  var printed: [String] = []
  var skipped = 0

  func created(_ owner: OwnerNode, _ decision: Decision) {}
  func ended(_ owner: OwnerNode, _ decision: Decision) {}
  func appeared(_ owners: [OwnerNode]) {}
  func disappeared(_ owner: OwnerNode) {}
  func kept(_ scope: Scope?, _ decision: Decision) {}
  func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    let name = IdentityPath.Component.name(of: owner.type)
    causes += reasons.causes(of: owner).map { "\(name): \($0.kind) \($0.change)" }
  }
  func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {}
  func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) { skipped += 1 }
  func beganUpdate(_ transaction: Transaction) {}
  func endedPass() {}
  func committed(_ commit: Commit) {}
  func issue(_ issue: RuntimeIssue) { issues.append(issue) }
  func printed(_ line: String) { printed.append(line) }
}

/// A view that reads a binding in a rule of its own, as a field does.
struct BoundLeaf: View {
  typealias Body = Never
  var size: Binding<Int>

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = LeafElement(inputs.position)
    _ = inputs.graph.makeRule(in: inputs.scope.subgraph, eager: inputs.effectPriority) {
      (context) throws(GraphError) -> Int in
      let value = try context.load(view).size.wrappedValue
      element.text = "\(value)"
      return value
    }
    list.emit(element, inputs)
  }
}
