import Combine
import SwiftUI

struct Problem: Identifiable {
  let id = UUID()
  let text: String
}

final class Uploader: ObservableObject {
  @Published var progress = 0.0
  @Published var failure: String?
}

struct Upload: View {
  @ObservedObject var uploader: Uploader

  var body: some View {
    ProgressView(value: uploader.progress)
      .sheet(  // bug: each step of the progress closes the sheet and opens another
        item: Binding(
          get: { uploader.failure.map { Problem(text: $0) } },
          set: { _ in uploader.failure = nil })
      ) { problem in
        Report(text: problem.text)
      }
  }
}

struct Report: View {
  let text: String
  @State private var comment = ""
  var body: some View { TextField(text, text: $comment) }
}
