import SwiftUI

@Observable final class Form8 { var name = ""; var mail = "" }
struct Page8: View {
  @State private var step = 0
  var body: some View {
    let form = Form8()  // bug: the next step clears the form
    VStack {
      Form8View(form: form)
      Button("Next \(step)") { step += 1 }
    }
  }
}
struct Form8View: View {
  @Bindable var form: Form8; var body: some View { TextField("Name", text: $form.name) }
}
