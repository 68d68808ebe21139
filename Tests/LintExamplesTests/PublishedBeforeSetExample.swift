import TheseusTesting
import Testing

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

// failing:
@MainActor
final class OrderOfOldItems: ObservableObject {
  @Published var items: [String] = []
}

struct TotalOfOldItems: View {
  @StateObject private var order = OrderOfOldItems()
  @State private var total = 0

  var body: some View {
    Button("Add, total \(total)") { order.items.append("Tea") }
      .onReceive(order.$items) { _ in total = order.items.count }
  }
}
// end

// fixed:
@MainActor
final class OrderOfNewItems: ObservableObject {
  @Published var items: [String] = []
}

struct TotalOfNewItems: View {
  @StateObject private var order = OrderOfNewItems()
  @State private var total = 0

  var body: some View {
    Button("Add, total \(total)") { order.items.append("Tea") }
      .onReceive(order.$items) { items in total = items.count }
  }
}
// end

@MainActor @Suite("The example of published_before_set")
struct PublishedBeforeSetExample {
  @Test("published_before_set: the total is one item behind")
  func runs() throws {
    func total(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Add, total 0").tap()
      return host.findAll(.button, "Add, total 1").count == 1
    }
    #expect(try !total(TestHost { TotalOfOldItems() }))
    #expect(try total(TestHost { TotalOfNewItems() }))
  }

  @Test("published_before_set: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "published_before_set", file: #filePath).check() }
}
