import SwiftUI

struct SearchFilter: Equatable {
  var text = ""
  var minimumPrice = 0.0
  var onlyInStock = false
}

struct FilterPanel: View {
  @Binding var filter: SearchFilter
  @State private var generation = 0

  var body: some View {
    VStack {
      FilterFields(initial: filter) { filter = $0 }
        .id(generation)
      Button("Reset", role: .destructive, action: reset)
    }
  }

  /// A new generation gives the fields their initial values again.
  private func reset() {
    filter = SearchFilter()
    generation += 1
  }
}

struct FilterFields: View {
  let onApply: (SearchFilter) -> Void
  @State private var draft: SearchFilter

  init(initial: SearchFilter, onApply: @escaping (SearchFilter) -> Void) {
    self.onApply = onApply
    _draft = State(initialValue: initial)
  }

  var body: some View {
    Form {
      TextField("Text", text: $draft.text)
      Slider(value: $draft.minimumPrice, in: 0...500)
      Toggle("In stock", isOn: $draft.onlyInStock)
      Button("Apply") { onApply(draft) }
    }
  }
}

struct ShopScreen: View {
  @State private var filter = SearchFilter()

  var body: some View {
    VStack {
      FilterPanel(filter: $filter)
      Text("From \(filter.minimumPrice, format: .number)")
    }
  }
}
