import SwiftUI

struct Card: View {
  let title: String
  var body: some View { Text(title).transition(.opacity) }
}
struct Cards: View {
  let titles: [String]
  @State private var step = 0
  @State private var isShown = false
  var body: some View {
    VStack {
      Card(title: titles[step]).id(step).transition(.slide)
      if isShown { Card(title: titles[step]).transition(.slide) }
      ForEach(titles, id: \.self) { Card(title: $0).transition(.slide) }
      Card(title: "Fixed").transition(.slide)
      Button("Next") {
        withAnimation {
          step += 1
          isShown.toggle()
        }
      }
    }
    .transition(.move(edge: .top))
  }
}
