import SwiftUI

struct Filters: View {
  @State private var selection: Set<String> = []
  @State private var chips: Set<String> = []
  var body: some View {
    VStack {
      ForEach(["Red", "Blue"], id: \.self) { name in
        Button(name) { selection.insert(name) }
      }
      Text(chips.sorted().joined(separator: ", "))
      Button("Reset") { chips = [] }
    }
    .onChange(of: selection) { _, new in chips = new }  // bug: after Reset the two disagree
  }
}
