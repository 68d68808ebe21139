import SwiftUI

enum Currency: String, CaseIterable, Identifiable {
  case euro = "EUR"
  case krone = "DKK"
  case pound = "GBP"

  var id: String { rawValue }

  var title: String {
    switch self {
    case .euro: "Euro"
    case .krone: "Krone"
    case .pound: "Pound"
    }
  }
}

struct PriceList: Codable, Hashable {
  var title = ""
  var currencyCode = Currency.euro.rawValue
  var roundsUp = false
}

@Observable
final class PriceListEditor {
  var list = PriceList()
  private let onSave: (PriceList) -> Void

  init(onSave: @escaping (PriceList) -> Void) {
    self.onSave = onSave
  }

  func save() {
    onSave(list)
  }
}

struct PriceListForm: View {
  @Bindable var editor: PriceListEditor

  var body: some View {
    Form {
      TextField("Title", text: $editor.list.title)
      Picker("Currency", selection: $editor.list.currencyCode) {
        ForEach(Currency.allCases) { currency in
          Text(currency.title)
            // bug: the chosen currency is never stored; the picker shows no choice.
            // When: always.
            .tag(currency)
        }
      }
      Toggle("Round up", isOn: $editor.list.roundsUp)
      Button("Save", action: editor.save)
    }
  }
}
