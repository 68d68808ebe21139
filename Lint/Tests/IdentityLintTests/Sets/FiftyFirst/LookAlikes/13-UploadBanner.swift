import SwiftUI

struct UploadJob: Sendable {
  let albumID: Int
  let files: [URL]
}

@MainActor
final class UploadSession: ObservableObject {
  @Published private(set) var finished = 0
  let job: UploadJob
  private var worker: Task<Void, Never>?

  init(job: UploadJob) {
    self.job = job
    worker = Task { await run() }
  }

  private func run() async {
    for file in job.files {
      var request = URLRequest(url: URL(string: "https://photos.example.com/\(job.albumID)")!)
      request.httpMethod = "POST"
      _ = try? await URLSession.shared.upload(for: request, fromFile: file)
      finished += 1
    }
  }
}

struct UploadBanner: View {
  @StateObject private var session: UploadSession
  private let caption: String

  init(job: UploadJob, caption: String) {
    _session = StateObject(wrappedValue: UploadSession(job: job))
    self.caption = caption
  }

  var body: some View {
    ProgressView(
      caption, value: Double(session.finished),
      total: Double(max(session.job.files.count, 1)))
  }
}

struct AlbumUploadScreen: View {
  let job: UploadJob
  @State private var caption = ""

  var body: some View {
    Form {
      TextField("Caption", text: $caption)
      UploadBanner(job: job, caption: caption.isEmpty ? "Uploading" : caption)
    }
  }
}
