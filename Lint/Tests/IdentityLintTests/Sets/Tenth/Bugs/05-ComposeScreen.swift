import SwiftUI

struct Attachment: Identifiable, Hashable {
  let id: UUID
  let fileName: String
  let bytes: Int
}

struct ComposeScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let attachments: [Attachment]
  let send: (String) -> Void

  private var usesColumns: Bool { sizeClass == .regular }

  var body: some View {
    content
      .navigationTitle("New message")
      .padding()
  }

  @ViewBuilder private var content: some View {
    // bug: rotating or resizing the window flips the size class and moves the composer to the
    // other branch: the unsent message (its @State text), cursor and keyboard are lost
    if usesColumns {
      HStack(alignment: .top, spacing: 24) {
        composer
        attachmentList.frame(width: 240)
      }
    } else {
      VStack(spacing: 12) {
        composer
        attachmentList.frame(maxHeight: 120)
      }
    }
  }

  private var composer: some View {
    MessageComposer(onSend: send)
  }

  private var attachmentList: some View {
    List(attachments) { attachment in
      HStack {
        Text(attachment.fileName)
        Spacer()
        Text(attachment.bytes.formatted(.byteCount(style: .file)))
          .foregroundStyle(.secondary)
      }
    }
    .listStyle(.plain)
  }
}

private struct MessageComposer: View {
  let onSend: (String) -> Void
  @State private var text = ""

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text)
      Button("Send") {
        onSend(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}
