import Combine
import Foundation

struct Client: Identifiable {
  let id: UUID
  var phone: String
}
final class Clients: ObservableObject {
  @Published var clients: [Client] = []
  func setPhone(_ phone: String, of index: Int) { clients[index].phone = phone }
}
final class ClientModel: ObservableObject {
  @Published private(set) var client: Client?
  private var last: Client?
  private var subscriptions: Set<AnyCancellable> = []

  init(id: UUID, store: Clients) {
    store.$clients
      .map { clients in clients.first { $0.id == id } }
      .removeDuplicates { $0?.id == $1?.id }  // expect: partial_equality
      .assign(to: &$client)
    store.$clients
      .compactMap(\.first)
      .removeDuplicates(by: { old, new in old.id == new.id })  // expect: partial_equality
      .receive(on: DispatchQueue.main)
      .sink { [weak self] client in self?.last = client }
      .store(in: &subscriptions)
  }
}
