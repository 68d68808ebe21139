import SwiftUI

struct Review: Identifiable {
  let id: Int
  let author: String
  let stars: Int
}

struct StarRow: View {
  @Binding var value: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= value ? "star.fill" : "star")
          .onTapGesture { value = star }
      }
    }
    .foregroundStyle(.yellow)
  }
}

struct ReviewCell: View {
  let review: Review

  var body: some View {
    VStack(alignment: .leading) {
      Text(review.author)
      StarRow(value: .constant(review.stars))
        .allowsHitTesting(false)
    }
  }
}

struct ReviewsView: View {
  let reviews: [Review]
  let onSubmit: (Int) -> Void
  @State private var myStars = 0

  var body: some View {
    List {
      Section("Your rating") {
        StarRow(value: $myStars)
        Button("Send") { onSubmit(myStars) }
          .disabled(myStars == 0)
      }
      Section("Others") {
        ForEach(reviews) { review in
          ReviewCell(review: review)
        }
      }
    }
  }
}
