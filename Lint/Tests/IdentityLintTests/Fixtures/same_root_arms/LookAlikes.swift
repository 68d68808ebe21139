import SwiftUI

struct Page: View {
  let name: String?
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    if isOn {
      TextField("On", text: $text).bold()
    } else {
      TextField("Off", text: $text)
    }
    if let name {
      Text(name)
    } else {
      Text("Nobody")
    }
    if isOn {
      Text("On")
    } else {
      Image(systemName: "x")
    }
    Toggle("On", isOn: $isOn)
  }
}
