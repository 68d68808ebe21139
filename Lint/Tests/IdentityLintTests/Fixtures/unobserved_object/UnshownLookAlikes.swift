import SwiftUI

final class Tabs: ObservableObject {
  static let shared = Tabs()
  @Published var current = "home"
  @Published private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
/// A closure that a view of the project gets sets the member; nothing shows it.
struct Choice: View {
  let action: () -> Void
  var body: some View { Button("Choose", action: action) }
}
struct Chooses: View {
  var body: some View { Choice { Tabs.shared.current = "search" } }
}
/// The menu reads when it opens.
struct MenuOnly: View {
  private let tabs = Tabs.shared
  var body: some View {
    Button("Add") { tabs.add("a") }
      .contextMenu { Text("\(tabs.names.count)") }
  }
}
