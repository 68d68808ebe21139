import SwiftUI

struct VisitorService {
  func register(_ name: String, host: String) async throws {}
}

final class CheckInViewModel: ObservableObject {
  @Published var visitor = ""
  @Published var host = ""
  private let service: VisitorService

  init(service: VisitorService) {
    self.service = service
  }

  @MainActor
  func submit() async {
    try? await service.register(visitor, host: host)
    visitor = ""
    host = ""
  }
}

final class FrontDeskCoordinator: ObservableObject {
  @Published var unreadMessages = 0
  private let service = VisitorService()

  @MainActor
  func checkInScreen() -> some View {
    // bug: visitor and host typed so far. When: a message arrives: unreadMessages changes,
    // FrontDeskRoot.body runs, the screen gets an empty model.
    CheckInScreen(viewModel: CheckInViewModel(service: service))
  }

  @MainActor
  func messagesScreen() -> some View {
    Text("\(unreadMessages) unread")
  }
}

struct FrontDeskRoot: View {
  @StateObject private var coordinator = FrontDeskCoordinator()

  var body: some View {
    TabView {
      coordinator.checkInScreen()
        .tabItem { Label("Check in", systemImage: "person.badge.plus") }
      coordinator.messagesScreen()
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(coordinator.unreadMessages)
    }
    .onReceive(NotificationCenter.default.publisher(for: .frontDeskMessage)) { _ in
      coordinator.unreadMessages += 1
    }
  }
}

struct CheckInScreen: View {
  @ObservedObject var viewModel: CheckInViewModel

  var body: some View {
    Form {
      TextField("Visitor", text: $viewModel.visitor)
      TextField("Host", text: $viewModel.host)
      Button("Check in") {
        Task { await viewModel.submit() }
      }
    }
  }
}

extension Notification.Name {
  static let frontDeskMessage = Notification.Name("frontDeskMessage")
}
