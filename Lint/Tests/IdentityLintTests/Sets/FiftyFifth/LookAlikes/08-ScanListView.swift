import SwiftUI

struct ScanPage: Identifiable {
  let id: UUID
  let name: String
  let fileURL: URL
}

enum ScanUploadState {
  case uploading
  case done
  case failed
}

@MainActor
@Observable
final class ScanUploader {
  static let shared = ScanUploader()

  private(set) var states: [ScanPage.ID: ScanUploadState] = [:]

  func enqueue(_ page: ScanPage, to endpoint: URL) {
    guard states[page.id] == nil else { return }
    states[page.id] = .uploading
    Task {
      var request = URLRequest(url: endpoint.appending(path: page.name))
      request.httpMethod = "PUT"
      do {
        _ = try await URLSession.shared.upload(for: request, fromFile: page.fileURL)
        states[page.id] = .done
      } catch {
        states[page.id] = .failed
      }
    }
  }
}

struct ScanRow: View {
  let page: ScanPage
  let endpoint: URL
  let uploader: ScanUploader

  var body: some View {
    HStack {
      Text(page.name)
      Spacer()
      switch uploader.states[page.id] {
      case .uploading:
        ProgressView()
      case .done:
        Image(systemName: "checkmark.circle.fill")
      case .failed:
        Image(systemName: "exclamationmark.triangle")
      case nil:
        EmptyView()
      }
    }
    .padding(.vertical, 12)
    .task {
      uploader.enqueue(page, to: endpoint)
    }
  }
}

struct ScanListView: View {
  let pages: [ScanPage]
  let endpoint: URL

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(pages) { page in
          ScanRow(page: page, endpoint: endpoint, uploader: .shared)
        }
      }
      .padding()
    }
    .navigationTitle("Scans")
  }
}
