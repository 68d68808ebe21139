import SwiftUI

struct Categories: View {
  let load: (Int) async -> [String]
  @State private var selected = 0
  @State private var items: [String] = []
  @State private var isLoading = false
  @State private var task: Task<Void, Never>?
  var body: some View {
    ForEach(0..<4, id: \.self) { number in
      Button("\(number)") { select(number) }
      Button("once \(number)") { selectOnce(number) }
      Button("checked \(number)") { selectChecked(number) }
      Button("saved \(number)") { save(number) }
    }
    List(items, id: \.self) { Text($0) }
  }
  private func select(_ number: Int) {
    selected = number
    task?.cancel()
    task = Task { items = await load(number) }
  }
  private func selectOnce(_ number: Int) {
    guard !isLoading else { return }
    selected = number
    Task { items = await load(number) }
  }
  private func selectChecked(_ number: Int) {
    selected = number
    Task {
      let found = await load(number)
      if selected == number { items = found }
    }
  }
  private func save(_ number: Int) {
    selected = number
    Task { _ = await load(number) }
  }
}
