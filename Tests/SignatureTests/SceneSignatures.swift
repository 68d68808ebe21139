import SwiftUI

/// Scenes, commands and an app's declarations.
@MainActor enum SceneSignatures {
  struct Windows: App {
    @State private var isInserted = true

    var body: some Scene {
      WindowGroup { Text("a") }
        .commands {
          CommandMenu("a") { Button("b") {} }
          CommandGroup(after: .newItem) { Button("b") {} }
          CommandGroup(before: .newItem) { Button("b") {} }
          CommandGroup(replacing: .newItem) { Button("b") {} }
          SidebarCommands()
          EmptyCommands()
        }
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified)
        .windowResizability(.contentSize)
        .windowLevel(.floating)
        .defaultSize(width: 1, height: 1)
        .defaultPosition(.center)
        .defaultLaunchBehavior(.presented)
        .restorationBehavior(.disabled)
        .handlesExternalEvents(matching: ["a"])
      WindowGroup("a") { Text("a") }
      WindowGroup(id: "a") { Text("a") }
      WindowGroup("a", id: "b") { Text("a") }
      WindowGroup(for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      WindowGroup(id: "c", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      Window("a", id: "d") { Text("a") }
      Window("a", id: "e", content: { Text("a") })
    }
  }

  struct Others: App {
    @State private var isInserted = true

    var body: some Scene {
      Settings { Text("a") }
      MenuBarExtra {
        Text("a")
      } label: {
        Text("b")
      }
      .menuBarExtraStyle(.window)
      MenuBarExtra(isInserted: $isInserted) {
        Text("a")
      } label: {
        Text("b")
      }
      MenuBarExtra("a", image: "b") { Text("a") }
      MenuBarExtra("a", image: "b", isInserted: $isInserted) { Text("a") }
      MenuBarExtra("a", systemImage: "b", isInserted: $isInserted) { Text("a") }
      WindowGroup("a") { Text("a") }.commandsRemoved()
    }
  }

  @ViewBuilder static var views: some View {
    SettingsLink { Text("a") }
    SettingsLink(label: { Text("a") })
    Text("a").focusedValue(\.name, "b")
    Text("a").focusedSceneValue(\.name, "b")
    Text("a").focusedObject(EventSignatures.Store())
    Text("a").focusedSceneObject(EventSignatures.Store())
  }
}

extension FocusedValues {
  @Entry fileprivate var name: String?
}
