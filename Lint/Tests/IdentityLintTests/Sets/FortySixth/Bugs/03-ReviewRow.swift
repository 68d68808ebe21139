import SwiftUI

struct Review: Codable {
  let author: String
  let stars: Int
  let text: String
}

extension Review: Identifiable {
  // bug: Every time the feed redraws
  var id: String { author + UUID().uuidString }
}

struct ReviewRow: View {
  let review: Review
  @State private var showsFullText = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(review.author).font(.headline)
        Spacer()
        Text(String(repeating: "★", count: review.stars))
      }
      Text(review.text)
        .lineLimit(showsFullText ? nil : 2)
      Button(showsFullText ? "Less" : "More") {
        withAnimation { showsFullText.toggle() }
      }
      .font(.caption)
    }
  }
}

struct ReviewFeed: View {
  let reviews: [Review]
  @State private var minimumStars = 1

  private var visible: [Review] {
    reviews.filter { $0.stars >= minimumStars }
  }

  var body: some View {
    ScrollView {
      Stepper("At least \(minimumStars) stars", value: $minimumStars, in: 1...5)
      LazyVStack(alignment: .leading) {
        ForEach(visible) { review in
          ReviewRow(review: review)
          Divider()
        }
      }
    }
    .padding(.horizontal)
  }
}
