import SwiftUI
import Observation

struct Stop: Identifiable, Hashable {
  let id: Int
  let name: String
  let room: String
}

@Observable
final class TourRoute {
  private(set) var stops: [Stop]

  init(stops: [Stop]) {
    self.stops = stops
  }

  func drop(_ stop: Stop) {
    stops.removeAll { $0.id == stop.id }
  }

  func finishFirst() {
    guard !stops.isEmpty else { return }
    stops.removeFirst()
  }
}

@Observable
final class GuideSession {
  let route: TourRoute
  var language = "en"

  init(stops: [Stop]) {
    route = TourRoute(stops: stops)
  }
}

struct GuideView: View {
  @Environment(GuideSession.self) private var session

  var body: some View {
    @Bindable var session = session
    List {
      Picker("Language", selection: $session.language) {
        Text("English").tag("en")
        Text("Deutsch").tag("de")
      }
      Section("Next stops: \(session.route.stops.count)") {
        ForEach(session.route.stops) { stop in
          LabeledContent(stop.name, value: stop.room)
            .swipeActions {
              Button("Skip") { session.route.drop(stop) }
            }
        }
      }
      Button("I have seen the first one") { session.route.finishFirst() }
    }
  }
}

#Preview {
  GuideView()
    .environment(
      GuideSession(stops: [
        Stop(id: 1, name: "Amphora", room: "2"),
        Stop(id: 2, name: "Bronze Horse", room: "5"),
      ]))
}
