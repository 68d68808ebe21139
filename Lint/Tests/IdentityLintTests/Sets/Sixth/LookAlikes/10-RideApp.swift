import SwiftUI
import Observation

@Observable
final class RideSession {
  var destination = ""
  var passengers = 1
  private(set) var history: [String] = []
  private let region: String

  init(region: String) {
    self.region = region
  }

  func book() {
    history.append("\(region): \(destination)")
    destination = ""
  }
}

@main
struct RideApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var session: RideSession
  @AppStorage("opened") private var opened = 0

  init() {
    let region = Locale.current.region?.identifier ?? "US"
    _session = State(initialValue: RideSession(region: region))
  }

  var body: some Scene {
    WindowGroup {
      RideHome()
        .environment(session)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { opened += 1 }
    }
  }
}

struct RideHome: View {
  @Environment(RideSession.self) private var session

  var body: some View {
    @Bindable var session = session
    NavigationStack {
      Form {
        Section("Where to?") {
          TextField("Address", text: $session.destination)
          Stepper("\(session.passengers) passengers", value: $session.passengers, in: 1...4)
          Button("Book") { session.book() }
            .disabled(session.destination.isEmpty)
        }
        Section("Earlier rides") {
          ForEach(Array(session.history.enumerated()), id: \.offset) { _, ride in
            Text(ride)
          }
        }
      }
      .navigationTitle("Rides")
    }
  }
}
