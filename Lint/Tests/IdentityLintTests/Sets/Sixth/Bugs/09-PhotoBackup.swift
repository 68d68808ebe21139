import SwiftUI
import Observation

struct LocalPhoto: Identifiable {
  let id: String
  let url: URL
}

@MainActor
@Observable
final class BackupModel {
  private(set) var isRunning = false
  private(set) var done = 0
  private(set) var total = 0
  private(set) var isComplete = false

  func run(_ photos: [LocalPhoto]) async {
    isRunning = true
    defer { isRunning = false }
    total = photos.count
    done = 0
    for photo in photos {
      do {
        var request = URLRequest(url: URL(string: "https://backup.example.com/\(photo.id)")!)
        request.httpMethod = "PUT"
        _ = try await URLSession.shared.upload(for: request, fromFile: photo.url)
        done += 1
      } catch {
        return
      }
    }
    isComplete = true
  }
}

struct BackupScreen: View {
  let photos: [LocalPhoto]
  @State private var backup = BackupModel()

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "icloud.and.arrow.up")
        .font(.largeTitle)
      if backup.isComplete {
        Text("All photos are safe")
      } else if backup.isRunning {
        ProgressView(value: Double(backup.done), total: Double(max(backup.total, 1)))
        Text("\(backup.done) of \(backup.total)")
          .monospacedDigit()
      } else {
        Text("Preparing…")
          // bug: the task hangs on the branch which its first line removes, so the upload is
          // cancelled at once
          .task { await backup.run(photos) }
      }
    }
    .padding()
    .navigationTitle("Backup")
  }
}
