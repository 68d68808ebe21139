import AVKit
import PDFKit
import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) {
    webView.load(URLRequest(url: url))  // expect: restarted_timer
  }
}
struct Article: NSViewRepresentable {
  let html: String
  let isDark: Bool
  func makeNSView(context: Context) -> WKWebView { WKWebView() }
  func updateNSView(_ view: WKWebView, context: Context) {
    show(in: view)
  }
  private func show(in view: WKWebView) {
    view.loadHTMLString(html, baseURL: nil)  // expect: restarted_timer
  }
}
struct Film: UIViewControllerRepresentable {
  let url: URL?
  var onEnd: () -> Void
  func makeUIViewController(context: Context) -> AVPlayerViewController { .init() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if let url {
      controller.player = AVPlayer(url: url)  // expect: restarted_timer
    }
  }
}
struct Manual: UIViewRepresentable {
  var url: URL
  @Environment(\.colorScheme) private var scheme
  func makeUIView(context: Context) -> PDFView { PDFView() }
  func updateUIView(_ uiView: PDFView, context: Context) {
    guard let address = URL(string: url.path) else { return }
    uiView.document = PDFDocument(url: address)  // expect: restarted_timer
  }
}
