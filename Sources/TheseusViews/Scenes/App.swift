import TheseusCore

/// A whole program: its scenes and the state they share.
@MainActor @preconcurrency
public protocol App: _HasPreviousNames {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()

  /// Whether the app keeps its session on disk and continues from it after a quit, a crash or a
  /// kill, as with `--resume` (R32). `static let resumesSession = true` in an extension of the app
  /// has no effect on Apple platforms, whose system restores scenes.
  static var resumesSession: Bool { get }
}

extension App {
  public static var resumesSession: Bool { false }
}

/// A part of an app's interface with a lifetime of its own: windows, settings.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Registers the windows and commands of the scene with the app's host, once; values are read
  /// from the graph later.
  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs)
}

extension Scene {
  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    let body = inputs.views.makeBody(scene) { $0.body }
    Body._makeScene(_GraphValue(body), inputs)
  }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure(
      "body of the primitive scene \(Self.self) was requested; primitive scenes have no body")
  }
}

extension Never: Scene {
  public static func _makeScene(_ scene: _GraphValue<Never>, _ inputs: SceneInputs) {}
}

/// The values that an app's host passes to its scenes.
@MainActor
public struct SceneInputs {
  /// The inputs for views that a scene mounts.
  public var views: ViewInputs
  let host: AppHost
  /// The identity rules set by enclosing scenes; nil for the app's.
  var profile: IdentityProfile?
  /// Whether an enclosing scene removed the commands inside.
  var dropsCommands = false
  /// The launch behavior set by enclosing scenes.
  var launch = SceneLaunchBehavior.automatic
  /// The hints of enclosing scenes' modifiers.
  var hints = SceneHints()

  init(views: ViewInputs, host: AppHost) {
    self.views = views
    self.host = host
  }
}

/// Builds the scenes of an app.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    repeat each Content
  > {
    _TupleScene((repeat each content))
  }
  public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    _OptionalScene(content)
  }
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
    _OptionalScene(content)
  }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never
  var value: (repeat each Content)

  init(_ value: (repeat each Content)) { self.value = value }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var offset = 0
    func next<Part: Scene>(_ type: Part.Type) {
      let alignment = MemoryLayout<Part>.alignment
      offset = (offset + alignment - 1) & ~(alignment - 1)
      Part._makeScene(scene.field(at: offset), inputs)
      offset += MemoryLayout<Part>.size
    }
    for type in repeat (each Content).self { next(type) }
  }
}

/// A scene that is there or not; decided when the app starts.
public struct _OptionalScene: Scene {
  public typealias Body = Never
  private let content: (any Scene)?

  init(_ content: (any Scene)?) { self.content = content }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    guard let content = inputs.views.value(scene)?.content else { return }
    func make<Content: Scene>(_ content: Content) {
      let source = inputs.views.graph.makeSource(content, in: inputs.views.scope.subgraph)
      Content._makeScene(_GraphValue(source), inputs)
    }
    make(content)
  }
}
