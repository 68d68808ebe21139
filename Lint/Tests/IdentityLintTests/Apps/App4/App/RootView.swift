import SwiftUI

enum RootTab: Hashable {
  case outings, crews, erg, chat, club
}

struct RootView: View {
  @EnvironmentObject private var outings: OutingStore
  @AppStorage(Defaults.hasSeenWelcome) private var hasSeenWelcome = false
  @AppStorage(Defaults.memberID) private var memberID = ""
  @State private var tab: RootTab = .outings
  @State private var today = Day(Date())

  private let dayChanges = NotificationCenter.default.publisher(
    for: UIApplication.significantTimeChangeNotification)

  var body: some View {
    TabView(selection: $tab) {
      OutingCalendarView()
        .tabItem { Label("Outings", systemImage: "calendar") }
        .badge(outings.openSeats(on: today))
        .tag(RootTab.outings)

      CrewListView()
        .tabItem { Label("Crews", systemImage: "person.3") }
        .tag(RootTab.crews)

      ErgHubView()
        .tabItem { Label("Erg", systemImage: "gauge.with.needle") }
        .tag(RootTab.erg)

      ThreadListView()
        .environmentObject(ChatStore())
        .tabItem { Label("Chat", systemImage: "bubble.left.and.bubble.right") }
        .tag(RootTab.chat)

      ClubView()
        .tabItem { Label("Club", systemImage: "house") }
        .tag(RootTab.club)
    }
    .environment(\.currentMemberID, UUID(uuidString: memberID))
    .onReceive(dayChanges) { _ in
      today = Day(Date())
    }
    .onOpenURL { url in
      if url.host() == "erg" {
        tab = .erg
      }
    }
    .fullScreenCover(isPresented: welcomeIsShown) {
      WelcomeView {
        hasSeenWelcome = true
      }
    }
  }

  private var welcomeIsShown: Binding<Bool> {
    Binding(
      get: { !hasSeenWelcome },
      set: { hasSeenWelcome = !$0 }
    )
  }
}
