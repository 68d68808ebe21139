import Foundation
import TheseusCore
import TheseusViews

/// A view that is given a number, which may be anything.
struct NumberCase: Sendable {
  let name: String
  let view: @MainActor @Sendable (Double) -> AnyView

  init<Content: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> Content
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  /// The numbers that no arithmetic survives.
  static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e18, -1e18, 9.3e18, 0, -1, 1e9,
  ]

  static let all = lengths + effects + controls + times + shapes + texts + containers
}

extension NumberCase {
  static let lengths: [NumberCase] = [
    NumberCase("frame") { Text("a").frame(width: $0, height: $0) },
    NumberCase("flexible frame") {
      Text("a").frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0)
    },
    NumberCase("frame of a slider") {
      Slider(value: .constant(0.5)).frame(width: $0 == $0 ? abs($0) : $0)
    },
    NumberCase("frame of an editor") { TextEditor(text: .constant("a\nb")).frame(height: abs($0)) },
    NumberCase("frame of a field") { TextField("a", text: .constant("b")).frame(width: abs($0)) },
    NumberCase("frame of progress") { ProgressView(value: 0.5).frame(width: abs($0)) },
    NumberCase("frame of a list") { List(0..<9) { Text("\($0)") }.frame(height: abs($0)) },
    NumberCase("frame of a grid") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) {
        ForEach(0..<3) { Text("\($0)") }
      }
      .frame(width: abs(number))
    },
    NumberCase("padding") {
      Text("a").padding($0).padding(.leading, $0)
        .padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    NumberCase("offset") { Text("a").offset(x: $0, y: $0).offset(CGSize(width: $0, height: $0)) },
    NumberCase("position") { Text("a").position(x: $0, y: $0) },
    NumberCase("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
    NumberCase("aspectRatio of a size") {
      Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    },
    NumberCase("layoutPriority") { number in
      HStack {
        Text("a").layoutPriority(number)
        Text("b")
      }
    },
    NumberCase("zIndex") { number in
      ZStack {
        Text("a").zIndex(number)
        Text("b").zIndex(1)
        Text("c").zIndex(-number)
      }
    },
    NumberCase("containerRelativeFrame") { number in
      Text("a").containerRelativeFrame(.horizontal) { length, _ in length * number }
        .containerRelativeFrame(.vertical, count: 3, spacing: number)
    },
    NumberCase("alignmentGuide") { number in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in CGFloat(number) }
        Text("b")
      }
    },
    NumberCase("safeAreaInset") { number in
      Text("a").safeAreaInset(edge: .top, spacing: number) { Text("b") }
        .safeAreaPadding(number)
    },
    NumberCase("fixedSize ideal") { Text("a").frame(idealWidth: $0, idealHeight: $0).fixedSize() },
    NumberCase("scenePadding") { Text("a").scenePadding().frame(maxHeight: $0) },
    NumberCase("divider") { Divider().frame(width: $0, height: $0) },
    NumberCase("spacer") { number in HStack { Spacer(minLength: number) } },
  ]

  static let containers: [NumberCase] = [
    NumberCase("stacks") { number in
      VStack(spacing: number) {
        Text("a")
        HStack(spacing: number) { ForEach(0..<3) { Text("\($0)") } }
      }
    },
    NumberCase("lazy stacks") { number in
      ScrollView {
        LazyVStack(spacing: number) { ForEach(0..<50) { Text("\($0)").frame(height: number) } }
      }
    },
    NumberCase("lazy row") { number in
      ScrollView(.horizontal) {
        LazyHStack(spacing: number) { ForEach(0..<50) { Text("\($0)") } }
      }
    },
    NumberCase("grid items") { number in
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: number, maximum: number), spacing: number),
            GridItem(.fixed(number)), GridItem(.flexible(minimum: number, maximum: number)),
          ], spacing: number
        ) { ForEach(0..<9) { Text("\($0)") } }
      }
    },
    NumberCase("adaptive only") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) {
        ForEach(0..<9) { Text("\($0)") }
      }
    },
    NumberCase("horizontal grid") { number in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    NumberCase("grid") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Text("a").gridCellColumns(Int(exactly: number) ?? .max)
          Text("b")
        }
      }
    },
    NumberCase("list rows") { number in
      List(0..<3) { index in
        Text("\(index)").listRowInsets(
          EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
        )
        .frame(height: number)
      }
      .listRowSpacing(number).listSectionSpacing(number)
    },
    NumberCase("row height") { number in
      List(0..<3) { Text("\($0)") }.environment(\.defaultMinListRowHeight, number)
    },
    NumberCase("table") { number in
      Table([Row(id: 1), Row(id: 2)]) {
        TableColumn("a") { Text("\($0.id)") }.width(number)
        TableColumn("b") { Text("\($0.id)") }.width(min: number, ideal: number, max: number)
      }
    },
    NumberCase("content margins") { number in
      ScrollView { Text("a") }.contentMargins(number).contentMargins(.top, number)
    },
    NumberCase("split view") { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } detail: {
        Text("b").navigationSplitViewColumnWidth(min: number, ideal: number, max: number)
      }
    },
    NumberCase("inspector") { number in
      Text("a").inspector(isPresented: .constant(true)) {
        Text("b").inspectorColumnWidth(min: number, ideal: number, max: number)
      }
    },
    NumberCase("detents") { number in
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.height(number), .fraction(number)])
          .presentationCornerRadius(number)
      }
    },
    NumberCase("scroll position") { number in
      ScrolledTo(number: number)
    },
    NumberCase("popover point") { number in
      Text("a").popover(
        isPresented: .constant(true),
        attachmentAnchor: .rect(.rect(CGRect(x: number, y: number, width: number, height: number)))
      ) { Text("b") }
    },
  ]
}

private struct Row: Identifiable { let id: Int }

private struct ScrolledTo: View {
  let number: Double
  @State private var position = ScrollPosition(edge: .top)
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<50) { Text("\($0)") } }
    }
    .scrollPosition($position)
    .onAppear { position.scrollTo(point: CGPoint(x: number, y: number)) }
  }
}
