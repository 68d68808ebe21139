import SwiftUI

struct Look {
  var shape: Int

  // A copy is changed, and not the look that is shown.
  func normalized(_ look: Look) -> Look {
    var look = look
    if look.shape > 2 { look.shape = 0 }
    return look
  }
}

struct Shaped: ViewModifier {
  let look: Look

  func body(content: Content) -> some View {
    if look.shape == 0 {  // expect: conditional_modifier
      content.clipShape(Circle())
    } else {
      content
    }
  }
}

struct Picture: View {
  let look = Look(shape: 1)

  var body: some View {
    TextField("Name", text: .constant("")).modifier(Shaped(look: look))
  }
}

#Preview {
  @Previewable @State var isOn = false
  TextField("Name", text: .constant("")).modifier(Shaped(look: Look(shape: isOn ? 1 : 0)))
}
