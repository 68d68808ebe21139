import SwiftUI

extension Notification.Name {
  static let fileSaved = Notification.Name("fileSaved")
}

final class SavedFileCounter: ObservableObject {
  @Published var count = 0

  func start() {
    // bug: Each appearance adds an observer whose token is thrown away
    _ = NotificationCenter.default.addObserver(
      forName: .fileSaved,
      object: nil,
      queue: .main
    ) { [weak self] _ in
      self?.count += 1
    }
  }
}

struct SavedFilesView: View {
  @ObservedObject var counter: SavedFileCounter

  var body: some View {
    VStack {
      Text("\(counter.count) files saved")
      Button("Save a file") {
        NotificationCenter.default.post(name: .fileSaved, object: nil)
      }
    }
    .onAppear { counter.start() }
  }
}

struct WorkspaceView: View {
  @StateObject private var counter = SavedFileCounter()
  @State private var showsFiles = true

  var body: some View {
    VStack {
      Toggle("Files", isOn: $showsFiles)
      if showsFiles {
        SavedFilesView(counter: counter)
      }
    }
    .padding()
  }
}
