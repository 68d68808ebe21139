import Observation
import Testing

@Observable final class Store { var items: [String] = [] }

struct StoreTests {
  @Test func announces() {
    let store = Store()
    withObservationTracking {
      _ = store.items
    } onChange: {
      check()
    }
    store.items.append("a")
  }
  func check() { print("changed") }
}
