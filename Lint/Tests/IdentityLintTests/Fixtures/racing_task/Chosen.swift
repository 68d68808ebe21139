import SwiftUI

struct Categories: View {
  let load: (Int) async -> [String]
  @State private var selected = 0
  @State private var items: [String] = []
  var body: some View {
    ForEach(0..<4, id: \.self) { number in
      Button("\(number)") { select(number) }
    }
    List(items, id: \.self) { Text($0) }
  }
  private func select(_ number: Int) {
    selected = number
    Task {  // expect: racing_task
      items = await load(number)
    }
  }
}
