import SwiftUI

struct HomeCard: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String
  let lines: [String]
}

struct HomeCardsView: View {
  private let cards = [
    HomeCard(id: "weather", title: "Weather", symbol: "cloud.sun", lines: ["18 °C", "Light wind"]),
    HomeCard(id: "calendar", title: "Calendar", symbol: "calendar", lines: ["Dentist 10:00"]),
    HomeCard(
      id: "stocks", title: "Stocks", symbol: "chart.line.uptrend.xyaxis", lines: ["ACME +2 %"]),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(cards) { card in
          HomeCardView(card: card)
        }
      }
      .padding()
    }
  }
}

struct HomeCardView: View {
  let card: HomeCard
  // bug: every card has the same AppStorage key: collapsing one collapses all, and so after
  // relaunch.
  @AppStorage("homeCard.isCollapsed") private var isCollapsed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { isCollapsed.toggle() }
      } label: {
        Label(card.title, systemImage: card.symbol).font(.headline)
      }
      .buttonStyle(.plain)
      if !isCollapsed {
        ForEach(card.lines, id: \.self) { Text($0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}
