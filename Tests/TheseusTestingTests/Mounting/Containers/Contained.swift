import Foundation
import Observation
import TheseusTesting

/// A container, or another place that content has.
enum ContentContainer: String, CaseIterable {
  case group, vstack, lazyV, lazyH, section, listSection, listRow, list, formSection, form, tab,
    tabItem
  case stack, pushed, sidebar, detail, vgrid, grid, gridRow, scroll, fits, geometry, disclosure
  case timeline, phase, anyLayout, overlay, background, inset, toolbar, sheet, popover, inspector
  case header, footer, labeled, groupBox, controlGroup, nestedForEach, tableCell, outline, erased
  case forEachConstant, equatable, custom, modifier, cover, viewReader, keyframes, bar,
    outlineOverlay
  case labelIcon, bordered, transition, matched, preferenceOverlay, zstack, refreshable, searchable
}

struct OneEntry: Identifiable, Hashable { var id = 1 }

struct DownLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height
    }
  }
}

struct AroundModifier: ViewModifier {
  @State var own = 0
  func body(content: Content) -> some View {
    VStack {
      Text("around \(own)")
      content
    }
  }
}

/// Content in a container.
struct Contained<Content: View>: View {
  let container: ContentContainer
  let content: () -> Content
  init(_ container: ContentContainer, @ViewBuilder content: @escaping () -> Content) {
    self.container = container
    self.content = content
  }
  @State private var open = true
  @State private var path = [1]

  var body: some View {
    switch container {
    case .group, .vstack, .lazyV, .lazyH, .section, .listSection, .listRow, .list, .formSection,
      .form:
      first
    case .tab, .tabItem, .stack, .pushed, .sidebar, .detail, .vgrid, .grid, .gridRow, .scroll,
      .fits,
      .geometry, .disclosure:
      second
    case .timeline, .phase, .anyLayout, .overlay, .background, .inset, .toolbar, .sheet, .popover,
      .inspector, .cover:
      third
    case .header, .footer, .labeled, .groupBox, .controlGroup, .nestedForEach, .tableCell, .outline,
      .erased, .forEachConstant, .equatable, .custom, .modifier:
      fourth
    default: fifth
    }
  }

  @ViewBuilder var first: some View {
    switch container {
    case .group: Group { content() }
    case .vstack: VStack { content() }
    case .lazyV: ScrollView { LazyVStack { content() } }
    case .lazyH: ScrollView(.horizontal) { LazyHStack { content() } }
    case .section: VStack { Section("Head") { content() } }
    case .listSection: List { Section("Head") { content() } }
    case .listRow: List { ForEach([OneEntry()]) { _ in content() } }
    case .list: List { content() }
    case .formSection: Form { Section("Head") { content() } }
    default: Form { content() }
    }
  }
  @ViewBuilder var second: some View {
    switch container {
    case .tab: TabView { Tab("One", systemImage: "star") { content() } }
    case .tabItem: TabView { content().tabItem { Text("One") } }
    case .stack: NavigationStack { content() }
    case .pushed:
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { _ in content() }
      }
    case .sidebar:
      NavigationSplitView {
        content()
      } detail: {
        Text("Detail")
      }
    case .detail:
      NavigationSplitView {
        Text("Side")
      } detail: {
        content()
      }
    case .vgrid: LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { content() }
    case .grid: Grid { content() }
    case .gridRow:
      Grid {
        GridRow {
          content(); Text("Other")
        }
      }
    case .scroll: ScrollView { content() }
    case .fits: ViewThatFits { content() }
    case .geometry: GeometryReader { _ in content() }
    default: DisclosureGroup("More", isExpanded: $open) { content() }
    }
  }
  @ViewBuilder var third: some View {
    switch container {
    case .timeline: TimelineView(.periodic(from: .now, by: 10)) { _ in content() }
    case .phase: PhaseAnimator([0, 1], trigger: 1) { _ in content() }
    case .anyLayout: AnyLayout(VStackLayout()) { content() }
    case .overlay: Text("Base").frame(width: 200, height: 100).overlay { content() }
    case .background: Text("Base").frame(width: 200, height: 100).background { content() }
    case .inset: Text("Base").safeAreaInset(edge: .bottom) { content() }
    case .toolbar: NavigationStack { Text("Base").toolbar { ToolbarItem { content() } } }
    case .sheet: Text("Base").sheet(isPresented: $open) { content() }
    case .popover: Text("Base").popover(isPresented: $open) { content() }
    case .cover: Text("Base").fullScreenCover(isPresented: $open) { content() }
    default: Text("Base").inspector(isPresented: $open) { content() }
    }
  }
  @ViewBuilder var fourth: some View {
    switch container {
    case .header:
      List {
        Section {
          Text("Row")
        } header: {
          content()
        }
      }
    case .footer:
      List {
        Section {
          Text("Row")
        } footer: {
          content()
        }
      }
    case .labeled: LabeledContent("Label") { content() }
    case .groupBox: GroupBox("ContentContainer") { content() }
    case .controlGroup: ControlGroup { content() }
    case .nestedForEach:
      ForEach(0..<1) { _ in ForEach(["q"], id: \.self) { _ in content() } }
    case .tableCell:
      Table([OneEntry()]) { TableColumn("Column") { (_: OneEntry) in content() } }
    case .outline: OutlineGroup([OneEntry()], children: \.nothing) { _ in content() }
    case .erased: AnyView(AnyView(content()))
    case .forEachConstant: ForEach(0..<1) { _ in content() }
    case .equatable: VStack { ClosureView { content() } }
    case .custom: DownLayout { content() }
    default: content().modifier(AroundModifier())
    }
  }
  @ViewBuilder var fifth: some View {
    switch container {
    case .viewReader: ScrollViewReader { _ in content() }
    case .keyframes:
      KeyframeAnimator(initialValue: 0.0, trigger: 1) { _ in
        content()
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
      }
    case .bar: Text("Base").safeAreaBar(edge: .top) { content() }
    case .outlineOverlay:
      Text("Base").frame(width: 300, height: 100).overlay(alignment: .topLeading) {
        VStack { content() }
      }
    case .labelIcon:
      Label {
        content()
      } icon: {
        Image(systemName: "star")
      }
    case .bordered:
      content().padding().border(.red).background(.blue).clipShape(.rect(cornerRadius: 3))
    case .transition: content().transition(.opacity)
    case .matched: MatchedView { content() }
    case .preferenceOverlay:
      Text("Base").frame(width: 200, height: 90)
        .overlayPreferenceValue(EmptyKey.self) { _ in content() }
    case .zstack:
      ZStack {
        Color.clear; content()
      }
    case .refreshable: List { content() }.refreshable {}
    default: NavigationStack { VStack { content() }.searchable(text: .constant("")) }
    }
  }
}

struct EmptyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
struct MatchedView<Content: View>: View {
  @Namespace var space
  @ViewBuilder var content: Content
  var body: some View { VStack { content }.matchedGeometryEffect(id: 1, in: space) }
}
extension OneEntry { var nothing: [OneEntry]? { nil } }
struct ClosureView<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
