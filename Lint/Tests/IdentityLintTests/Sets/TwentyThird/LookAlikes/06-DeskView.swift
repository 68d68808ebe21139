import SwiftUI

enum DeskTab: String, CaseIterable, Identifiable {
  case tickets, reply, about
  var id: Self { self }
}

struct ReplyDraft {
  var text = ""
  var tone = "Friendly"
}

struct DeskView: View {
  @State private var tab = DeskTab.tickets
  @State private var draft = ReplyDraft()

  var body: some View {
    VStack(spacing: 0) {
      Group {
        switch tab {
        case .tickets: Text("No open tickets")
        case .reply: ReplyPane(draft: $draft)
        case .about: Text("Help desk 4.2")
        }
      }
      .frame(maxHeight: .infinity)
      HStack {
        ForEach(DeskTab.allCases) { item in
          Button(item.rawValue.capitalized) { tab = item }
            .bold(item == tab)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 8)
    }
  }
}

struct ReplyPane: View {
  @Binding var draft: ReplyDraft
  @State private var isPulsing = false

  var body: some View {
    Form {
      TextEditor(text: $draft.text)
      Picker("Tone", selection: $draft.tone) {
        Text("Friendly").tag("Friendly")
        Text("Formal").tag("Formal")
      }
      Image(systemName: "pencil")
        .opacity(isPulsing ? 1 : 0.3)
    }
    .onAppear { isPulsing = true }
  }
}
