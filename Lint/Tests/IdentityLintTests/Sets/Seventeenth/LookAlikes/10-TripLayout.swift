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
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(spacing: spacing))
      : AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
    layout { content }
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
