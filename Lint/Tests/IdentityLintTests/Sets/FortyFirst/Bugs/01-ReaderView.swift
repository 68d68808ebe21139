import SwiftUI

final class ReaderModel: ObservableObject {
  @Published var page = 1
  let pageCount = 24

  func nextPage() {
    page = min(page + 1, pageCount)
  }

  func previousPage() {
    page = max(page - 1, 1)
  }
}

struct ReaderView: View {
  // bug: @State keeps the ObservableObject alive but does not subscribe to it
  @State private var reader = ReaderModel()

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: Double(reader.page), total: Double(reader.pageCount))
      Text("Page \(reader.page) of \(reader.pageCount)")
      HStack {
        Button("Previous page") { reader.previousPage() }
        Button("Next page") { reader.nextPage() }
      }
    }
    .padding()
  }
}
