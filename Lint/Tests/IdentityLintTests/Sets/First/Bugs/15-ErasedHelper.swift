import SwiftUI

struct Wizard: View {
  @State private var isHelpVisible = false
  var body: some View {
    VStack {
      step()
      Toggle("Help", isOn: $isHelpVisible)
    }
  }

  func step() -> AnyView {
    if isHelpVisible {  // bug: showing help clears the address
      return AnyView(
        HStack {
          StepForm(); Text("Help")
        })
    }
    return AnyView(StepForm())
  }
}

struct StepForm: View {
  @State private var street = ""
  var body: some View { TextField("Street", text: $street) }
}
