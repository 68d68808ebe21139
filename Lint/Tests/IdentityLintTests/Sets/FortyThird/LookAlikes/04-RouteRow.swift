import SwiftUI

struct Route: Identifiable {
  let number: String
  var minutes: Int
  var internalRevision: Int
  var id: String { number }
}

struct RouteRow: View, Equatable {
  let route: Route

  nonisolated static func == (lhs: RouteRow, rhs: RouteRow) -> Bool {
    lhs.route.number == rhs.route.number && lhs.route.minutes == rhs.route.minutes
  }

  var body: some View {
    HStack {
      Text(route.number).bold()
      Spacer()
      Text("\(route.minutes) min")
        .monospacedDigit()
    }
  }
}

struct StopView: View {
  @State private var routes = [
    Route(number: "12", minutes: 4, internalRevision: 1),
    Route(number: "28E", minutes: 9, internalRevision: 1),
  ]

  var body: some View {
    List(routes) { route in
      RouteRow(route: route)
        .equatable()
    }
    .toolbar {
      Button("Advance") {
        for index in routes.indices {
          routes[index].minutes = max(0, routes[index].minutes - 1)
          routes[index].internalRevision += 1
        }
      }
    }
  }
}
