import SwiftUI

struct Pin: Identifiable, Hashable {
  let id: Int
  let name: String
  let position: UnitPoint
}

struct FloorMapView: View {
  let pins: [Pin]
  @Environment(\.dismiss) private var dismiss
  @State private var selectedPin: Pin?

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Rectangle().fill(.gray.opacity(0.1))
        ForEach(pins) { pin in
          Button {
            selectedPin = pin
          } label: {
            Image(systemName: "mappin.circle.fill").font(.title)
          }
          .position(
            x: pin.position.x * proxy.size.width,
            y: pin.position.y * proxy.size.height
          )
        }
      }
    }
    .navigationTitle("Ground floor")
    .sheet(item: $selectedPin) { pin in
      NavigationStack {
        PinCard(pin: pin)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              // bug: dismiss was read in the map view, so it acts on the map's own presentation,
              // not on the sheet: Done pops the map (or does nothing) instead of closing the card.
              Button("Done") { dismiss() }
            }
          }
      }
    }
  }
}

struct PinCard: View {
  let pin: Pin

  var body: some View {
    Label(pin.name, systemImage: "mappin")
      .font(.title2)
      .padding()
  }
}
