import SwiftUI

enum AppTab: String, Hashable, CaseIterable {
  case tonight, catalog, plans, logbook, gear

  var title: String {
    switch self {
    case .tonight: "Tonight"
    case .catalog: "Catalog"
    case .plans: "Plans"
    case .logbook: "Logbook"
    case .gear: "Gear"
    }
  }

  var symbol: String {
    switch self {
    case .tonight: "moon.stars"
    case .catalog: "sparkles"
    case .plans: "list.star"
    case .logbook: "book.closed"
    case .gear: "scope"
    }
  }
}

struct RootView: View {
  @Environment(SettingsStore.self) private var settings
  @State private var tab: AppTab = .tonight
  @State private var showsSettings = false

  var body: some View {
    @Bindable var settings = settings

    TabView(selection: $tab) {
      TonightView(openSettings: { showsSettings = true })
        .tabItem { label(for: .tonight) }
        .tag(AppTab.tonight)

      CatalogView()
        .tabItem { label(for: .catalog) }
        .tag(AppTab.catalog)

      PlanListView()
        .tabItem { label(for: .plans) }
        .tag(AppTab.plans)

      LogbookView()
        .tabItem { label(for: .logbook) }
        .tag(AppTab.logbook)

      EquipmentListView()
        .tabItem { label(for: .gear) }
        .tag(AppTab.gear)
    }
    .sheet(isPresented: $showsSettings) {
      SettingsView()
    }
    .sheet(isPresented: $settings.needsOnboarding) {
      OnboardingView {
        settings.needsOnboarding = false
        tab = .catalog
      }
      .interactiveDismissDisabled()
    }
    .environment(\.distanceStyle, settings.usesMetric ? .metric : .imperial)
  }

  private func label(for tab: AppTab) -> some View {
    Label(tab.title, systemImage: tab.symbol)
  }
}

#Preview {
  RootView()
    .environment(SettingsStore())
    .environment(CatalogStore())
    .environment(LogbookStore())
    .environment(PlanStore())
    .environment(EquipmentStore())
}
