import SwiftUI
import Combine

struct Review: Identifiable {
  let id = UUID()
  let text: String
}

@MainActor
final class ReviewsViewModel: ObservableObject {
  @Published private(set) var reviews: [Review] = []
  @Published var draft = ""
  private let productID: Int

  init(productID: Int) {
    self.productID = productID
  }

  func load() async {
    guard reviews.isEmpty else { return }
    try? await Task.sleep(for: .milliseconds(300))
    reviews = [Review(text: "Great product \(productID)"), Review(text: "Works as described")]
  }

  func send() {
    reviews.append(Review(text: draft))
    draft = ""
  }
}

struct ProductReviewsScreen: View {
  @StateObject private var viewModel = ReviewsViewModel(productID: 42)
  @State private var likes = 0

  var body: some View {
    VStack {
      Button("Like (\(likes))") { likes += 1 }
      ReviewsView(viewModel: viewModel)
    }
  }
}

struct ReviewsView: View {
  @ObservedObject private var viewModel: ReviewsViewModel

  init(viewModel: ReviewsViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    VStack {
      List(viewModel.reviews) { Text($0.text) }
      HStack {
        TextField("Review", text: $viewModel.draft)
        Button("Send", action: viewModel.send)
      }
    }
    .task { await viewModel.load() }
  }
}
