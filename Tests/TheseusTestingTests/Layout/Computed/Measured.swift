import Foundation
import TheseusTesting
import TheseusViews

/// The frames of views in a page of 640 x 384 points, as `GeometryReader`s in backgrounds see them.
@MainActor
struct Measured {
  /// The notes of the views of a page.
  final class Page { fileprivate var rects: [String: CGRect] = [:] }

  let host: TestHost
  private let page: Page

  /// - Parameters:
  ///   - width: what is proposed to the content, in points, as `height`.
  init<Content: View>(
    width: CGFloat = 640, height: CGFloat = 384,
    @ViewBuilder _ content: @escaping @MainActor (Page) -> Content
  ) {
    let page = Page()
    self.page = page
    host = TestHost(columns: 80, rows: 24) {
      Corner(size: CGSize(width: width, height: height)) { content(page) }
        .coordinateSpace(.named("page"))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// `x y width height` in points.
  subscript(_ name: String) -> [Double] {
    guard let rect = page.rects[name] else { return [] }
    return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }
}

/// Places its view in its corner, whatever alignment guides the view has.
private struct Corner: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { bounds.minX }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { bounds.minY }
}

extension View {
  func measured(_ name: String, _ page: Measured.Page) -> some View {
    background {
      GeometryReader { proxy in
        let _ = page.rects[name] = proxy.frame(in: .named("page"))
        Color.clear
      }
    }
  }
}
