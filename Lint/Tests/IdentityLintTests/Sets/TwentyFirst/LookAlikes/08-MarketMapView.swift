import SwiftUI

struct Stall: Identifiable, Hashable {
  let id: Int
  let name: String
  let position: UnitPoint
}

struct MarketMapView: View {
  let stalls: [Stall]
  @Environment(\.dismiss) private var dismiss
  @State private var selectedStall: Stall?

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Rectangle().fill(.gray.opacity(0.1))
        ForEach(stalls) { stall in
          Button {
            selectedStall = stall
          } label: {
            Image(systemName: "storefront.circle.fill").font(.title)
          }
          .position(
            x: stall.position.x * proxy.size.width,
            y: stall.position.y * proxy.size.height
          )
        }
      }
    }
    .toolbar {
      Button("Leave the map") { dismiss() }
    }
    .sheet(item: $selectedStall) { stall in
      NavigationStack {
        StallCard(stall: stall)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { selectedStall = nil }
            }
          }
      }
    }
  }
}

struct StallCard: View {
  let stall: Stall

  var body: some View {
    Label(stall.name, systemImage: "storefront")
      .font(.title2)
      .padding()
  }
}
