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
    preconditionFailure("body of the primitive commands \(Self.self) was asked for; they have none")
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
}

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

/// A separate menu.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let name: Text
  let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
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
    let title = inputs.views.value(commands[\.name])?.string ?? ""
    inputs.menus.add(Content.self, commands[\.content], to: title, position: .atEnd, inputs.views)
  }
}

/// Items in one of the menus every app has.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let position: CommandMenus.Position
  let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .before
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .atEnd
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .replacing
    content = addition()
  }

  public static func _makeCommands(_ commands: _GraphValue<Self>, _ inputs: CommandInputs) {
    guard let group = inputs.views.value(commands) else { return }
    inputs.menus.add(
      Content.self, commands[\.content], to: group.placement.menu, position: group.position,
      inputs.views)
  }
}

/// The standard positions of commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  /// The menu that has them.
  let menu: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo", menu: "App")
  public static let appSettings = CommandGroupPlacement(name: "appSettings", menu: "App")
  public static let systemServices = CommandGroupPlacement(name: "systemServices", menu: "App")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility", menu: "App")
  public static let appTermination = CommandGroupPlacement(name: "appTermination", menu: "App")
  public static let newItem = CommandGroupPlacement(name: "newItem", menu: "File")
  public static let saveItem = CommandGroupPlacement(name: "saveItem", menu: "File")
  public static let importExport = CommandGroupPlacement(name: "importExport", menu: "File")
  public static let printItem = CommandGroupPlacement(name: "printItem", menu: "File")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo", menu: "Edit")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard", menu: "Edit")
  public static let textEditing = CommandGroupPlacement(name: "textEditing", menu: "Edit")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting", menu: "Format")
  public static let toolbar = CommandGroupPlacement(name: "toolbar", menu: "View")
  public static let sidebar = CommandGroupPlacement(name: "sidebar", menu: "View")
  public static let windowSize = CommandGroupPlacement(name: "windowSize", menu: "Window")
  public static let windowList = CommandGroupPlacement(name: "windowList", menu: "Window")
  public static let singleWindowList = CommandGroupPlacement(
    name: "singleWindowList", menu: "Window")
  public static let windowArrangement = CommandGroupPlacement(
    name: "windowArrangement", menu: "Window")
  public static let help = CommandGroupPlacement(name: "help", menu: "Help")
}
