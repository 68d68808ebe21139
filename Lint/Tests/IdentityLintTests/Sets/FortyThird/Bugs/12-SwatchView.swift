import SwiftUI

struct SwatchView: View {
  let onCopy: (String) -> Void
  @State private var toast: String?
  private let hexCodes = ["#1B998B", "#2D3047", "#FFFD82"]

  var body: some View {
    List(hexCodes, id: \.self) { code in
      Button("Copy \(code)") {
        onCopy(code)
        showToast("Copied \(code)")
      }
    }
    .overlay(alignment: .bottom) {
      if let toast {
        Text(toast)
          .padding()
          .background(.thinMaterial, in: .capsule)
      }
    }
    .animation(.default, value: toast)
  }

  private func showToast(_ text: String) {
    toast = text
    // bug: the first timer clears the second toast after half a second
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      toast = nil
    }
  }
}
