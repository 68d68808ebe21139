import Foundation
import Observation
import PageModel
import TestSupport
import TheseusCore
import TheseusHTML
import TheseusViews

/// One random app in a browser, checked after every message of its client and every change of its
/// views: the tree that the client has patched equals a fresh one, and is read as the semantics
/// tree.
@MainActor
public final class PageRun {
  private let holder: SpecHolder
  private let model = FuzzModel()
  private let ledger = Ledger()
  private let page: ModelPage
  private var size = CGSize(width: 800, height: 600)
  private var revision = 0

  @Observable
  final class SpecHolder {
    var spec: Spec
    init(_ spec: Spec) { self.spec = spec }
  }

  private struct Root: View {
    let holder: SpecHolder
    var body: some View { NodeView(holder.spec) }
  }

  private init(_ script: Script) throws {
    holder = SpecHolder(script.spec)
    Ledger.current = ledger
    let (holder, model) = (holder, model)
    page = try ModelPage(width: size.width, height: size.height) {
      Root(holder: holder).environment(model).environmentObject(model.legacy)
    }
  }

  /// Runs a script to its end. Throws the first `FuzzRun.Failure`. Returns how many steps were
  /// checked.
  @discardableResult
  public static func run(_ script: Script) throws -> Int {
    let run = try PageRun(script)
    try run.check(after: -1)
    for (index, step) in script.steps.enumerated() {
      do { try run.take(step) } catch {
        throw FuzzRun.Failure(step: index, problems: ["\(error)"])
      }
      try run.check(after: index)
    }
    run.page.page.app.unmount()
    return script.steps.count
  }

  // MARK: Steps

  private func take(_ step: Script.Step) throws {
    var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
    switch step.action {
    case .mutate: update(holder.spec.mutated(&random))
    case .replace:
      update(
        holder.spec.changing(at: Int(step.a) % holder.spec.size) { _ in
          Spec.random(size: 4, depth: 2, &random)
        })
    case .model: model.change(Int(step.a % 8), Int(step.b % 5))
    case .resize:
      size = CGSize(width: CGFloat(step.a % 1_000), height: CGFloat(step.b % 900))
      try page.page.receive(.resize(CGSize(width: max(1, size.width), height: max(1, size.height))))
    case .advance where step.b % 4 == 0:
      page.page.reconnect(Hello(size: size))
    default:
      guard let message = message(step) else { return }
      try page.deliver(message)
    }
    page.page.app.flush()
    // A slow client takes no frame now.
    if step.b % 5 != 0 || step.action == .resize { try page.show() }
  }

  private func update(_ new: Spec) {
    guard new != holder.spec, new.size < 120 else { return }
    holder.spec = new
  }

  private func message(_ step: Script.Step) -> ClientMessage? {
    guard let root = page.client.root else { return nil }
    let nodes = root.all
    func pick(_ kinds: String...) -> ModelNode? {
      let fitting = nodes.filter { $0.kind.map(kinds.contains) ?? false }
      return fitting.isEmpty ? nil : fitting[Int(step.a) % fitting.count]
    }
    let any = nodes[Int(step.a) % nodes.count]
    switch step.action {
    case .tap, .dismiss:
      return pick("button", "tab", "menuItem", "disclosure", "link").map { .activate($0.id) }
    case .tab: return pick("tab").map { .activate($0.id) } ?? .focus(any.id)
    case .toggle:
      return pick("toggle").map { .activate($0.id) }
        ?? pick("slider").map { .setNumber($0.id, Double(step.b % 100) / 50) }
    case .type:
      return pick("textField").map { node in
        revision += 1
        let text = (node.value ?? "") + ["a", "bc", "é", "x y"][Int(step.b) % 4]
        let end = text.utf16.count
        return .edit(.init(id: node.id, revision: revision, text: text, selection: end..<end))
      }
    case .scroll:
      return pick("list", "scrollArea").map {
        .scroll($0.id, CGPoint(x: 0, y: CGFloat(step.b % 2_000)))
      }
    case .key:
      return .key(.init(id: step.b % 3 == 0 ? any.id : 0, press: Self.keys[Int(step.a) % 8]))
    default:
      let kind: [ClientMessage.PointerInput.Kind] = [.down, .drag, .up, .hover, .leave]
      let point = CGPoint(x: CGFloat(step.a % 800), y: CGFloat(step.b % 600))
      return .pointer(
        .init(
          id: any.id, kind: kind[Int(step.a % 5)], position: point, buttons: 1, modifiers: [],
          clicks: 1))
    }
  }

  private static let keys: [KeyPress] = [
    .tab, .downArrow, .upArrow, .leftArrow, .rightArrow, .return, .space, .escape,
  ].map { KeyPress(key: $0) }

  // MARK: Checks

  private func check(after step: Int) throws {
    do {
      try page.show()
      let problems = try Self.differences(page)
      guard problems.isEmpty else { throw FuzzRun.Failure(step: step, problems: problems) }
    } catch let error as ModelError {
      throw FuzzRun.Failure(step: step, problems: ["\(error)"])
    }
  }

  private static func differences(_ page: ModelPage) throws -> [String] {
    let (mine, its) = (try page.root, try page.freshTree())
    var problems: [String] = []
    if let first = first(mine.lines(), its.lines()) {
      problems.append("patched  \(first.0)\n  fresh    \(first.1)")
    }
    if page.client.focus != 0, page.client.nodes[page.client.focus] == nil {
      problems.append("focus is on a node that is gone")
    }
    guard let window = page.page.app.keyWindow?.host else { return problems }
    let read = lines(of: window.semantics)
    if let first = first(lines(of: mine), read) {
      problems.append("the page reads \(first.0), the semantics tree \(first.1)")
    }
    return problems
  }

  static func first(_ mine: [String], _ its: [String]) -> (String, String)? {
    guard mine != its else { return nil }
    for index in 0..<max(mine.count, its.count) {
      let (a, b) = (index < mine.count ? mine[index] : "", index < its.count ? its[index] : "")
      if a != b { return (a, b) }
    }
    return nil
  }

  /// Roles and texts in reading order.
  static func lines(of node: ModelNode) -> [String] {
    node.read.filter { $0.kind != nil }.map { node in
      let kind = node.kind ?? ""
      return "\(kind) \(isNamed(kind) ? plain(node.name) : "")"
    }
  }

  static func lines(of node: SemanticsNode) -> [String] {
    let semantics = node.state.semantics
    let kind = semantics.role.rawValue
    return ["\(kind) \(isNamed(kind) ? plain(semantics.label ?? "") : "")"]
      + node.children.flatMap { lines(of: $0) }
  }

  /// Whether the name of such an element is compared: that of a container is what it contains.
  private static func isNamed(_ kind: String) -> Bool {
    ["text", "heading", "button", "toggle", "link", "menuItem", "disclosure"].contains(kind)
  }

  /// Lines are broken at spaces, which the page does not draw.
  private static func plain(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "," }
  }
}
