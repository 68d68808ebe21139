import SwiftUI

@Observable
final class QueueModel {
  var position = 0

  @MainActor
  func refresh() async {
    guard let url = URL(string: "https://example.com/queue") else { return }
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    position = Int(String(decoding: data, as: UTF8.self)) ?? position
  }
}

struct QueueView: View {
  @State private var model = QueueModel()

  var body: some View {
    VStack {
      Text("Your position")
      Text("\(model.position)")
        .font(.largeTitle)
    }
    .onAppear {
      // bug: The task started in onAppear is not tied to the view
      Task {
        while true {
          await model.refresh()
          try? await Task.sleep(for: .seconds(5))
        }
      }
    }
  }
}
