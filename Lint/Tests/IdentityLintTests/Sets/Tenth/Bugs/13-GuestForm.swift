import SwiftUI

struct Guest: Equatable {
  var name = ""
  var email = ""

  var isComplete: Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty && email.contains("@")
  }
}

enum FormStyleFactory {
  static func card<Content: View>(_ content: Content, highlighted: Bool) -> AnyView {
    let base =
      content
      .padding()
      .background(.background, in: .rect(cornerRadius: 16))
    // bug: as soon as the email gets its '@' the AnyView changes its wrapped type: the fields
    // are recreated in mid-word, keyboard, focus and the opened help are lost (use one overlay
    // with a changing colour)
    guard highlighted else { return AnyView(base) }
    return AnyView(
      base.overlay {
        RoundedRectangle(cornerRadius: 16).stroke(.green, lineWidth: 2)
      })
  }
}

struct GuestForm: View {
  @State private var guest = Guest()
  let onInvite: (Guest) -> Void

  var body: some View {
    VStack(spacing: 20) {
      FormStyleFactory.card(
        GuestFields(guest: $guest),
        highlighted: guest.isComplete
      )
      Button("Invite") {
        onInvite(guest)
        guest = Guest()
      }
      .disabled(!guest.isComplete)
    }
  }
}

private struct GuestFields: View {
  private enum Field { case name, email }
  @Binding var guest: Guest
  @FocusState private var focus: Field?
  @State private var showsHelp = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $guest.name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .email }
      TextField("Email", text: $guest.email)
        .focused($focus, equals: .email)
      DisclosureGroup("Why do we ask?", isExpanded: $showsHelp) {
        Text("The invitation is sent to this address.")
      }
    }
  }
}
