import SwiftUI

// Two different texts, and a choice that stays.
struct Login: View {
  let isSecret = true
  @State private var name = ""
  @State private var password = ""
  @State private var isFirst = false

  var body: some View {
    if isFirst {
      TextField("Name", text: $name)
    } else {
      SecureField("Password", text: $password)
    }
    if isSecret {
      SecureField("Password", text: $password)
    } else {
      TextField("Password", text: $password)
    }
    Button("Next") { isFirst.toggle() }
  }
}
