import SwiftUI

struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let spacing: CGFloat
  private let content: Content

  init(spacing: CGFloat = 16, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    // bug: VStack and HStack stand in two arms: a size-class change (rotation, split view) gives
    // the content a new identity and TripForm's entered destination and travellers are lost
    if sizeClass == .compact {
      VStack(spacing: spacing) { content }
    } else {
      HStack(alignment: .top, spacing: spacing) { content }
    }
  }
}

struct TripForm: View {
  @State private var destination = ""
  @State private var travellers = 1

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Destination", text: $destination)
      Stepper("Travellers: \(travellers)", value: $travellers, in: 1...9)
    }
    .textFieldStyle(.roundedBorder)
  }
}

struct FareSummary: View {
  let price: Decimal

  var body: some View {
    GroupBox("Total") {
      Text(price, format: .currency(code: "EUR")).font(.title2)
    }
  }
}

struct BookingScreen: View {
  let price: Decimal

  var body: some View {
    AdaptiveStack(spacing: 24) {
      TripForm()
      FareSummary(price: price)
    }
    .padding()
  }
}
