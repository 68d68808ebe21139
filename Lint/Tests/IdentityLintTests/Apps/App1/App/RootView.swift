import SwiftUI

enum SidebarItem: String, CaseIterable, Identifiable, Hashable {
  case recipes, plan, shopping, discover, timers

  var id: Self { self }

  var title: String {
    switch self {
    case .recipes: "Recipes"
    case .plan: "Week Plan"
    case .shopping: "Shopping"
    case .discover: "Discover"
    case .timers: "Timers"
    }
  }

  var symbol: String {
    switch self {
    case .recipes: "book"
    case .plan: "calendar"
    case .shopping: "cart"
    case .discover: "sparkle.magnifyingglass"
    case .timers: "timer"
    }
  }
}

struct RootView: View {
  @Environment(RecipeStore.self) private var recipes
  @Environment(ShoppingStore.self) private var shopping
  @Environment(TimerCenter.self) private var timers

  @State private var section: SidebarItem? = .recipes
  @State private var selectedRecipeID: Recipe.ID?
  @State private var columnVisibility = NavigationSplitViewVisibility.all
  @State private var compactColumn = NavigationSplitViewColumn.content
  @State private var showsSettings = false

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility, preferredCompactColumn: $compactColumn)
    {
      sidebar
    } content: {
      content
    } detail: {
      detail
    }
    .onChange(of: recipes.recipes.map(\.id)) { _, ids in
      if let selectedRecipeID, !ids.contains(selectedRecipeID) {
        self.selectedRecipeID = nil
      }
    }
    .sheet(isPresented: $showsSettings) {
      NavigationStack {
        SettingsView()
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { showsSettings = false }
            }
          }
      }
    }
  }

  private var sidebar: some View {
    List(SidebarItem.allCases, selection: $section) { item in
      Label(item.title, systemImage: item.symbol)
        .badge(badge(for: item))
    }
    .navigationTitle("Larder")
    #if os(iOS)
      .toolbar {
        Button("Settings", systemImage: "gear") { showsSettings = true }
      }
    #endif
  }

  @ViewBuilder
  private var content: some View {
    switch section {
    case .recipes:
      RecipeListView(selection: $selectedRecipeID)
    case .plan:
      WeekPlanView { open($0) }
    case .shopping:
      ShoppingListView()
    case .discover:
      DiscoverView()
    case .timers:
      TimersView()
    case nil:
      ContentUnavailableView("Nothing Selected", systemImage: "sidebar.left")
    }
  }

  @ViewBuilder
  private var detail: some View {
    if let selectedRecipeID {
      RecipeDetailView(recipeID: selectedRecipeID)
    } else {
      ContentUnavailableView("Pick a Recipe", systemImage: "fork.knife")
    }
  }

  private func badge(for item: SidebarItem) -> Int {
    switch item {
    case .shopping: shopping.openCount
    case .timers: timers.countdowns.count
    case .recipes, .plan, .discover: 0
    }
  }

  private func open(_ id: Recipe.ID) {
    selectedRecipeID = id
    compactColumn = .detail
  }
}
