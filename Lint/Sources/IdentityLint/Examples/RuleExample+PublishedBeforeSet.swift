extension RuleExample {
  static let publishedBeforeSet = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
