import SwiftUI
import WebKit

struct HelpPage: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator {
    Coordinator(isLoading: $isLoading)
  }

  func makeUIView(context: Context) -> WKWebView {
    let webView = WKWebView()
    webView.navigationDelegate = context.coordinator
    return webView
  }

  func updateUIView(_ webView: WKWebView, context: Context) {
    guard context.coordinator.requestedURL != url else { return }
    context.coordinator.requestedURL = url
    webView.load(URLRequest(url: url))
  }

  final class Coordinator: NSObject, WKNavigationDelegate {
    private let isLoading: Binding<Bool>
    var requestedURL: URL?

    init(isLoading: Binding<Bool>) {
      self.isLoading = isLoading
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      isLoading.wrappedValue = false
    }
  }
}

struct HelpView: View {
  @State private var isLoading = true
  @State private var isShowingContact = false

  var body: some View {
    HelpPage(url: URL(string: "https://example.com/help")!, isLoading: $isLoading)
      .overlay { if isLoading { ProgressView() } }
      .toolbar {
        Button("Contact") { isShowingContact = true }
      }
      .sheet(isPresented: $isShowingContact) {
        Text("support@example.com")
      }
  }
}
