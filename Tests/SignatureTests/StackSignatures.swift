import SwiftUI

/// Stacks, grids, groups, scroll views and the modifiers that arrange them.
@MainActor enum StackSignatures {
  @ViewBuilder static var stacks: some View {
    HStack { Text("a") }
    HStack(spacing: 8) { Text("a") }
    HStack(alignment: .top) { Text("a") }
    HStack(alignment: .top, spacing: 8) { Text("a") }
    HStack(alignment: .top, content: { Text("a") })
    HStack(spacing: 8, content: { Text("a") })
    HStack(alignment: .top, spacing: 8, content: { Text("a") })
    VStack { Text("a") }
    VStack(spacing: 8) { Text("a") }
    VStack(alignment: .leading) { Text("a") }
    VStack(alignment: .leading, spacing: 8) { Text("a") }
    VStack(alignment: .leading, spacing: 8, content: { Text("a") })
    ZStack { Text("a") }
    ZStack(alignment: .topLeading) { Text("a") }
    ZStack(alignment: .topLeading, content: { Text("a") })
    Spacer()
    Spacer(minLength: 8)
    Divider()
    Group { Text("a") }
    EmptyView()
    AnyView(Text("a"))
    AnyView(erasing: Text("a"))
    ViewThatFits { Text("a") }
    ViewThatFits(in: .horizontal) { Text("a") }
    GroupBox { Text("a") }
    GroupBox("b") { Text("a") }
    GroupBox(label: Text("b")) { Text("a") }
    GroupBox {
      Text("a")
    } label: {
      Text("b")
    }
    HSplitView { Text("a") }
    VSplitView { Text("a") }
    AnyLayout(HStackLayout(spacing: 8)) { Text("a") }
    AnyLayout(HStackLayout(alignment: .top, spacing: 8)) { Text("a") }
    AnyLayout(VStackLayout(spacing: 8)) { Text("a") }
    AnyLayout(ZStackLayout(alignment: .leading)) { Text("a") }
    VStackLayout(spacing: 8) { Text("a") }
  }

  @ViewBuilder static var lazy: some View {
    LazyVStack { Text("a") }
    LazyVStack(spacing: 8) { Text("a") }
    LazyVStack(alignment: .leading) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 8) { Text("a") }
    LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyHStack { Text("a") }
    LazyHStack(spacing: 8) { Text("a") }
    LazyHStack(alignment: .top, spacing: 8) { Text("a") }
    LazyVGrid(columns: [GridItem()]) { Text("a") }
    LazyVGrid(columns: [GridItem(.flexible())], content: { Text("a") })
    LazyVGrid(columns: [GridItem(.fixed(8))], spacing: 8) { Text("a") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))], spacing: 8, content: { Text("a") })
    LazyVGrid(columns: [GridItem()], alignment: .leading) { Text("a") }
    LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 8) { Text("a") }
    LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 8, content: { Text("a") })
    LazyVGrid(columns: [GridItem()], spacing: 8, pinnedViews: .sectionHeaders) { Text("a") }
    LazyVGrid(columns: [GridItem()], alignment: .leading, spacing: 8, pinnedViews: []) {
      Text("a")
    }
    LazyHGrid(rows: [GridItem()], spacing: 8) { Text("a") }
  }

  @ViewBuilder static var grids: some View {
    Grid { Text("a") }
    Grid(alignment: .leading) { Text("a") }
    Grid(verticalSpacing: 8) { Text("a") }
    Grid(horizontalSpacing: 8, verticalSpacing: 8) { Text("a") }
    Grid(alignment: .leading, verticalSpacing: 8) { Text("a") }
    Grid(alignment: .leading, horizontalSpacing: 8) { Text("a") }
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) { Text("a") }
    GridRow { Text("a") }
    GridRow(alignment: .top) { Text("a") }
    Text("a").gridCellColumns(2)
    Text("a").gridCellAnchor(.leading)
    Text("a").gridCellUnsizedAxes(.horizontal)
    Text("a").gridColumnAlignment(.trailing)
    Group(subviews: Text("a")) { subviews in ForEach(subviews) { $0 } }
    GeometryReader { Text("\($0.size.width)") }
    GeometryReader(content: { proxy in Text("\(proxy.frame(in: .global).width)") })
    Text("a").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
    Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in }
    Text("a").geometryGroup()
  }

  @ViewBuilder static func scrolling(
    _ id: Binding<Int?>, _ position: Binding<ScrollPosition>
  ) -> some View {
    ScrollView { Text("a") }
    ScrollView(.horizontal) { Text("a") }
    ScrollView(showsIndicators: false) { Text("a") }
    ScrollView(.vertical, showsIndicators: false) { Text("a") }
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(1, anchor: .top) } }
    ScrollView { Text("a") }.scrollIndicators(.hidden)
    ScrollView { Text("a") }.scrollIndicatorsFlash(onAppear: true)
    ScrollView { Text("a") }.scrollIndicatorsFlash(trigger: 1)
    ScrollView { Text("a") }.scrollDisabled(true)
    ScrollView { Text("a") }.scrollContentBackground(.hidden)
    ScrollView { Text("a") }.scrollDismissesKeyboard(.immediately)
    ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    ScrollView { Text("a") }.scrollClipDisabled()
    ScrollView { Text("a") }.scrollClipDisabled(true)
    ScrollView { Text("a") }.scrollTargetBehavior(.paging)
    ScrollView { Text("a").scrollTargetLayout() }
    ScrollView { Text("a").scrollTargetLayout(isEnabled: true) }
    ScrollView { Text("a") }.scrollPosition(id: id)
    ScrollView { Text("a") }.scrollPosition(id: id, anchor: .center)
    ScrollView { Text("a") }.scrollPosition(position)
    ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
    ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .initialOffset)
    ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .top)
    ScrollView { Text("a") }.onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0
    } action: { _, _ in
    }
    ScrollView { Text("a") }.onScrollPhaseChange { _, _ in }
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    Text("a").scrollTransition(.animated, axis: .vertical) { content, _ in content.opacity(1) }
    ScrollView { Text("a") }.refreshable { await Task.yield() }
    ScrollView { Text("a") }.refreshable(action: { await Task.yield() })
  }
}
