import Combine
import Foundation

struct Client: Identifiable, Equatable {
  let id: UUID
  var phone: String
}
struct Place: Identifiable {
  let id: UUID
  let name: String
}
final class Clients: ObservableObject {
  @Published var clients: [Client] = []
  @Published var places: [Place] = []
  func setPhone(_ phone: String, of index: Int) { clients[index].phone = phone }
}
final class ClientModel: ObservableObject {
  @Published private(set) var client: Client?
  @Published private(set) var place: Place?
  @Published private(set) var id: UUID?
  @Published private(set) var visits = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(id: UUID, store: Clients) {
    let chosen = store.$clients.map { clients in clients.first { $0.id == id } }
    // The whole values.
    chosen.removeDuplicates().assign(to: &$client)
    chosen.removeDuplicates { $0?.id == $1?.id && $0?.phone == $1?.phone }.assign(to: &$client)
    // Only the id is kept, or counted.
    chosen.removeDuplicates { $0?.id == $1?.id }.map { $0?.id }.assign(to: &self.$id)
    chosen.removeDuplicates { $0?.id == $1?.id }
      .sink { [weak self] _ in self?.visits += 1 }
      .store(in: &subscriptions)
    // Nothing but the id can tell two of them apart.
    store.$places.map(\.first).removeDuplicates { $0?.id == $1?.id }.assign(to: &$place)
  }
}
