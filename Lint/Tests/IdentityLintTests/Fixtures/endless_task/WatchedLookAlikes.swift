import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var total = 0
  @State private var text = ""
  @State private var items: [Int] = []
  @State private var names: Set<String> = []
  var body: some View {
    VStack {
      // Another state.
      Button("\(total)") { count += 1 }
        .onChange(of: count) { total += 1 }
      // It settles.
      TextField("Text", text: $text)
        .onChange(of: text) { text = String(text.prefix(3)) }
        .onChange(of: count) { count = min(count, 10) }
        .onChange(of: names) { names.insert("a") }
        .onChange(of: items) { items.sort() }
      // Under a condition.
      Text("\(items.count)")
        .onChange(of: items) {
          guard items.count < 3 else { return }
          items.append(1)
        }
        .task(id: count) {
          if count < 10 { count += 1 }
        }
        // A local name.
        .onChange(of: count) { _, _ in
          var count = 0
          count += 1
          print(count)
        }
        // A timer, which ends with the view.
        .task(id: count) {
          do { try await Task.sleep(for: .seconds(5)) } catch { return }
          count += 1
        }
        // The count stays.
        .onChange(of: items.count) { items.swapAt(0, 1) }
    }
  }
}
