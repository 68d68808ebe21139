import SwiftUI

final class RateLoader: ObservableObject {
  @Published var rate: Double?

  @MainActor
  func load(code: String) async {
    try? await Task.sleep(nanoseconds: 400_000_000)
    rate = Double(code.count) * 0.37
  }
}

struct RateCard: View {
  let code: String
  let isInverted: Bool
  @StateObject private var loader = RateLoader()

  var body: some View {
    VStack {
      Text(code).font(.headline)
      RateLabel(loader: loader, isInverted: isInverted)
    }
    .task { await loader.load(code: code) }
  }
}

struct RateLabel: View {
  @ObservedObject var loader: RateLoader
  let isInverted: Bool

  var body: some View {
    if let rate = loader.rate {
      Text(isInverted ? 1 / rate : rate, format: .number.precision(.fractionLength(3)))
    } else {
      ProgressView()
    }
  }
}

struct RatesScreen: View {
  @State private var isInverted = false
  private let codes = ["EUR", "NOK", "JPY"]

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Invert", isOn: $isInverted)
      ForEach(codes, id: \.self) { code in
        RateCard(code: code, isInverted: isInverted)
      }
    }
    .padding()
  }
}
