import SwiftUI

/// A view or a controller of AppKit around SwiftUI's views.
@MainActor
protocol HostedRoot: AnyObject {
  /// The views, which follow later values of `rootView`.
  var hostedViews: AnyView { get }
}

/// The root view of such an object, which the app may replace.
@Observable @MainActor
final class RootViewStore<Content: View> {
  var rootView: Content
  init(_ rootView: Content) { self.rootView = rootView }
}

/// Shows the root view that an object has now.
struct RootViewReader<Content: View>: View {
  let store: RootViewStore<Content>
  var body: some View { store.rootView }
}

extension NSWindow {
  /// SwiftUI's views in the window: those of its controller, or the first ones in its views.
  var hostedViews: AnyView? {
    contentViewController.flatMap(Self.views) ?? contentView.flatMap(Self.views)
  }

  static func views(of controller: NSViewController) -> AnyView? {
    if let root = controller as? any HostedRoot { return root.hostedViews }
    if let views = views(of: controller.view) { return views }
    return controller.children.lazy.compactMap { views(of: $0) }.first
  }

  static func views(of view: NSView) -> AnyView? {
    if let root = view as? any HostedRoot { return root.hostedViews }
    return view.subviews.lazy.compactMap { views(of: $0) }.first
  }
}
