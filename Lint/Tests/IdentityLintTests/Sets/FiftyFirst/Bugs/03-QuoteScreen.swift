import SwiftUI
import Combine

struct Quote: Identifiable {
  let id = UUID()
  let symbol: String
  let price: Double
}

final class QuoteStream {
  static let shared = QuoteStream()
  let quotes = PassthroughSubject<Quote, Never>()
}

final class QuoteRecorder: ObservableObject {
  @Published private(set) var latest: Quote?
  @Published private(set) var alerts: [String] = []
  private let symbol: String
  private let limit: Double
  private var cancellables = Set<AnyCancellable>()

  init(symbol: String, limit: Double) {
    self.symbol = symbol
    self.limit = limit
    QuoteStream.shared.quotes
      .filter { $0.symbol == symbol }
      .receive(on: DispatchQueue.main)
      // bug: Alerts go on sounding after leaving the screen and multiply with each visit
      .sink(receiveValue: record)
      .store(in: &cancellables)
  }

  private func record(_ quote: Quote) {
    latest = quote
    if quote.price > limit {
      alerts.append("\(quote.symbol) at \(quote.price)")
      AlertSound.play()
    }
  }
}

enum AlertSound {
  static func play() { print("\u{07}") }
}

struct QuoteScreen: View {
  @StateObject private var recorder: QuoteRecorder

  init(symbol: String, limit: Double) {
    _recorder = StateObject(wrappedValue: QuoteRecorder(symbol: symbol, limit: limit))
  }

  var body: some View {
    List {
      if let latest = recorder.latest {
        LabeledContent(latest.symbol, value: latest.price, format: .number)
      }
      Section("Alerts") {
        ForEach(Array(recorder.alerts.enumerated()), id: \.offset) { alert in
          Text(alert.element)
        }
      }
    }
  }
}
