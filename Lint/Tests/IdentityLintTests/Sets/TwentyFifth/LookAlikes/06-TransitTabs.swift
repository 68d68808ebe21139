import SwiftUI

enum Stop: Hashable {
  case line(Int)
  case ticket(Int)
}

@Observable
final class TransitRouter {
  enum Tab: Hashable { case lines, tickets }

  var tab: Tab = .lines
  private var paths: [Tab: [Stop]] = [:]

  subscript(path tab: Tab) -> [Stop] {
    get { paths[tab, default: []] }
    set { paths[tab] = newValue }
  }

  func open(_ stop: Stop) {
    self[path: tab].append(stop)
  }
}

struct TransitTabs: View {
  @State private var router = TransitRouter()

  var body: some View {
    TabView(selection: $router.tab) {
      NavigationStack(path: $router[path: .lines]) {
        List(1..<20, id: \.self) { number in
          Button("Line \(number)") { router.open(.line(number)) }
        }
        .navigationTitle("Lines")
        .transitDestinations()
      }
      .tabItem { Label("Lines", systemImage: "tram") }
      .tag(TransitRouter.Tab.lines)

      NavigationStack(path: $router[path: .tickets]) {
        List(1..<5, id: \.self) { number in
          Button("Ticket \(number)") { router.open(.ticket(number)) }
        }
        .navigationTitle("Tickets")
        .transitDestinations()
      }
      .tabItem { Label("Tickets", systemImage: "ticket") }
      .tag(TransitRouter.Tab.tickets)
    }
  }
}

extension View {
  func transitDestinations() -> some View {
    navigationDestination(for: Stop.self) { stop in
      switch stop {
      case .line(let number): Text("Line \(number)")
      case .ticket(let number): Text("Ticket \(number)")
      }
    }
  }
}
