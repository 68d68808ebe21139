import SwiftUI

struct Card: View {
  let title: String
  var body: some View { Text(title) }
}
struct Cards: View {
  let titles: [String]
  @State private var step = 0
  var body: some View {
    VStack {
      Card(title: titles[step])
        .padding()
        .transition(.slide)  // expect: still_transition
      Text("\(step)")
      Button("Next") { withAnimation { step += 1 } }
    }
  }
}
