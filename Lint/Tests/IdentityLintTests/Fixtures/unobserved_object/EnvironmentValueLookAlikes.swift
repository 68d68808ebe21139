import SwiftUI

@Observable final class Queue {
  var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
final class Fixed: ObservableObject {
  @Published private(set) var title = "a"
}
extension EnvironmentValues {
  @Entry var queue = Queue.shared
  @Entry var fixed = Fixed.shared
}
extension Queue { static let shared = Queue() }
extension Fixed { static let shared = Fixed() }
struct Badge: View {
  @Environment(\.queue) private var queue
  @Environment(\.fixed) private var fixed
  var body: some View {
    Text("\(queue.names.count) \(fixed.title)")
    Button("Add") { queue.add("a") }
  }
}
