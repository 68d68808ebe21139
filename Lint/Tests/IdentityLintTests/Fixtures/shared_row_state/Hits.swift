import SwiftUI

struct Review: Identifiable {
  let id: Int
  let author: String
  var replies: [String] = []
}
struct Replies: View {
  @State private var reviews: [Review] = []
  @State private var reply = ""
  var body: some View {
    List($reviews) { $review in
      Text(review.author)
      TextField("Reply", text: $reply)  // expect: shared_row_state
      Button("Send") {
        review.replies.append(reply)
        reply = ""
      }
    }
  }
}
struct Volumes: View {
  let reviews: [Review]
  @State private var stars = 3.0
  var body: some View {
    ForEach(reviews) { review in
      HStack {
        Text(review.author)
        Slider(value: $stars, in: 1...5)  // expect: shared_row_state
      }
    }
  }
}
struct Questions: View {
  let reviews: [Review]
  @State private var isOpen = false
  var body: some View {
    List(reviews) { review in
      Button(review.author) {
        withAnimation { isOpen.toggle() }  // expect: shared_row_state
      }
      if isOpen { Text("\(review.replies.count) replies") }
    }
  }
}
struct Cards: View {
  let reviews: [Review]
  @State private var isFlipped = false
  var body: some View {
    ScrollView {
      ForEach(reviews) { review in
        Text(isFlipped ? "…" : review.author)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .onTapGesture { isFlipped.toggle() }  // expect: shared_row_state
      }
    }
  }
}
struct Downloads: View {
  let reviews: [Review]
  let download: (Review) async -> Void
  @State private var isDownloading = false
  var body: some View {
    List(reviews) { review in
      if isDownloading {
        ProgressView()
      } else {
        Button("Download") {
          Task {
            isDownloading = true  // expect: shared_row_state
            await download(review)
            isDownloading = false
          }
        }
      }
    }
  }
}
struct Photos: View {
  let reviews: [Review]
  @State private var isHovered = false
  var body: some View {
    LazyVStack {
      ForEach(reviews) { review in
        Text(review.author)
          .scaleEffect(isHovered ? 1.1 : 1)
          .onHover { isHovered = $0 }  // expect: shared_row_state
      }
    }
  }
}
