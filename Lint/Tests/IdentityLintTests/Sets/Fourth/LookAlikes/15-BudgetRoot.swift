import SwiftUI

@Observable
final class BudgetStore {
  let owner: String
  var entries: [Double] = []

  init(owner: String) {
    self.owner = owner
  }
}

struct EntriesTab: View {
  @Environment(BudgetStore.self) private var store

  var body: some View {
    List {
      Text(store.entries.reduce(0, +), format: .number)
      Button("Add 10") { store.entries.append(10) }
    }
  }
}

struct BudgetRoot: View {
  @State private var personal = BudgetStore(owner: "me")
  @State private var household = BudgetStore(owner: "home")
  @State private var showsHousehold = false

  private var store: BudgetStore {
    showsHousehold ? household : personal
  }

  var body: some View {
    TabView {
      EntriesTab().tabItem { Label("Entries", systemImage: "list.bullet") }
      Toggle("Household", isOn: $showsHousehold)
        .tabItem { Label("Options", systemImage: "gear") }
    }
    .environment(store)
  }
}
