import SwiftUI
import Observation

struct Parcel: Hashable {
  let tracking: String
  let shop: String
}

struct PickupSheetItem: Identifiable {
  let parcel: Parcel
  let openedFrom: String

  var id: String { parcel.tracking }
}

@MainActor
@Observable
final class ParcelTracker {
  private(set) var stopsAway = 12
  private(set) var ready: Parcel?

  func follow() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(10))
      guard !Task.isCancelled else { return }
      if stopsAway > 0 { stopsAway -= 1 }
      if stopsAway == 8 { ready = Parcel(tracking: "00340434", shop: "Kiosk Anna") }
    }
  }

  func pickedUp() {
    ready = nil
  }
}

struct ParcelScreen: View {
  @State private var tracker = ParcelTracker()

  private var pickup: Binding<PickupSheetItem?> {
    Binding(
      get: { tracker.ready.map { PickupSheetItem(parcel: $0, openedFrom: "tracking") } },
      set: { if $0 == nil { tracker.pickedUp() } }
    )
  }

  var body: some View {
    VStack {
      Image(systemName: "shippingbox").font(.largeTitle)
      Text("Your other parcel is \(tracker.stopsAway) stops away")
    }
    .task { await tracker.follow() }
    .sheet(item: pickup) { item in
      PickupView(item: item)
    }
  }
}

struct PickupView: View {
  let item: PickupSheetItem
  @Environment(\.dismiss) private var dismiss
  @State private var proxyName = ""

  var body: some View {
    Form {
      LabeledContent("Shop", value: item.parcel.shop)
      TextField("Somebody else picks it up", text: $proxyName)
      ShareLink(item: "\(item.parcel.tracking) for \(proxyName)")
      Button("Close") { dismiss() }
    }
  }
}
