import SwiftUI

@main
struct LarderApp: App {
  @State private var recipes: RecipeStore
  @State private var autosave: AutosaveService
  @State private var plan = PlanStore()
  @State private var shopping = ShoppingStore()
  @State private var timers = TimerCenter()
  @State private var preferences = Preferences()
  @State private var household = Household()
  private let service = LiveRecipeService()

  init() {
    let archive = RecipeArchive.standard
    let store = RecipeStore(recipes: archive.load() ?? Recipe.samples)
    let autosave = AutosaveService(store: store, archive: archive)
    autosave.start()
    _recipes = State(initialValue: store)
    _autosave = State(initialValue: autosave)
  }

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(recipes)
        .environment(plan)
        .environment(shopping)
        .environment(timers)
        .environment(preferences)
        .environment(\.household, household)
        .environment(\.recipeService, service)
    }

    #if os(macOS)
      Settings {
        SettingsView()
          .environment(preferences)
          .frame(width: 420)
      }
    #endif
  }
}
