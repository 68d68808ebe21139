import SwiftUI

struct Toast: Identifiable, Equatable {
  let id = UUID()
  var text: String
  var symbol: String
}

struct ToastBanner: View {
  let toast: Toast

  var body: some View {
    Label(toast.text, systemImage: toast.symbol)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(.thinMaterial, in: Capsule())
  }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let toast {
          ToastBanner(toast: toast)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.spring(), value: toast)
      .onChange(of: toast?.id) { _, newID in
        guard newID != nil else { return }
        // bug: an unstructured Task per toast is never cancelled: the first toast's timer clears
        // the second toast too early
        Task {
          try? await Task.sleep(for: .seconds(3))
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

struct ShareScreen: View {
  @State private var toast: Toast?

  var body: some View {
    VStack(spacing: 12) {
      Button("Copy link") { toast = Toast(text: "Link copied", symbol: "link") }
      Button("Save image") { toast = Toast(text: "Saved to Photos", symbol: "photo") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast($toast)
  }
}
