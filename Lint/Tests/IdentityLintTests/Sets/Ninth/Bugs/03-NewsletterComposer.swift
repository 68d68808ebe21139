import SwiftUI

struct NewsletterDraft: Equatable {
  var subject = ""
  var preheader = ""
  var body = ""
}

struct NewsletterWorkspace: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var sent: [NewsletterDraft] = []

  var body: some View {
    // bug: the two branches hold two different composers, resizing the window starts with an empty
    // one
    if horizontalSizeClass == .compact {
      NavigationStack {
        NewsletterComposer { sent.append($0) }
          .navigationTitle("Newsletter")
      }
    } else {
      HStack(alignment: .top, spacing: 0) {
        SentColumn(sent: sent)
          .frame(width: 280)
        Divider()
        NewsletterComposer { sent.append($0) }
      }
    }
  }
}

struct NewsletterComposer: View {
  let onSend: (NewsletterDraft) -> Void
  @State private var draft = NewsletterDraft()
  @FocusState private var editsBody: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Subject", text: $draft.subject)
        .font(.title3)
        .onSubmit { editsBody = true }
      TextField("Preheader", text: $draft.preheader)
      TextEditor(text: $draft.body)
        .focused($editsBody)
      HStack {
        Text("\(draft.body.count) characters").font(.caption)
        Spacer()
        Button("Send") {
          onSend(draft)
          draft = NewsletterDraft()
        }
        .disabled(draft.subject.isEmpty)
      }
    }
    .padding()
  }
}

struct SentColumn: View {
  let sent: [NewsletterDraft]

  var body: some View {
    List(sent.indices, id: \.self) { index in
      Text(sent[index].subject)
    }
  }
}
