import Combine
import Foundation

@MainActor
final class CustomerStore: ObservableObject {
  @Published private(set) var customers: [Customer] {
    didSet { file.save(customers) }
  }

  private let api: any FieldAPI
  private let file = DefaultsFile<[Customer]>(key: "customers")

  init(api: any FieldAPI) {
    self.api = api
    customers = DefaultsFile<[Customer]>(key: "customers").load() ?? []
  }

  func customer(_ id: Customer.ID) -> Customer? {
    customers.first { $0.id == id }
  }

  func save(_ customer: Customer) {
    if let index = customers.firstIndex(where: { $0.id == customer.id }) {
      customers[index] = customer
    } else {
      customers.append(customer)
    }
  }

  func refresh() async {
    guard let remote = try? await api.fetchCustomers() else { return }
    let known = Set(customers.map(\.id))
    customers.append(contentsOf: remote.filter { !known.contains($0.id) })
  }
}

@MainActor
final class CustomerSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Customer] = []

  init(store: CustomerStore) {
    let settledQuery =
      $query
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .prepend("")
      .removeDuplicates()
    store.$customers
      .combineLatest(settledQuery)
      .map { customers, query -> [Customer] in
        let text = query.trimmingCharacters(in: .whitespaces)
        return
          customers
          .filter {
            text.isEmpty
              || $0.name.localizedStandardContains(text)
              || $0.address.localizedStandardContains(text)
          }
          .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      }
      .assign(to: &$results)
  }
}
