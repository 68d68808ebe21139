import SwiftUI
import Combine

final class UploadCounter: ObservableObject {
  static let finished = PassthroughSubject<String, Never>()

  @Published var count = 0
  private var subscription: AnyCancellable?

  func start() {
    guard subscription == nil else { return }
    subscription = Self.finished
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.count += 1
      }
  }
}

struct UploadsView: View {
  @StateObject private var counter = UploadCounter()

  var body: some View {
    NavigationStack {
      List {
        Text("\(counter.count) finished uploads")
        NavigationLink("History") {
          Text("No entries")
        }
        Button("Finish one") {
          UploadCounter.finished.send("file")
        }
      }
      .onAppear { counter.start() }
    }
  }
}
