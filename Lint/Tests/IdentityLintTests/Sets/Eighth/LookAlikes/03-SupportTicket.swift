import SwiftUI

extension View {
  func maintenanceBanner(if isActive: Bool, text: String) -> some View {
    self
      .disabled(isActive)
      .overlay(alignment: .top) {
        if isActive {
          Text(text)
            .font(.footnote.bold())
            .padding(10)
            .background(.orange, in: Capsule())
            .transition(.move(edge: .top))
        }
      }
      .animation(.default, value: isActive)
  }
}

struct SupportScreen: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isInMaintenance = false
  let check: () async -> Bool
  let send: (String, String) -> Void

  var body: some View {
    TicketForm(send: send)
      .maintenanceBanner(if: isInMaintenance, text: "Support is closed for a moment")
      .tint(colorScheme == .dark ? .mint : .teal)
      .task {
        while !Task.isCancelled {
          isInMaintenance = await check()
          try? await Task.sleep(nanoseconds: 30_000_000_000)
        }
      }
  }
}

struct TicketForm: View {
  let send: (String, String) -> Void
  @State private var subject = ""
  @State private var message = ""

  var body: some View {
    Form {
      TextField("Subject", text: $subject)
      TextEditor(text: $message)
        .frame(minHeight: 200)
      Button("Send") { send(subject, message) }
        .disabled(subject.isEmpty || message.isEmpty)
    }
  }
}
