import AVKit
import SwiftUI
import WebKit

// Nothing but what it loads changes.
struct Simple: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) { webView.load(URLRequest(url: url)) }
}
struct ByLocal: UIViewRepresentable {
  var address: String
  private var request: URLRequest { URLRequest(url: URL(fileURLWithPath: address)) }
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) {
    let made = request
    webView.load(made)
  }
}
struct Unwrapped: UIViewRepresentable {
  var address: String
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) {
    guard let url = URL(string: address) else { return }
    let request = URLRequest(url: url)
    webView.load(request)
  }
}
// It compares first.
struct Compared: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) {
    guard context.coordinator.loaded != url else { return }
    context.coordinator.loaded = url
    webView.load(URLRequest(url: url))
  }
  final class Coordinator { var loaded: URL? }
}
struct Asked: UIViewRepresentable {
  let url: URL
  let isDark: Bool
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ webView: WKWebView, context: Context) {
    if webView.url != url { webView.load(URLRequest(url: url)) }
    webView.isOpaque = isDark
  }
}
// It loads where it is made.
struct Made: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool
  func makeUIView(context: Context) -> WKWebView {
    let webView = WKWebView()
    webView.load(URLRequest(url: url))
    return webView
  }
  func updateUIView(_ webView: WKWebView, context: Context) {}
}
// The player is kept.
struct Kept: UIViewControllerRepresentable {
  let player: AVPlayer
  let isMuted: Bool
  func makeUIViewController(context: Context) -> AVPlayerViewController { .init() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.player = player
  }
}
