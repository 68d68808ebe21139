import SwiftUI

/// A value tree with the position of each node.
final class TracePlace: Sendable {
  let tree: TraceFile.Tree
  let position: String
  let children: [TracePlace]

  init(_ tree: TraceFile.Tree, _ path: [Int]) {
    self.tree = tree
    position = TracePlace.words(path)
    children = tree.children.enumerated().map { TracePlace($0.element, path + [$0.offset + 1]) }
  }

  var isFirst: Bool { tree.branch == "true" }

  static func words(_ path: [Int]) -> String {
    path.isEmpty ? "root" : path.map(String.init).joined(separator: ".")
  }
}

/// Makes the values of one program's view type, which is the type that the compiler would have
/// fixed for a `body` written out.
@MainActor
protocol TraceFactory {
  associatedtype Content: View
  func make(_ place: TracePlace) -> Content
}

private struct ViewFactory<Tag, Kids: TraceFactory>: TraceFactory {
  let name: String
  let kids: Kids
  func make(_ place: TracePlace) -> some View {
    TraceView<Tag, Kids.Content>(name: name, position: place.position, content: kids.make(place))
  }
}

private struct GroupFactory<Kids: TraceFactory>: TraceFactory {
  let kids: Kids
  func make(_ place: TracePlace) -> some View { Group { kids.make(place) } }
}

private struct ConditionalFactory<First: TraceFactory, Second: TraceFactory>: TraceFactory {
  let first: First
  let second: Second
  @ViewBuilder func make(_ place: TracePlace) -> some View {
    if place.isFirst { first.make(place.children[0]) } else { second.make(place.children[0]) }
  }
}

private struct OptionalFactory<Kid: TraceFactory>: TraceFactory {
  let kid: Kid
  @ViewBuilder func make(_ place: TracePlace) -> some View {
    if place.isFirst { kid.make(place.children[0]) }
  }
}

private struct ForEachFactory<Kid: TraceFactory>: TraceFactory {
  let kid: Kid
  func make(_ place: TracePlace) -> some View {
    ForEach(zip(place.tree.rowIds, place.children).map { TraceRow(id: $0.value, place: $1) }) {
      kid.make($0.place)
    }
  }
}

private struct IDFactory<Kid: TraceFactory>: TraceFactory {
  let kid: Kid
  func make(_ place: TracePlace) -> some View {
    kid.make(place.children[0]).id(place.tree.explicitID.value)
  }
}

private struct ModifierFactory<Tag, Kid: TraceFactory>: TraceFactory {
  let kid: Kid
  func make(_ place: TracePlace) -> some View {
    kid.make(place.children[0]).modifier(TraceModifier<Tag>())
  }
}

private struct AnyViewFactory<First: TraceFactory, Second: TraceFactory>: TraceFactory {
  let first: First
  let second: Second
  func make(_ place: TracePlace) -> AnyView {
    place.isFirst ? AnyView(first.make(place.children[0])) : AnyView(second.make(place.children[0]))
  }
}

// MARK: Blocks: made of the place of the node that they are in

private struct Block0: TraceFactory {
  func make(_ place: TracePlace) -> some View { EmptyView() }
}

private struct Block1<A: TraceFactory>: TraceFactory {
  let a: A
  func make(_ place: TracePlace) -> some View { a.make(place.children[0]) }
}

private struct Block2<A: TraceFactory, B: TraceFactory>: TraceFactory {
  let a: A
  let b: B
  @ViewBuilder func make(_ place: TracePlace) -> some View {
    a.make(place.children[0])
    b.make(place.children[1])
  }
}

private struct Block3<A: TraceFactory, B: TraceFactory, C: TraceFactory>: TraceFactory {
  let a: A
  let b: B
  let c: C
  @ViewBuilder func make(_ place: TracePlace) -> some View {
    a.make(place.children[0])
    b.make(place.children[1])
    c.make(place.children[2])
  }
}

// MARK: Building

extension TraceFile {
  /// The screen that takes the trace's steps. Throws where its program is too large for the
  /// screen's types.
  @MainActor
  func screen() throws -> AnyView {
    func open<Factory: TraceFactory>(_ factory: Factory) -> AnyView {
      AnyView(TraceScreen(trace: self, factory: factory))
    }
    return open(try TraceFile.factory(program))
  }

