import SwiftUI

extension View {
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

struct Note {
  var isPinned: Bool
}

final class Person: ObservableObject {
  let isAdmin = true
}

struct Outlined: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: conditional_modifier
      content.border(.red)
    } else {
      content
    }
  }
}

struct Panel: View {
  @State private var isShown = false
  @State private var name = ""
  // Another person may take this one's place.
  @State private var selected: Person?

  var body: some View {
    let field = TextField("Name", text: $name)
    // Kept in a constant, and recreated all the same.
    field.isHidden(!isShown)  // expect: conditional_modifier
    TextField("Role", text: $name).modifier(Outlined(isOn: selected?.isAdmin == true))
    Button("Show") {
      isShown.toggle()
      selected = nil
    }
  }
}
