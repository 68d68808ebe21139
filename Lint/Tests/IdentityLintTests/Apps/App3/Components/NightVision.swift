import SwiftUI

extension View {
  /// Turns everything red, so that eyes that are used to the dark stay so.
  @ViewBuilder
  func nightVision(_ isOn: Bool) -> some View {
    if isOn {
      self
        .colorMultiply(Color(red: 1, green: 0.25, blue: 0.2))
        .preferredColorScheme(.dark)
    } else {
      self
    }
  }
}

struct NightVisionButton: View {
  @Binding var isOn: Bool

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Label(
        isOn ? "Leave Night Vision" : "Night Vision",
        systemImage: isOn ? "eye.fill" : "eye"
      )
    }
    .help("Shows the app in deep red")
  }
}
