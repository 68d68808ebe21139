import SwiftUI

@MainActor
@Observable
final class ToastCenter {
  private(set) var message: String?
  @ObservationIgnored private var hiding: Task<Void, Never>?

  func show(_ text: String) {
    message = text
    hiding?.cancel()
    hiding = Task {
      try? await Task.sleep(for: .seconds(3))
      if Task.isCancelled { return }
      message = nil
    }
  }
}

struct ToastModifier: ViewModifier {
  let center: ToastCenter

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let message = center.message {
          Text(message)
            .padding()
            .background(.thinMaterial, in: Capsule())
            .transition(.move(edge: .bottom))
        }
      }
      .animation(.snappy, value: center.message)
  }
}

struct CouponListView: View {
  let coupons: [String]
  @State private var toasts = ToastCenter()

  var body: some View {
    List(coupons, id: \.self) { code in
      Button(code) {
        UIPasteboard.general.string = code
        toasts.show("\(code) copied")
      }
    }
    .modifier(ToastModifier(center: toasts))
  }
}
