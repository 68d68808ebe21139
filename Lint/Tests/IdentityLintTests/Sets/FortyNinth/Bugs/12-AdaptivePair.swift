import SwiftUI

struct AdaptivePair<Leading: View, Trailing: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    // bug: A change of size class swaps the branch
    if sizeClass == .compact {
      VStack(spacing: 12) {
        leading
        trailing
      }
    } else {
      HStack(spacing: 12) {
        leading
        trailing
      }
    }
  }
}

struct FeedbackComposer: View {
  @State private var message = ""
  @State private var rating = 3

  var body: some View {
    Form {
      TextField("What happened?", text: $message, axis: .vertical)
      Stepper("Rating: \(rating)", value: $rating, in: 1...5)
    }
  }
}

struct FeedbackScreen: View {
  var body: some View {
    AdaptivePair {
      Text("Tell us how the app works for you.")
    } trailing: {
      FeedbackComposer()
    }
    .padding()
  }
}
