import SwiftUI
import Combine

final class DownloadCounter: ObservableObject {
  static let finished = PassthroughSubject<String, Never>()

  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    Self.finished
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.count += 1
      }
      .store(in: &subscriptions)
  }
}

struct DownloadsView: View {
  @StateObject private var counter = DownloadCounter()

  var body: some View {
    NavigationStack {
      List {
        Text("\(counter.count) finished downloads")
        NavigationLink("History") {
          Text("No entries")
        }
        Button("Finish one") {
          DownloadCounter.finished.send("file")
        }
      }
      // bug: Each appearance (returning from the pushed page or another tab) adds one
      .onAppear { counter.start() }
    }
  }
}
