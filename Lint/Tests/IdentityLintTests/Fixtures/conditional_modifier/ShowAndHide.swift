import SwiftUI

extension View {
  // With `remove: true` one arm is empty: the view is shown and hidden, as with an `if`.
  @ViewBuilder func isHidden(_ hidden: Bool, remove: Bool = false) -> some View {
    if hidden {
      if !remove {
        self.hidden()
      }
    } else {
      self
    }
  }
}

struct Panel: View {
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).isHidden(!isShown, remove: true)
    Button("Show") { isShown.toggle() }
  }
}
