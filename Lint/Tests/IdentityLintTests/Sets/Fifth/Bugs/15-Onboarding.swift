import SwiftUI

struct OnboardingPage {
  let symbol: String
  let title: String
  let text: String
}

struct OnboardingCard: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol).font(.system(size: 64))
      Text(page.title).font(.title.bold())
      Text(page.text).multilineTextAlignment(.center)
    }
    .padding()
  }
}

struct OnboardingView: View {
  let pages: [OnboardingPage]
  let finish: () -> Void
  @State private var step = 0

  var body: some View {
    VStack {
      OnboardingCard(page: pages[step])
        // bug: the card keeps its identity while its page changes
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      Spacer()
      Button(step + 1 < pages.count ? "Continue" : "Start") {
        if step + 1 < pages.count {
          withAnimation(.spring) { step += 1 }
        } else {
          finish()
        }
      }
    }
    .frame(maxWidth: .infinity)
  }
}
