import SwiftUI

@MainActor
final class ReviewThreadModel: ObservableObject {
  @Published private(set) var reviews: [String] = []
  @Published var draft = ""
  let productID: Int

  init(productID: Int) {
    self.productID = productID
  }

  func submit() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    reviews.append(text)
    draft = ""
  }
}

struct ReviewThread: View {
  @StateObject private var model: ReviewThreadModel

  init(productID: Int) {
    _model = StateObject(wrappedValue: ReviewThreadModel(productID: productID))
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(model.reviews.enumerated()), id: \.offset) { _, review in
        Text(review)
      }
      ReviewComposer(model: model)
    }
  }
}

private struct ReviewComposer: View {
  @ObservedObject var model: ReviewThreadModel

  var body: some View {
    HStack {
      TextField("Write a review", text: $model.draft)
      Button("Send", action: model.submit)
    }
  }
}

struct ProductReviewsScreen: View {
  let productID: Int
  @State private var helpfulVotes = 0

  var body: some View {
    ScrollView {
      Button("Helpful (\(helpfulVotes))") { helpfulVotes += 1 }
      ReviewThread(productID: productID)
        .id(productID)
    }
    .padding()
  }
}
