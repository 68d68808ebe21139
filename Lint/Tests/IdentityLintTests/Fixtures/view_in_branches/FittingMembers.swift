import SwiftUI

struct Controls: View {
  @State private var count = 1
  @State private var name = ""
  var body: some View {
    Stepper("\(count)", value: $count)
    TextField("Name", text: $name)
  }
}
struct Card: View {
  var body: some View {
    ViewThatFits {  // expect: view_in_branches
      HStack {
        Text("a")
        controls
      }
      VStack {
        Text("a")
        controls
      }
    }
  }
  private var controls: some View { Controls() }
}
// Only one alternative has it, and a label keeps nothing.
struct Sound: View {
  var body: some View {
    ViewThatFits {
      HStack { controls }
      VStack { label }
    }
    ViewThatFits {
      HStack { label }
      VStack { label }
    }
  }
  private var controls: some View { Controls() }
  private var label: some View { Text("a") }
}
