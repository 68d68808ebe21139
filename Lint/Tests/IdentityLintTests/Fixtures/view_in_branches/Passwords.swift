import SwiftUI

struct Login: View {
  @State private var password = ""
  @State private var isShown = false

  var body: some View {
    if isShown {  // expect: view_in_branches
      TextField("Password", text: $password)
    } else {
      SecureField("Password", text: $password)
    }
    if isShown {  // expect: view_in_branches
      HStack { TextField("Password", text: $password).border(.red) }
    } else {
      HStack { SecureField("Password", text: $password) }
    }
    Button("Show") { isShown.toggle() }
  }
}
