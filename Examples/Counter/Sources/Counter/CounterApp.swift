import SwiftUI

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)").bold()
      HStack {
        Button("Less") { count -= 1 }
        Button("More") { count += 1 }
      }
      if count < 0 { Text("below zero").foregroundStyle(.red) }
    }
  }
}
