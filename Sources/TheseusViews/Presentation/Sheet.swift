import Foundation
import TheseusCore

extension LayerStyle {
  /// A sheet: most of the window, in its middle.
  static var sheet: LayerStyle {
    LayerStyle(sizing: .offered(CGSize(width: 76 * 8, height: 22 * 16)), role: .dialog)
  }
  static var cover: LayerStyle {
    LayerStyle(placement: .window, sizing: .offered(nil), chrome: .none, role: .dialog)
  }
  static func popover(_ edge: Edge, at anchor: PopoverAttachmentAnchor = .rect(.bounds))
    -> LayerStyle
  {
    var style = LayerStyle(
      placement: .anchored(edge), dismissesOnOutsidePress: true, dims: false, role: .dialog)
    style.anchorPart =
      switch anchor {
      case .rect(let part): part.rect.map { .rect($0) } ?? .bounds
      case .point(let point): .point(point)
      }
    return style
  }
}

/// Presents while a Bool is true.
struct _FlagPresentation<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  let style: LayerStyle
  let onDismiss: (() -> Void)?
  /// Where the presentation is written.
  let site: SourceSite
  let sheet: () -> Sheet
  @State private var traits = PresentationTraits()

  init(
    isPresented: Binding<Bool>, style: LayerStyle, onDismiss: (() -> Void)?, site: SourceSite,
    sheet: @escaping () -> Sheet
  ) {
    _isPresented = isPresented
    self.style = style
    self.onDismiss = onDismiss
    self.site = site
    self.sheet = sheet
  }

  func body(content: Content) -> some View {
    let binding = $isPresented
    let dismiss = { binding.wrappedValue = false }
    return content.layer(
      isPresented
        ? LayerPresentation(
          id: true, style: style.following(traits), site: site, dismiss: dismiss,
          onDismissed: onDismiss
        ) {
          sheet().scrolledInPanel(style).presented(dismiss: dismiss).onPreferenceChange(
            PresentationTraitsKey.self
          ) {
            traits = $0
          }
        } : nil)
  }
}

/// Presents while there is an item; another id dismisses and presents again, the same id updates in
/// place (R73).
struct _ItemPresentation<Item: Identifiable, Sheet: View>: ViewModifier {
  @Binding var item: Item?
  let style: LayerStyle
  let onDismiss: (() -> Void)?
  /// Where the presentation is written.
  let site: SourceSite
  let sheet: (Item) -> Sheet
  @State private var traits = PresentationTraits()

  func body(content: Content) -> some View {
    let binding = $item
    let dismiss = { binding.wrappedValue = nil }
    return content.layer(
      item.map { item in
        LayerPresentation(
          id: AnyHashable(item.id), style: style.following(traits), site: site, dismiss: dismiss,
          onDismissed: onDismiss
        ) {
          sheet(item).scrolledInPanel(style).presented(dismiss: dismiss).onPreferenceChange(
            PresentationTraitsKey.self
          ) {
            traits = $0
          }
        }
      })
  }
}

extension View {
  /// A sheet while `isPresented` is true: new state each time (R73).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        isPresented: isPresented, style: .sheet, onDismiss: onDismiss,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(
        item: item, style: .sheet, onDismiss: onDismiss, site: SourceSite(fileID, line, column),
        sheet: content))
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        isPresented: isPresented, style: .cover, onDismiss: onDismiss,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(
        item: item, style: .cover, onDismiss: onDismiss, site: SourceSite(fileID, line, column),
        sheet: content))
  }

  /// A panel hanging from the view while `isPresented` is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        isPresented: isPresented, style: .popover(arrowEdge), onDismiss: nil,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .bottom,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(
        item: item, style: .popover(arrowEdge), onDismiss: nil,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }

  /// - Parameter attachmentAnchor: the part of the view that the panel is beside. On a point, the
  ///   panel is centered.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge = .bottom,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        isPresented: isPresented, style: .popover(arrowEdge, at: attachmentAnchor), onDismiss: nil,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .bottom,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(
        item: item, style: .popover(arrowEdge, at: attachmentAnchor), onDismiss: nil,
        site: SourceSite(fileID, line, column),
        sheet: content))
  }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Rect)
  case point(UnitPoint)

  /// A rectangle of the view.
  public struct Rect: Sendable {
    /// Nil for all of the view.
    let rect: CGRect?
    public static let bounds = Rect(rect: nil)
    /// In the view's coordinates.
    public static func rect(_ rect: CGRect) -> Rect { Rect(rect: rect) }
  }
}
