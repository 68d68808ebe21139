import Testing
import TheseusTesting

private struct Inner: View {
  @State private var count = 0
  var body: some View { Button("Count: \(count)") { count += 1 } }
}

private struct Erased: View {
  @State private var pass = 0
  var body: some View {
    VStack {
      Button("Again") { pass += 1 }
      Text("Pass \(pass)")
      AnyView(Inner())
    }
  }
}

private struct OpaqueApp: App {
  var body: some Scene {
    WindowGroup { Erased() }.identityProfile(IdentityProfile(anyViewIdentity: .opaque))
  }
}

private struct TwoScenes: App {
  @Environment(\.openWindow) private var openWindow
  var body: some Scene {
    WindowGroup("Plain", id: "plain") { Opener() }
    Window("Opaque", id: "opaque") { Erased() }.identityProfile(
      IdentityProfile(anyViewIdentity: .opaque))
  }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    VStack {
      Button("Open") { openWindow(id: "opaque") }
      Erased()
    }
  }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Erased() } }
}

@MainActor @Suite("A scene has identity rules of its own")
struct SceneProfileTests {
  private func countAfterAnotherPass(_ host: TestHost) throws -> String {
    try host.find(.button, "Count: 0").tap()
    try host.find(.button, "Again").tap()
    return try #require(host.findAll(.button).map(\.label).first { $0.hasPrefix("Count: ") })
  }

  @Test("R10 .identityProfile on a scene holds for its windows")
  func scene() throws {
    #expect(try countAfterAnotherPass(TestHost(app: OpaqueApp())) == "Count: 0")
    #expect(try countAfterAnotherPass(TestHost(app: PlainApp())) == "Count: 1")
  }

  @Test("R10 the host's profile applies to scenes without one")
  func host() throws {
    #expect(
      try countAfterAnotherPass(
        TestHost(app: PlainApp(), profile: IdentityProfile(anyViewIdentity: .opaque))) == "Count: 0"
    )
  }

  @Test("R10 two windows of one app, each by its scene's rules")
  func windows() throws {
    let host = TestHost(app: TwoScenes())
    #expect(try countAfterAnotherPass(host) == "Count: 1")
    try host.find(.button, "Open").tap()
    host.select(window: try #require(host.windows.first { $0.id == "opaque" }))
    #expect(try countAfterAnotherPass(host) == "Count: 0")
  }

  @Test("R10 a profile set for the run holds over the scene's")
  func override() throws {
    let runtime = ViewRuntime(profile: .default, overridesProfiles: true)
    let app = AppHost(OpaqueApp(), columns: 40, rows: 10, runtime: runtime)
    let window = try #require(app.keyWindow)
    #expect(window.host.root.scope.profile == .default)
    let free = AppHost(OpaqueApp(), columns: 40, rows: 10, runtime: ViewRuntime())
    #expect(free.keyWindow?.host.root.scope.profile.anyViewIdentity == .opaque)
  }
}
