import SwiftUI

struct MainTabView: View {
  enum Item: String {
    case jobs, customers, parts, chat, more
  }

  @EnvironmentObject private var jobs: JobStore
  @EnvironmentObject private var customers: CustomerStore
  @EnvironmentObject private var chat: ChatStore
  @EnvironmentObject private var sync: SyncMonitor
  @AppStorage("settings.appearance") private var appearance = "system"
  @SceneStorage("selectedTab") private var tab = Item.jobs

  var body: some View {
    TabView(selection: $tab) {
      JobListView()
        .tabItem { Label("Jobs", systemImage: "wrench.and.screwdriver") }
        .badge(jobs.activeCount)
        .tag(Item.jobs)
      CustomerListView(store: customers)
        .tabItem { Label("Customers", systemImage: "person.2") }
        .tag(Item.customers)
      NavigationStack {
        PartListView()
      }
      .tabItem { Label("Van", systemImage: "box.truck") }
      .tag(Item.parts)
      NavigationStack {
        ChatView()
      }
      .tabItem { Label("Office", systemImage: "bubble.left.and.bubble.right") }
      .badge(chat.unreadCount)
      .tag(Item.chat)
      MoreView()
        .tabItem { Label("More", systemImage: "ellipsis") }
        .tag(Item.more)
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if !sync.isOnline {
        OfflineBanner(pending: sync.pendingCount)
      }
    }
    .animation(.easeInOut, value: sync.isOnline)
    .preferredColorScheme(colorScheme)
    .task {
      await jobs.refresh()
      await customers.refresh()
      await chat.poll()
    }
  }

  private var colorScheme: ColorScheme? {
    switch appearance {
    case "light": return .light
    case "dark": return .dark
    default: return nil
    }
  }
}

private struct OfflineBanner: View {
  let pending: Int

  var body: some View {
    Label(
      pending == 0 ? "You are offline" : "Offline – \(pending) jobs waiting",
      systemImage: "wifi.slash"
    )
    .font(.footnote.bold())
    .frame(maxWidth: .infinity)
    .padding(.vertical, 6)
    .background(.yellow)
    .transition(.move(edge: .top))
  }
}

private struct MoreView: View {
  private enum Destination: Hashable {
    case time, reports, settings
  }

  @EnvironmentObject private var clock: TimeClock

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: Destination.time) {
          Label("Time Clock", systemImage: "clock")
            .badge(clock.running == nil ? 0 : 1)
        }
        NavigationLink(value: Destination.reports) {
          Label("Reports", systemImage: "chart.bar")
        }
        NavigationLink(value: Destination.settings) {
          Label("Settings", systemImage: "gear")
        }
      }
      .navigationTitle("More")
      .navigationDestination(for: Destination.self) { destination in
        switch destination {
        case .time: TimeClockView()
        case .reports: ReportsView()
        case .settings: SettingsView()
        }
      }
    }
  }
}
