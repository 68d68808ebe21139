import SwiftUI

@main
struct NightlogApp: App {
  @State private var settings = SettingsStore()
  @State private var catalog = CatalogStore()
  @State private var logbook = LogbookStore()
  @State private var plans = PlanStore()
  @State private var equipment = EquipmentStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .nightVision(settings.nightVision)
        .environment(settings)
        .environment(catalog)
        .environment(logbook)
        .environment(plans)
        .environment(equipment)
        .task {
          await catalog.loadFirstPageIfNeeded()
        }
    }
  }
}
