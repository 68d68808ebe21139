import AttributeGraph
import TheseusCore

/// Menus of an app, with their shortcuts.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
  static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs)
}

extension Commands {
  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    let body = inputs.views.makeBody(commands) { $0.body }
    Body._makeCommands(_GraphValue(body), inputs)
  }
}

extension Commands where Body == Never {
  public var body: Never {
    preconditionFailure(
      "body of the primitive commands \(Self.self) was requested; primitive commands have no body")
  }
}

extension Never: Commands {
  public static func _makeCommands(_ commands: _GraphValue<Never>, _ inputs: CommandInputs) {}
}

/// Collects an app's commands.
@MainActor
public struct CommandInputs {
  public var views: ViewInputs
  let menus: CommandMenus
  let order: DeclarationOrder

  /// For commands that are added later, at the place of this declaration.
  @MainActor func reserved() -> CommandInputs {
    CommandInputs(views: views, menus: menus, order: DeclarationOrder(inside: order.next()))
  }
}

/// A separate menu after the View menu. One with the name of a standard menu adds to that menu.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let name: Text
  let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    name = Text(nameResource)
    self.content = content()
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    inputs.menus.add(
      Content.self, commands[\.content], under: Text.self, commands[\.name], inputs)
  }
}

/// Items in one of the menus that every app has: beside the standard items of a position, or
/// instead of them.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let slot: CommandSlot
  let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    slot = CommandSlot(group, .before)
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    slot = CommandSlot(group, .after)
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    slot = CommandSlot(group, .instead)
    content = addition()
  }

  /// The standard items of a position.
  init(standard group: CommandGroupPlacement, content: () -> Content) {
    slot = CommandSlot(group, .standard)
    self.content = content()
  }

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    inputs.menus.add(Content.self, commands[\.content], at: commands[\.slot], inputs)
  }
}
