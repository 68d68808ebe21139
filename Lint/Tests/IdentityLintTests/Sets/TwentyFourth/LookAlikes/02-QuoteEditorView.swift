import SwiftUI

struct QuoteLine: Identifiable {
  let id = UUID()
  var text: String
  var price: Double

  init(text: String, price: Double = 0) {
    self.text = text
    self.price = price
  }
}

@Observable
final class QuoteDraft {
  private(set) var lines: [QuoteLine] = [QuoteLine(text: "Labour")]
  var lastSaved: Date?

  var total: Double { lines.map(\.price).reduce(0, +) }

  func appendLine() {
    lines.append(QuoteLine(text: ""))
  }

  func setPrice(_ price: Double, for id: QuoteLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].price = price
  }

  @MainActor
  func save() async {
    try? await Task.sleep(for: .seconds(1))
    lastSaved = .now
  }
}

struct QuoteEditorView: View {
  @State private var draft = QuoteDraft()
  @State private var onlyPriced = false

  private var visibleLines: [QuoteLine] {
    draft.lines.filter { !onlyPriced || $0.price > 0 }
  }

  var body: some View {
    List {
      Toggle("Priced lines only", isOn: $onlyPriced)
      ForEach(visibleLines) { line in
        QuoteLineRow(line: line) { draft.setPrice($0, for: line.id) }
      }
      Button("Add line") { draft.appendLine() }
      LabeledContent("Total", value: draft.total.formatted())
    }
    .refreshable { await draft.save() }
  }
}

struct QuoteLineRow: View {
  let line: QuoteLine
  let onPrice: (Double) -> Void
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(line.text, isExpanded: $isExpanded) {
      Stepper(
        "Price \(line.price.formatted())", onIncrement: { onPrice(line.price + 5) },
        onDecrement: { onPrice(max(0, line.price - 5)) })
      LabeledContent("With tax", value: (line.price * 1.23).formatted())
    }
  }
}
