import SwiftUI
import Combine

@MainActor
final class SessionStore: ObservableObject {
  @Published var userName: String?
  @Published var basket: [String] = []

  func signIn(as name: String) {
    userName = name
  }
}

struct SignInView: View {
  @EnvironmentObject private var session: SessionStore
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Sign in") { session.signIn(as: name) }
    }
  }
}

struct StorefrontView: View {
  @EnvironmentObject private var session: SessionStore

  var body: some View {
    if let user = session.userName {
      List {
        Section("Hello, \(user)") {
          Button("Add apples") { session.basket.append("Apples") }
          Text("\(session.basket.count) in basket")
        }
      }
    } else {
      SignInView()
    }
  }
}

@main
struct MarketApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("launchCount") private var launchCount = 0

  var body: some Scene {
    WindowGroup {
      StorefrontView()
        // bug: the user is signed out and the basket is emptied when the app goes to background
        // and returns: the store is made in the App's body, which runs again on each scenePhase
        // change
        .environmentObject(SessionStore())
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { launchCount += 1 }
    }
  }
}
