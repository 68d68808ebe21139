import AttributeGraph
import TheseusCore

/// Builds the commands of a scene.
@MainActor
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> _TupleCommands<repeat each Content>
  {
    _TupleCommands((repeat each content))
  }

  public static func buildIf<Content: Commands>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _OptionalCommands<Content> {
    _OptionalCommands(
      content: ViewBuilder.buildIf(
        content.map { CommandsView($0) }, fileID: fileID, line: line, column: column))
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(
      content: ViewBuilder.buildEither(
        first: CommandsView(first), fileID: fileID, line: line, column: column))
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(
      content: ViewBuilder.buildEither(
        second: CommandsView(second), fileID: fileID, line: line, column: column))
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {}
}

public struct _TupleCommands<each Content: Commands>: Commands {
  public typealias Body = Never
  var value: (repeat each Content)
  init(_ value: (repeat each Content)) { self.value = value }

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    var offset = 0
    func next<Part: Commands>(_ type: Part.Type) {
      let alignment = MemoryLayout<Part>.alignment
      offset = (offset + alignment - 1) & ~(alignment - 1)
      Part._makeCommands(commands.field(at: offset), inputs)
      offset += MemoryLayout<Part>.size
    }
    for type in repeat (each Content).self { next(type) }
  }
}

// MARK: Conditions

/// Commands that are there or not (R4).
public struct _OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never
  let content: _OptionalContent<CommandsView<Content>>

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    inputs.mount(commands[\.content])
  }
}

/// One of two groups of commands (R2).
public struct _ConditionalCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let content: _ConditionalContent<CommandsView<First>, CommandsView<Second>>

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    inputs.mount(commands[\.content])
  }
}

/// Commands as a view, so that conditions on commands are those of views. It has no elements.
nonisolated struct CommandsView<Content: Commands>: View {
  typealias Body = Never
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard let place = inputs[CommandPlaceKey.self] else { return }
    Content._makeCommands(
      view[\.content], CommandInputs(views: inputs, menus: place.menus, order: place.order))
  }
}

/// The menus that commands inside a condition are for.
private struct CommandPlace: Equatable {
  let menus: CommandMenus
  let order: DeclarationOrder

  static func == (a: Self, b: Self) -> Bool { a.menus === b.menus && a.order === b.order }
}

private enum CommandPlaceKey: ViewInputKey {
  static var defaultValue: CommandPlace? { nil }
}

extension CommandInputs {
  fileprivate func mount<Content: View>(_ content: _GraphValue<Content>) {
    var inner = views
    inner.set(
      CommandPlaceKey.self,
      to: CommandPlace(menus: menus, order: DeclarationOrder(inside: order.next())))
    var list = ElementList()
    Content._mount(content, inner, into: &list)
  }
}
