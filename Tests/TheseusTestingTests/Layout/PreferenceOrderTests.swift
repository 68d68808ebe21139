import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Tallest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct LastTitle: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) { value.merge(nextValue()) { $1 } }
}

extension View {
  fileprivate func named(_ names: String...) -> some View {
    preference(key: Names.self, value: names)
  }
}

@MainActor @Suite("R65 preferences reach their readers in written order")
struct PreferenceOrderTests {
  private func names<Content: View>(
    seen: @escaping @MainActor ([String]) -> Void, @ViewBuilder content: () -> Content
  ) -> some View {
    content().onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { seen(value) } }
  }

  @Test("stacks, groups, loops, conditions, erased and custom views")
  func order() {
    struct Own: View { var body: some View { Text("own").named("own") } }
    var seen: [String] = []
    _ = TestHost {
      names {
        seen = $0
      } content: {
        VStack {
          Text("a").named("a")
          Group {
            HStack {
              Text("b").named("b"); Text("c").named("c")
            }
            ForEach(1..<3) { Text("\($0)").named("\($0)") }
          }
          if seen.count > 99 { Text("never").named("never") } else { Own() }
          AnyView(Text("d").named("d"))
          Text("none")
          ZStack { Text("e").named("e") }
        }
      }
    }
    #expect(seen == ["a", "b", "c", "1", "2", "own", "d", "e"])
  }

  @Test("a modifier replaces the values of its content, a transform changes them")
  func replaced() {
    var seen: [String] = []
    _ = TestHost {
      names {
        seen = $0
      } content: {
        VStack {
          HStack {
            Text("a").named("a"); Text("b").named("b")
          }.named("row")
          HStack {
            Text("c").named("c"); Text("d").named("d")
          }
          .transformPreference(Names.self) { $0 = $0.reversed() + ["more"] }
          Text("none").transformPreference(Names.self) { $0.append("only") }
        }
      }
    }
    #expect(seen == ["row", "d", "c", "more", "only"])
  }

  @Test("backgrounds and overlays report after their base")
  func layers() {
    var seen: [String] = []
    _ = TestHost {
      names {
        seen = $0
      } content: {
        Text("base").named("base")
          .background { Color.red.named("back") }
          .overlay { Text("over").named("over") }
      }
    }
    #expect(seen.sorted() == ["back", "base", "over"])
    #expect(seen.first == "base")
  }

  @Test("views that come, move and go change the value once for each event")
  func changes() throws {
    struct Page: View {
      let note: @MainActor ([String]) -> Void
      @State private var items = ["a", "b"]
      @State private var hasTitle = false
      @State private var other = 0
      var body: some View {
        VStack {
          if hasTitle { Text("title").named("title") }
          ForEach(items, id: \.self) { Text($0).named($0) }
          Button("Title") { hasTitle.toggle() }
          Button("Turn") { items.reverse() }
          Button("Add") { items.append("c") }
          Button("Other \(other)") { other += 1 }
        }
        .onPreferenceChange(Names.self) { [note] value in
          MainActor.assumeIsolated { note(value) }
        }
      }
    }
    var calls: [[String]] = []
    let host = TestHost { Page { calls.append($0) } }
    try host.find(.button, "Title").tap()
    try host.find(.button, "Turn").tap()
    try host.find(.button, "Other 0").tap()
    try host.find(.button, "Add").tap()
    try host.find(.button, "Title").tap()
    #expect(
      calls == [
        ["a", "b"], ["title", "a", "b"], ["title", "b", "a"], ["title", "b", "a", "c"],
        ["b", "a", "c"],
      ])
  }

  @Test("a sheet's preferences stay in the sheet, and its presenter's outside")
  func sheet() throws {
    struct Page: View {
      let note: @MainActor (String, [String]) -> Void
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.named("page")
          .sheet(isPresented: $isShown) {
            Text("sheet").named("sheet")
              .onPreferenceChange(Names.self) { [note] value in
                MainActor.assumeIsolated { note("sheet", value) }
              }
          }
          .onPreferenceChange(Names.self) { [note] value in
            MainActor.assumeIsolated { note("page", value) }
          }
      }
    }
    var seen: [String: [String]] = [:]
    let host = TestHost { Page { seen[$0] = $1 } }
    try host.find(.button, "Show").tap()
    #expect(seen == ["page": ["page"], "sheet": ["sheet"]])
  }

  @Test("rows of a list report in their order")
  func list() {
    var seen: [String] = []
    _ = TestHost {
      names {
        seen = $0
      } content: {
        List {
          Section("one") { ForEach(0..<3) { Text("row \($0)").named("\($0)") } }
          Text("last").named("last")
        }
      }
    }
    #expect(seen == ["0", "1", "2", "last"])
  }

  @Test("a height from a preference makes all columns equally high, without an issue")
  func equalHeights() {
    struct Columns: View {
      let page: Measured.Page
      @State private var height: CGFloat?
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          ForEach(["a", "b\nb\nb", "c\nc"], id: \.self) { text in
            Text(text)
              .background {
                GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) }
              }
              .frame(height: height)
              .measured(String(text.prefix(1)), page)
          }
        }
        .onPreferenceChange(Tallest.self) { value in
          MainActor.assumeIsolated { height = value }
        }
      }
    }
    let page = Measured { Columns(page: $0) }
    #expect(["a", "b", "c"].map { page[$0].last } == [48, 48, 48])
    #expect(page.host.trace.issues.isEmpty)
  }

  @Test("an optional title of the innermost view that has one reaches the top")
  func title() throws {
    struct Page: View {
      @State private var title: String?
      @State private var isIn = false
      var body: some View {
        VStack {
          Text("title \(title ?? "none")")
          Button("In") { isIn.toggle() }
          if isIn { Text("inner").preference(key: LastTitle.self, value: "inner") }
        }
        .onPreferenceChange(LastTitle.self) { value in
          MainActor.assumeIsolated { title = value }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(host.screen.contains("title none"))
    try host.find(.button, "In").tap()
    #expect(host.screen.contains("title inner"))
    try host.find(.button, "In").tap()
    #expect(host.screen.contains("title none"))
  }

  @Test("anchors are frames in the view that reads them, and follow the selected view")
  func anchors() throws {
    struct Tabs: View {
      let page: Measured.Page
      @State private var selected = "one"
      var body: some View {
        HStack(spacing: 16) {
          ForEach(["one", "seven"], id: \.self) { name in
            Button(name) { selected = name }.buttonStyle(.plain)
              .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
          }
        }
        .padding(.leading, 32)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors[selected] {
              let rect = proxy[anchor]
              Color.red.frame(width: rect.width, height: 16).measured("line", page)
                .offset(x: rect.minX, y: rect.minY)
            }
          }
        }
        .padding(.top, 48)
      }
    }
    let page = Measured { Tabs(page: $0) }
    #expect(page["line"] == [32, 48, 24, 16])
    try page.host.find(.button, "seven").tap()
    #expect(page["line"] == [72, 48, 40, 16])
  }
}
