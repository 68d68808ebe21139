import SwiftUI

@Observable
final class Contract: Identifiable {
  let id: UUID
  var party: String
  var monthlyFee: Int
  var lastOpened: Date?

  init(id: UUID = UUID(), party: String, monthlyFee: Int) {
    self.id = id
    self.party = party
    self.monthlyFee = monthlyFee
  }
}

struct ContractArchive {
  func write(_ contracts: [Contract]) {}
}

struct ContractsView: View {
  @State private var contracts: [Contract] = []
  @State private var draft: Contract?
  private let archive = ContractArchive()

  var body: some View {
    List(contracts) { contract in
      Button("\(contract.party), \(contract.monthlyFee) a month") {
        beginEditing(contract)
      }
    }
    .sheet(item: $draft) { draft in
      ContractEditor(draft: draft, onSave: commit)
    }
  }

  private func beginEditing(_ contract: Contract) {
    contract.lastOpened = .now
    // bug: the old values: Cancel and swipe-down keep all edits in the list, and the next
    // save of any contract writes them. When: Cancel after an edit.
    draft = contract
  }

  private func commit(_ edited: Contract) {
    guard let index = contracts.firstIndex(where: { $0.id == edited.id }) else { return }
    contracts[index] = edited
    archive.write(contracts)
  }
}

struct ContractEditor: View {
  @Bindable var draft: Contract
  let onSave: (Contract) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Party", text: $draft.party)
      TextField("Fee", value: $draft.monthlyFee, format: .number)
      Button("Save") {
        onSave(draft)
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}
