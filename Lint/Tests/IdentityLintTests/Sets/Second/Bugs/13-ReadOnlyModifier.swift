import SwiftUI

struct Locked: ViewModifier {
  var locked: Bool
  func body(content: Content) -> some View {
    switch locked {  // bug: locking clears what was typed
    case true: content.disabled(true).overlay(Image(systemName: "lock"))
    case false: content
    }
  }
}
extension View { func locked(_ on: Bool) -> some View { modifier(Locked(locked: on)) } }
struct Vault13: View {
  @State private var isLocked = false
  var body: some View {
    VStack {
      Secret13().locked(isLocked); Button("Lock") { isLocked.toggle() }
    }
  }
}
struct Secret13: View {
  @State private var secret = ""; var body: some View { TextField("Secret", text: $secret) }
}
