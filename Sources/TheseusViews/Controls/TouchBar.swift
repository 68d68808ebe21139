import TheseusCore

/// Controls for the bar of touches above the keys of some Macs.
public struct TouchBar<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// No host has such a bar: each of these returns the view unchanged, and the first is reported.
extension View {
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    withoutTouchBar()
  }

  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    withoutTouchBar()
  }

  nonisolated private func withoutTouchBar() -> Self {
    RuntimeIssues.reportUnsupported("touchBar: no host has a Touch Bar; its controls are not shown")
    return self
  }
}
