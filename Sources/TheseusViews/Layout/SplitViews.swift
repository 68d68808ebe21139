import TheseusCore

/// Panes beside each other, each as wide as it wants to be or as there is room. Cells have no edge
/// to drag.
public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack(spacing: 8) { content } }
}

/// Panes below each other, each as high as it wants to be or as there is room. Cells have no edge
/// to drag.
public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { VStack(spacing: 0) { content } }
}
