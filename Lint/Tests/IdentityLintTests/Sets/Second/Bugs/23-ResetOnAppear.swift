import SwiftUI

struct Filter23: View {
  @Binding var saved: [String]
  @State private var chosen: [String] = []
  var body: some View {
    List {
      ForEach(["Red", "Blue"], id: \.self) { c in Button(c) { chosen.append(c) } }
      NavigationLink("Sizes") { Text("Sizes") }
    }
    .onAppear { chosen = saved }  // bug: coming back from the sizes drops the choice
    .toolbar { Button("Save") { saved = chosen } }
  }
}
