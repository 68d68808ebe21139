import SwiftUI

/// `frame`, `padding`, `offset`, `position` and safe areas.
@MainActor enum FrameSignatures {
  @ViewBuilder static var fixed: some View {
    Text("a").frame(width: 1)
    Text("a").frame(height: 1)
    Text("a").frame(width: 1, height: 1)
    Text("a").frame(width: 1, alignment: .leading)
    Text("a").frame(height: 1, alignment: .top)
    Text("a").frame(width: 1, height: 1, alignment: .center)
    Text("a").frame(alignment: .leading)
  }

  @ViewBuilder static var heights: some View {
    Text("a").frame(minHeight: 1)
    Text("a").frame(idealHeight: 1)
    Text("a").frame(maxHeight: .infinity)
    Text("a").frame(maxHeight: .infinity, alignment: .top)
    Text("a").frame(minHeight: 1, alignment: .top)
    Text("a").frame(minHeight: 1, idealHeight: 2)
    Text("a").frame(minHeight: 1, maxHeight: 2)
    Text("a").frame(minHeight: 1, idealHeight: 2, maxHeight: 3)
    Text("a").frame(minHeight: 1, maxHeight: 2, alignment: .top)
  }

  @ViewBuilder static var widths: some View {
    Text("a").frame(minWidth: 1)
    Text("a").frame(idealWidth: 1)
    Text("a").frame(maxWidth: .infinity)
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
    Text("a").frame(minWidth: 1, alignment: .leading)
    Text("a").frame(idealWidth: 1, alignment: .leading)
    Text("a").frame(minWidth: 1, idealWidth: 2)
    Text("a").frame(minWidth: 1, idealWidth: 2, alignment: .leading)
    Text("a").frame(minWidth: 1, maxWidth: 2)
    Text("a").frame(minWidth: 1, maxWidth: 2, alignment: .leading)
    Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3)
    Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3, alignment: .leading)
    Text("a").frame(idealWidth: 1, maxWidth: 2)
    Text("a").frame(idealWidth: 1, maxWidth: 2, alignment: .leading)
  }

  @ViewBuilder static var both: some View {
    Text("a").frame(idealWidth: 1, idealHeight: 1)
    Text("a").frame(idealWidth: 1, maxHeight: 2)
    Text("a").frame(idealWidth: 1, maxWidth: 2, idealHeight: 1)
    Text("a").frame(maxWidth: 1, idealHeight: 2)
    Text("a").frame(maxWidth: 1, idealHeight: 2, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    Text("a").frame(maxWidth: .infinity, minHeight: 1)
    Text("a").frame(maxWidth: .infinity, minHeight: 1, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, minHeight: 1, maxHeight: 2)
    Text("a").frame(maxWidth: .infinity, minHeight: 1, maxHeight: 2, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, minHeight: 1, idealHeight: 2, maxHeight: 3)
    Text("a").frame(minWidth: 1, idealWidth: 2, maxHeight: 3, alignment: .leading)
    Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3, maxHeight: 4)
    Text("a").frame(minWidth: 1, idealWidth: 2, minHeight: 1)
    Text("a").frame(minWidth: 1, idealWidth: 2, minHeight: 1, idealHeight: 2)
    Text("a").frame(minWidth: 1, idealWidth: 2, minHeight: 1, maxHeight: 2, alignment: .leading)
    Text("a").frame(minWidth: 1, maxHeight: 2)
    Text("a").frame(minWidth: 1, minHeight: 1)
    Text("a").frame(minWidth: 1, minHeight: 1, alignment: .leading)
    Text("a").frame(minWidth: 1, minHeight: 1, maxHeight: 2)
  }

  @ViewBuilder static var more: some View {
    Text("a").frame(minWidth: 1, maxWidth: 2, idealHeight: 1)
    Text("a").frame(minWidth: 1, maxWidth: 2, maxHeight: 1)
    Text("a").frame(minWidth: 1, maxWidth: 2, maxHeight: 1, alignment: .leading)
    Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 1)
    Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 1, alignment: .leading)
    Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 1, maxHeight: 2)
    Text("a").frame(minWidth: 1, maxWidth: 2, minHeight: 1, maxHeight: 2, alignment: .leading)
    Text("a").frame(
      minWidth: 1, maxWidth: 2, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .leading)
    Text("a").frame(
      minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3)
    Text("a").frame(
      minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
      alignment: .leading)
    Text("a").containerRelativeFrame(.horizontal)
    Text("a").containerRelativeFrame(.horizontal, alignment: .leading)
    Text("a").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8)
    Text("a").containerRelativeFrame(
      .horizontal, count: 2, span: 1, spacing: 8, alignment: .leading)
    Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
  }

  @ViewBuilder static var places: some View {
    Text("a").padding()
    Text("a").padding(8)
    Text("a").padding(.horizontal)
    Text("a").padding(.horizontal, 8)
    Text("a").padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    Text("a").offset(x: 1)
    Text("a").offset(y: 1)
    Text("a").offset(x: 1, y: 1)
    Text("a").offset(CGSize(width: 1, height: 1))
    Text("a").position(x: 1, y: 1)
    Text("a").position(CGPoint(x: 1, y: 1))
    Text("a").fixedSize()
    Text("a").fixedSize(horizontal: true, vertical: false)
    Text("a").layoutPriority(1)
    Text("a").zIndex(1)
    Text("a").aspectRatio(contentMode: .fit)
    Text("a").aspectRatio(2, contentMode: .fill)
    Text("a").scaledToFit()
    Text("a").scaledToFill()
    Text("a").alignmentGuide(.leading) { $0[.trailing] }
    Text("a").alignmentGuide(.leading, computeValue: { $0[.trailing] })
    Text("a").layoutValue(key: Rank.self, value: 1)
    Text("a").coordinateSpace(name: "space")
    Text("a").coordinateSpace(.named("space"))
  }

  @ViewBuilder static var safeAreas: some View {
    Text("a").ignoresSafeArea()
    Text("a").ignoresSafeArea(.keyboard)
    Text("a").ignoresSafeArea(.all, edges: .top)
    Text("a").ignoresSafeArea(edges: .bottom)
    Text("a").edgesIgnoringSafeArea(.all)
    Text("a").safeAreaInset(edge: .bottom) { Text("b") }
    Text("a").safeAreaInset(edge: .bottom, content: { Text("b") })
    Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("b") }
    Text("a").safeAreaInset(edge: .bottom, spacing: 0, content: { Text("b") })
    Text("a").safeAreaInset(edge: .bottom, alignment: .leading) { Text("b") }
    Text("a").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Text("b") }
    Text("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 0, content: { Text("b") })
    Text("a").safeAreaPadding()
    Text("a").safeAreaPadding(8)
    Text("a").safeAreaPadding(.top, 8)
    Text("a").safeAreaBar(edge: .bottom) { Text("b") }
    Text("a").safeAreaBar(edge: .bottom, spacing: 0) { Text("b") }
    Text("a").scenePadding()
    Text("a").scenePadding(.horizontal)
    Text("a").contentMargins(.horizontal, 8)
    Text("a").contentMargins(8, for: .scrollContent)
    Text("a").contentMargins(.horizontal, 8, for: .scrollContent)
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }
}
