import TheseusCore

/// Panes side by side, each with its preferred width or the available one. Cells have no edge to
/// drag.
public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack(spacing: 8) { content } }
}

/// Panes stacked vertically, each with its preferred height or the available one. Cells have no
/// edge to drag.
public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { VStack(spacing: 0) { content } }
}
