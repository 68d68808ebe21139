import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var isOn = false
  @Binding var text: String
  @State private var items: [Int] = []
  var body: some View {
    VStack {
      Button("\(count)") { count = 3 }
        .onChange(of: count) {
          count += 1  // expect: endless_task
        }
      TextField("Text", text: $text)
        .onChange(of: text) { _, _ in
          self.text += " "  // expect: endless_task
        }
      Toggle("On", isOn: $isOn)
        .onChange(of: isOn) { isOn.toggle() }  // expect: endless_task
      Text("\(items.count)")
        .onChange(of: items) { items.append(items.count) }  // expect: endless_task
        .task(id: items.count) { grow() }
        .onChange(of: items.count, perform: grown)
    }
  }
  private func grow() {
    items.append(1)  // expect: endless_task
  }
  private func grown(_ count: Int) {
    self.items.append(count)  // expect: endless_task
  }
}
