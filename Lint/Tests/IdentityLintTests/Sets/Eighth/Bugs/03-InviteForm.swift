import SwiftUI
import Network

extension View {
  @ViewBuilder
  func when<Content: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> Content) -> some View
  {
    if condition {
      change(self)
    } else {
      self
    }
  }
}

@MainActor
final class Reachability: ObservableObject {
  @Published private(set) var isOffline = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let offline = path.status != .satisfied
      Task { @MainActor [weak self] in self?.isOffline = offline }
    }
    monitor.start(queue: .global(qos: .utility))
  }
}

struct InviteScreen: View {
  @StateObject private var reachability = Reachability()
  let send: (Invitation) -> Void

  var body: some View {
    NavigationView {
      InviteForm(send: send)
        // bug: going offline wraps the form in the other branch, all that was typed is lost
        .when(reachability.isOffline) { form in
          form.overlay(alignment: .top) {
            Text("You are offline")
              .padding(8)
              .background(.yellow, in: Capsule())
          }
        }
        .navigationTitle("Party")
    }
  }
}

struct Invitation {
  var title = ""
  var date = Date()
  var guests = ""
}

struct InviteForm: View {
  let send: (Invitation) -> Void
  @State private var invitation = Invitation()

  var body: some View {
    Form {
      TextField("What do you celebrate?", text: $invitation.title)
      DatePicker("When", selection: $invitation.date)
      Section("Guests") {
        TextEditor(text: $invitation.guests)
          .frame(minHeight: 120)
      }
      Button("Send invitations") { send(invitation) }
    }
  }
}
