import SwiftUI

struct SystemAlert: Identifiable {
  let id: Int
  let subject: String
  var isRead = false
}

@MainActor
final class AlertsModel: ObservableObject {
  @Published private(set) var alerts: [SystemAlert] = []
  private var hasLoaded = false

  var unreadCount: Int { alerts.filter { !$0.isRead }.count }

  func load() async {
    guard !hasLoaded else { return }
    hasLoaded = true
    alerts = (1...20).map { SystemAlert(id: $0, subject: "Alert \($0)") }
  }

  func markRead(_ alert: SystemAlert) {
    guard let index = alerts.firstIndex(where: { $0.id == alert.id }) else { return }
    alerts[index].isRead = true
  }
}

struct AlertsView: View {
  @StateObject private var model = AlertsModel()

  var body: some View {
    List(model.alerts) { alert in
      Button {
        model.markRead(alert)
      } label: {
        Text(alert.subject)
          .bold(!alert.isRead)
      }
    }
    .navigationTitle("Alerts (\(model.unreadCount))")
    .task { await model.load() }
  }
}