  @MainActor
  private static func factory(_ program: Program) throws -> any TraceFactory {
    let kids = try program.kids.map { try factory($0) }
    switch (program.kind, kids.count) {
    case ("structural", _): return try view(program.tag, try block(kids))
    case ("group", 1...): return group(try block(kids))
    case ("cond", 2): return conditional(kids[0], kids[1])
    case ("optional", 1): return optional(kids[0])
    case ("foreach", 1): return forEach(kids[0])
    case ("explicitID", 1): return identified(kids[0])
    case ("modified", 1): return try modified(program.tag, kids[0])
    case ("anyView", 1): return erased(kids[0], kids[0])
    case ("anyView", 2): return erased(kids[0], kids[1])
    default:
      throw Flaw(description: "'\(program.kind)' with \(kids.count) kids is no node of a program")
    }
  }

  @MainActor
  private static func view<Kids: TraceFactory>(_ tag: String, _ kids: Kids) throws
    -> any TraceFactory
  {
    switch tag.dropFirst() {
    case "1": return ViewFactory<TraceTags.One, Kids>(name: tag, kids: kids)
    case "2": return ViewFactory<TraceTags.Two, Kids>(name: tag, kids: kids)
    case "3": return ViewFactory<TraceTags.Three, Kids>(name: tag, kids: kids)
    case "4": return ViewFactory<TraceTags.Four, Kids>(name: tag, kids: kids)
    default: throw Flaw(description: "the screens have the view types T1 to T4, not \(tag)")
    }
  }

  @MainActor
  private static func modified<Kid: TraceFactory>(_ tag: String, _ kid: Kid) throws
    -> any TraceFactory
  {
    switch tag.dropFirst() {
    case "1": return ModifierFactory<TraceTags.One, Kid>(kid: kid)
    case "2": return ModifierFactory<TraceTags.Two, Kid>(kid: kid)
    case "3": return ModifierFactory<TraceTags.Three, Kid>(kid: kid)
    default: throw Flaw(description: "the screens have the modifier types M1 to M3, not \(tag)")
    }
  }

  @MainActor
  private static func block(_ kids: [any TraceFactory]) throws -> any TraceFactory {
    switch kids.count {
    case 0: return Block0()
    case 1: return block(kids[0])
    case 2: return block(kids[0], kids[1])
    case 3: return block(kids[0], kids[1], kids[2])
    default:
      throw Flaw(description: "the screens have blocks of at most three views, not \(kids.count)")
    }
  }

  @MainActor private static func block<A: TraceFactory>(_ a: A) -> any TraceFactory { Block1(a: a) }
  @MainActor private static func block<A: TraceFactory, B: TraceFactory>(_ a: A, _ b: B)
    -> any TraceFactory
  { Block2(a: a, b: b) }
  @MainActor private static func block<A: TraceFactory, B: TraceFactory, C: TraceFactory>(
    _ a: A, _ b: B, _ c: C
  ) -> any TraceFactory {
    Block3(a: a, b: b, c: c)
  }
  @MainActor private static func group<Kids: TraceFactory>(_ kids: Kids) -> any TraceFactory {
    GroupFactory(kids: kids)
  }
  @MainActor private static func optional<Kid: TraceFactory>(_ kid: Kid) -> any TraceFactory {
    OptionalFactory(kid: kid)
  }
  @MainActor private static func forEach<Kid: TraceFactory>(_ kid: Kid) -> any TraceFactory {
    ForEachFactory(kid: kid)
  }
  @MainActor private static func identified<Kid: TraceFactory>(_ kid: Kid) -> any TraceFactory {
    IDFactory(kid: kid)
  }
  @MainActor private static func conditional<A: TraceFactory, B: TraceFactory>(_ a: A, _ b: B)
    -> any TraceFactory
  {
    ConditionalFactory(first: a, second: b)
  }
  @MainActor private static func erased<A: TraceFactory, B: TraceFactory>(_ a: A, _ b: B)
    -> any TraceFactory
  {
    AnyViewFactory(first: a, second: b)
  }
}
