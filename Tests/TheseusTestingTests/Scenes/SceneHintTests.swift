import Foundation
import TheseusCore
import TheseusTesting
import Testing

@testable import TheseusViews

private struct Hinted: App {
  var body: some Scene {
    WindowGroup(id: "main") { Text("main") }
      .defaultSize(width: 400, height: 300).defaultPosition(.topTrailing)
      .windowResizability(.contentSize).windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified(showsTitle: false)).windowLevel(.floating)
      .restorationBehavior(.disabled).handlesExternalEvents(matching: ["a"])
      .windowBackgroundDragBehavior(.enabled)
      // The inner modifier decides.
      .defaultSize(width: 1, height: 1)
    WindowGroup(id: "plain") { Text("plain") }
    MenuBarExtra("Monitor") { Button("One") {} }.menuBarExtraStyle(.window)
    MenuBarExtra("Plain") { Button("Two") {} }
  }
}

@MainActor @Suite("Modifiers of scenes keep what they were given, for the hosts of their windows")
struct SceneHintTests {
  @Test("a window has the hints of its own scene")
  func windows() throws {
    let app = AppHost(Hinted(), size: CGSize(width: 400, height: 160))
    let main = try #require(app.keyWindow).host
    #expect(main.sceneHint(DefaultWindowSizeHint.self) == CGSize(width: 400, height: 300))
    #expect(main.sceneHint(DefaultWindowPositionHint.self) == .topTrailing)
    #expect(main.sceneHint(WindowResizabilityHint.self) == .contentSize)
    #expect(main.sceneHint(WindowStyleHint.self) is HiddenTitleBarWindowStyle)
    let bar = main.sceneHint(WindowToolbarStyleHint.self) as? UnifiedWindowToolbarStyle
    #expect(bar?.showsTitle == false)
    #expect(main.sceneHint(WindowLevelHint.self) == .floating)
    #expect(main.sceneHint(SceneRestorationHint.self) == .disabled)
    #expect(main.sceneHint(SceneExternalEventsHint.self) == ["a"])
    #expect(main.sceneHint(WindowBackgroundDragHint.self) == .enabled)

    app.openWindow(id: "plain")
    let plain = try #require(app.keyWindow).host
    #expect(plain !== main)
    #expect(plain.sceneHint(DefaultWindowSizeHint.self) == nil)
    #expect(plain.sceneHint(WindowStyleHint.self) == nil)
    #expect(main.sceneHint(WindowLevelHint.self) == .floating)
  }

  @Test("a menu of the menu bar has its style")
  func menus() throws {
    let app = AppHost(Hinted(), size: CGSize(width: 400, height: 160))
    let styled = try #require(app.commands.menus.first { $0.title == "Monitor" })
    #expect(styled.style is WindowMenuBarExtraStyle)
    let plain = try #require(app.commands.menus.first { $0.title == "Plain" })
    #expect(plain.style == nil)
  }
}
