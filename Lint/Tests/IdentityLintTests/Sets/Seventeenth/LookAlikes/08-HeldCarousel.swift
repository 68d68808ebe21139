import SwiftUI
import Combine

struct Promo: Identifiable, Hashable {
  let id: String
  var title: String
  var tint: Color
}

struct PromoCarousel: View {
  let promos: [Promo]
  @State private var page = 0
  @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  init(promos: [Promo]) {
    self.promos = promos
  }

  var body: some View {
    TabView(selection: $page) {
      ForEach(Array(promos.enumerated()), id: \.element.id) { index, promo in
        RoundedRectangle(cornerRadius: 16)
          .fill(promo.tint)
          .overlay(Text(promo.title).font(.title2))
          .padding()
          .tag(index)
      }
    }
    .tabViewStyle(.page)
    .onReceive(timer) { _ in
      guard !promos.isEmpty else { return }
      withAnimation { page = (page + 1) % promos.count }
    }
  }
}

struct DealsScreen: View {
  let promos: [Promo]
  let endsAt: Date
  @State private var now = Date()

  private var secondsLeft: Int { max(0, Int(endsAt.timeIntervalSince(now))) }

  var body: some View {
    VStack {
      Text("Ends in \(secondsLeft) s").monospacedDigit()
      PromoCarousel(promos: promos)
        .frame(height: 220)
    }
    .task {
      while !Task.isCancelled {
        now = Date()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
