import Combine
import Foundation

@MainActor
final class CustomerDetailModel: ObservableObject {
  @Published private(set) var customer: Customer?
  @Published var historyLimit = 5

  private let customerID: Customer.ID
  private let store: CustomerStore

  init(customerID: Customer.ID, store: CustomerStore) {
    self.customerID = customerID
    self.store = store
    store.$customers
      .map { customers in customers.first { $0.id == customerID } }
      .removeDuplicates { $0?.id == $1?.id }
      .assign(to: &$customer)
  }

  func save(_ customer: Customer) {
    store.save(customer)
  }

  func showMore() {
    historyLimit += 10
  }

  func history(in jobs: [Job]) -> [Job] {
    jobs
      .filter { $0.customerID == customerID }
      .sorted { $0.scheduled > $1.scheduled }
  }
}
