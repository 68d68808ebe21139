import SwiftUI

struct Toast: Equatable {
  let id = UUID()
  let text: String
}

struct SwatchView: View {
  let onCopy: (String) -> Void
  @State private var toast: Toast?
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
        Text(toast.text)
          .padding()
          .background(.thinMaterial, in: .capsule)
      }
    }
    .animation(.default, value: toast)
  }

  private func showToast(_ text: String) {
    let shown = Toast(text: text)
    toast = shown
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      if toast == shown {
        toast = nil
      }
    }
  }
}
