import SwiftUI
import Observation

@Observable
final class TicketModel {
  let id: Int
  var title = ""
  var comments: [String] = []

  init(id: Int) {
    self.id = id
  }

  @MainActor
  func load() async {
    guard title.isEmpty else { return }
    try? await Task.sleep(for: .milliseconds(300))
    title = "Ticket \(id)"
    comments = ["Opened by Mina", "Assigned to Olu"]
  }
}

struct TicketDetail: View {
  @State private var model: TicketModel
  @State private var reply = ""

  init(ticketID: Int) {
    _model = State(initialValue: TicketModel(id: ticketID))
  }

  var body: some View {
    @Bindable var model = model
    Form {
      TextField("Title", text: $model.title)
      ForEach(Array(model.comments.enumerated()), id: \.offset) { Text($0.element) }
      TextField("Reply", text: $reply)
      Button("Send") {
        model.comments.append(reply)
        reply = ""
      }
    }
    .task { await model.load() }
  }
}

struct SupportWindow: View {
  @State private var ticketID: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<20, id: \.self, selection: $ticketID) { Text("Ticket \($0)") }
    } detail: {
      if let ticketID {
        // bug: the @State model is made once per identity, so a second selection or deep link
        // still shows (and replies to) the first ticket, with the reply draft carried over;
        // .id(ticketID) is missing
        TicketDetail(ticketID: ticketID)
      }
    }
    .onOpenURL { url in
      ticketID = Int(url.lastPathComponent)
    }
  }
}
