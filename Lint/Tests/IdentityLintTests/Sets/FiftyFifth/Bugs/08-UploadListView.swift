import Foundation
import Observation
import SwiftUI

struct UploadItem: Identifiable {
  let id: UUID
  let fileName: String
  let fileURL: URL
}

enum UploadState {
  case uploading
  case done
  case failed
}

@MainActor
@Observable
final class PhotoUploader {
  private(set) var states: [UploadItem.ID: UploadState] = [:]
  private let endpoint: URL

  init(endpoint: URL) {
    self.endpoint = endpoint
  }

  func upload(_ item: UploadItem) async {
    guard states[item.id] == nil else { return }
    states[item.id] = .uploading
    var request = URLRequest(url: endpoint.appending(path: item.fileName))
    request.httpMethod = "PUT"
    do {
      _ = try await URLSession.shared.upload(for: request, fromFile: item.fileURL)
      states[item.id] = .done
    } catch {
      states[item.id] = .failed
    }
  }
}

struct UploadRow: View {
  let item: UploadItem
  let uploader: PhotoUploader

  var body: some View {
    HStack {
      Text(item.fileName)
      Spacer()
      switch uploader.states[item.id] {
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
    // bug: The upload is a child of the lazy row's task
    .task {
      await uploader.upload(item)
    }
  }
}

struct UploadListView: View {
  let items: [UploadItem]
  @State private var uploader: PhotoUploader

  init(items: [UploadItem], endpoint: URL) {
    self.items = items
    _uploader = State(initialValue: PhotoUploader(endpoint: endpoint))
  }

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { item in
          UploadRow(item: item, uploader: uploader)
        }
      }
      .padding()
    }
    .navigationTitle("Upload \(items.count) photos")
  }
}
