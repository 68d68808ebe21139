import SwiftUI

struct ParcelService {
  func announce(_ recipient: String, shelf: String) async throws {}
}

final class ParcelViewModel: ObservableObject {
  @Published var recipient = ""
  @Published var shelf = ""
  private let service: ParcelService

  init(service: ParcelService) {
    self.service = service
  }

  @MainActor
  func submit() async {
    try? await service.announce(recipient, shelf: shelf)
    recipient = ""
    shelf = ""
  }
}

final class MailroomCoordinator: ObservableObject {
  @Published var waitingDrivers = 0
  private let service = ParcelService()
  private lazy var parcelViewModel = ParcelViewModel(service: service)

  @MainActor
  func parcelScreen() -> some View {
    ParcelScreen(viewModel: parcelViewModel)
  }

  @MainActor
  func driversScreen() -> some View {
    Text("\(waitingDrivers) waiting")
  }
}

struct MailroomRoot: View {
  @StateObject private var coordinator = MailroomCoordinator()

  var body: some View {
    TabView {
      coordinator.parcelScreen()
        .tabItem { Label("Parcel", systemImage: "shippingbox") }
      coordinator.driversScreen()
        .tabItem { Label("Drivers", systemImage: "truck.box") }
        .badge(coordinator.waitingDrivers)
    }
    .onReceive(NotificationCenter.default.publisher(for: .driverArrived)) { _ in
      coordinator.waitingDrivers += 1
    }
  }
}

struct ParcelScreen: View {
  @ObservedObject var viewModel: ParcelViewModel

  var body: some View {
    Form {
      TextField("Recipient", text: $viewModel.recipient)
      TextField("Shelf", text: $viewModel.shelf)
      Button("Announce") {
        Task { await viewModel.submit() }
      }
    }
  }
}

extension Notification.Name {
  static let driverArrived = Notification.Name("driverArrived")
}
