import SwiftUI

struct OnboardingStep: Identifiable, Hashable {
  let id: String
  let order: Int
  let title: String
  let symbol: String

  static let all = [
    OnboardingStep(id: "welcome", order: 0, title: "Welcome", symbol: "hand.wave"),
    OnboardingStep(id: "alerts", order: 1, title: "Stay informed", symbol: "bell"),
    OnboardingStep(id: "ready", order: 2, title: "All set", symbol: "checkmark.seal"),
  ]
}

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .frame(width: 8, height: 8)
          .opacity(index == current ? 1 : 0.3)
      }
    }
  }
}

struct OnboardingPager: View {
  let onFinish: () -> Void
  @State private var page = 0

  private var isLast: Bool { page == OnboardingStep.all.count - 1 }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(OnboardingStep.all) { step in
          Label(step.title, systemImage: step.symbol)
            .font(.largeTitle)
            // bug: tags are String while the selection is Int: Continue and swipes do not
            // correspond to page, so the pager does not move while dots and button run ahead
            .tag(step.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      PageDots(count: OnboardingStep.all.count, current: page)
      Button(isLast ? "Start" : "Continue") {
        if isLast {
          onFinish()
        } else {
          withAnimation { page += 1 }
        }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
