import SwiftUI

struct ExchangeView: View {
  @State private var rates: [String: Double] = [:]
  @State private var updatedAt: Date?

  var body: some View {
    List {
      if let updatedAt {
        Text("Updated \(updatedAt, style: .time)")
      }
      ForEach(rates.keys.sorted(), id: \.self) { currency in
        LabeledContent(currency) {
          Text(rates[currency] ?? 0, format: .number)
        }
      }
    }
    .overlay {
      if rates.isEmpty {
        ProgressView()
      }
    }
    // bug: The task's id is a new Date at each run of the body
    .task(id: Date.now) {
      await load()
    }
  }

  @MainActor
  private func load() async {
    guard let url = URL(string: "https://example.com/rates.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([String: Double].self, from: data)
    else { return }
    rates = decoded
    updatedAt = .now
  }
}
