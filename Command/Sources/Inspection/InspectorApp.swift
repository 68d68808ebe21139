import Theseus

/// The app of `theseus inspect`.
public struct InspectorApp: App {
  /// Set before `main`, which takes no arguments.
  private static var connection: InspectorConnection?

  public init() {}

  public var body: some Scene {
    WindowGroup("theseus inspect") {
      if let model = Self.connection?.model { InspectorView(model: model) }
    }
  }

  /// Runs until the user quits.
  @MainActor
  public static func run(_ connection: InspectorConnection) {
    self.connection = connection
    main()
  }
}
