import SwiftUI

struct Contract: Identifiable, Hashable {
  let id: Int
  let partner: String
}

@MainActor
final class ContractModel: ObservableObject {
  @Published private(set) var clauses: [String] = []
  @Published var comment: String {
    didSet { UserDefaults.standard.set(comment, forKey: "comment.\(contract.id)") }
  }
  let contract: Contract

  init(contract: Contract) {
    self.contract = contract
    comment = UserDefaults.standard.string(forKey: "comment.\(contract.id)") ?? ""
  }

  func load() async {
    guard clauses.isEmpty else { return }
    let url = URL(string: "https://legal.example.com/contracts/\(contract.id)/clauses")!
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    clauses = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct ContractList: View {
  let contracts: [Contract]
  @State private var opened: Contract?

  var body: some View {
    List(contracts) { contract in
      Button(contract.partner) { opened = contract }
    }
    .sheet(item: $opened) { contract in
      ContractSheet(contract: contract)
    }
  }
}

struct ContractSheet: View {
  @StateObject private var model: ContractModel
  @Environment(\.dismiss) private var dismiss

  init(contract: Contract) {
    _model = StateObject(wrappedValue: ContractModel(contract: contract))
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Clauses") {
          ForEach(Array(model.clauses.enumerated()), id: \.offset) { number, clause in
            Text("§\(number + 1) \(clause)")
          }
        }
        Section("Comment") {
          TextField("Comment", text: $model.comment, axis: .vertical)
        }
      }
      .navigationTitle(model.contract.partner)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
    .task { await model.load() }
  }
}
