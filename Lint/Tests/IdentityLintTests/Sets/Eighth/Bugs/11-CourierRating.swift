import SwiftUI
import Observation

struct Delivery: Hashable {
  let number: Int
  let courier: String
}

struct RatingRequest: Identifiable {
  let id = UUID()
  let delivery: Delivery
}

@MainActor
@Observable
final class DeliveryTracker {
  private(set) var minutesLeft = 24
  private(set) var delivered: Delivery?

  func follow() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(5))
      minutesLeft -= 1
      if minutesLeft == 20 {
        delivered = Delivery(number: 4711, courier: "Aylin")
      }
    }
  }

  func closeRating() {
    delivered = nil
  }
}

struct TrackingScreen: View {
  @State private var tracker = DeliveryTracker()

  private var ratingRequest: Binding<RatingRequest?> {
    Binding(
      get: {
        // bug: a new id with each read, every update of the tracker replaces the sheet and its text
        tracker.delivered.map { RatingRequest(delivery: $0) }
      },
      set: { if $0 == nil { tracker.closeRating() } }
    )
  }

  var body: some View {
    VStack {
      Text("Next order in \(tracker.minutesLeft) min")
        .font(.title)
      Image(systemName: "bicycle")
    }
    .task { await tracker.follow() }
    .sheet(item: ratingRequest) { request in
      RatingSheet(delivery: request.delivery)
    }
  }
}

struct RatingSheet: View {
  @Environment(\.dismiss) private var dismiss
  let delivery: Delivery
  @State private var praise = ""
  @State private var tip = 0

  var body: some View {
    Form {
      Text("How was \(delivery.courier)?")
      TextField("Say thanks", text: $praise)
      Stepper("Tip: \(tip) €", value: $tip, in: 0...20)
      Button("Send") { dismiss() }
    }
    .presentationDetents([.medium])
  }
}
