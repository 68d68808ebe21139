import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the subviews of some content")
struct SubviewsContentTests {
  private struct Several: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(.leading, 16) }
  }

  private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
  }

  private func count<Content: View>(@ViewBuilder _ make: () -> Content) -> Int? {
    let content = make()
    let host = TestHost(columns: 30, rows: 8) {
      Group(subviews: content) { subviews in Text("\(subviews.count)") }
    }
    return Int(host.screen.filter(\.isNumber))
  }

  @Test("structural and custom views are resolved into subviews; a container is one subview")
  func counts() {
    let yes = true
    #expect(count { Text("a") } == 1)
    #expect(count { Group { Several() } } == 2)
    #expect(count { Several() } == 2)
    #expect(count { VStack { Several() } } == 1)
    #expect(count { EmptyView() } == 0)
    #expect(count { AnyView(Several()) } == 2)
    #expect(count { Several().id(1).padding() } == 2)
    #expect(count { Several().modifier(Padded()) } == 2)
    #expect(count { Several().modifier(Boxed()) } == 1)
    #expect(count { ForEach(0..<3) { _ in Several() } } == 6)
    #expect(
      count {
        if yes { Several() } else { Text("x") }
        if !yes { Text("y") }
      } == 2)
    #expect(
      count {
        Section {
          Several()
        } header: {
          Text("header")
        }
      } == 3)
    #expect(count { Group(subviews: Several()) { ForEach($0.dropFirst()) { $0 } } } == 1)
    #expect(count { ForEach(subviews: Several()) { $0.padding() } } == 2)
  }

  private struct Flag: View {
    @State private var isOn = false
    var body: some View {
      Group(subviews: content) { subviews in
        VStack { rows(subviews) }
      }
    }

    private func rows(_ subviews: SubviewsCollection) -> some View {
      ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
        HStack {
          Text("\(index)")
          subview
        }
      }
    }

    @ViewBuilder var content: some View {
      Button("turn") { isOn.toggle() }
      if isOn { Text("shown") }
      Text("last")
    }
  }

  @Test("a condition in the content adds and removes subviews")
  func conditions() throws {
    let host = TestHost(columns: 30, rows: 8) { Flag() }
    #expect(host.screen.contains("1 last"), "\(host.screen)")
    try host.find(.button, "turn").tap()
    #expect(host.screen.contains("1 shown") && host.screen.contains("2 last"), "\(host.screen)")
    try host.find(.button, "turn").tap()
    #expect(host.screen.contains("1 last") && !host.screen.contains("shown"), "\(host.screen)")
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  @Test(
    "a subview has the environment of its position and of the modifiers around it in the content")
  func environment() {
    let host = TestHost(columns: 40, rows: 8) {
      Group(
        subviews: Group {
          Reader()
          Reader().disabled(true)
        }
      ) { subviews in
        VStack { subviews }
        VStack { Text("then") }
      }
    }
    #expect(host.findAll(.text).map(\.label) == ["enabled", "disabled", "then"])
    func outer(_ isDisabled: Bool) -> some View {
      Group(subviews: Reader()) { subviews in ForEach(subviews) { $0.disabled(isDisabled) } }
    }
    let changing = TestHost(columns: 40, rows: 8) { outer(true) }
    #expect(changing.screen.contains("disabled"), "\(changing.screen)")
    changing.update { outer(false) }
    #expect(changing.screen.contains("enabled"), "\(changing.screen)")
  }

  @Test("a modifier on a group in the content, and one on a subview, apply to each")
  func modifiers() {
    let host = TestHost(columns: 40, rows: 8) {
      Group(subviews: Several().accessibilityHint("inner").padding(.leading, 16)) { subviews in
        ForEach(subviews) { $0.padding(.leading, 16) }
      }
    }
    #expect(host.findAll(.text).map(\.frame.x).allSatisfy { $0 >= 4 }, "\(host.screen)")
  }

  @Test("a slice of the subviews is a view of these")
  func slices() {
    let host = TestHost(columns: 40, rows: 8) {
      Group(subviews: ForEach(0..<5) { Text("row \($0)") }) { subviews in
        VStack {
          subviews[1..<3]
          subviews.last
        }
      }
    }
    #expect(host.findAll(.text).map(\.label) == ["row 1", "row 2", "row 4"])
  }

  @Test("a list over subviews has a row for each")
  func list() {
    let host = TestHost(columns: 40, rows: 8) {
      List {
        ForEach(subviews: ForEach(0..<100) { Text("row \($0)") }) { subview in
          HStack {
            Text("*")
            subview
          }
        }
      }
    }
    #expect(host.screen.contains("* row 0") || host.screen.contains("*  row 0"), "\(host.screen)")
    #expect(!host.screen.contains("row 50"))
  }

  @Test("a selection identifies a subview by the id of its row")
  func selection() throws {
    struct Screen: View {
      @State private var selection: Int?
      var body: some View {
        VStack {
          Text("selected \(selection ?? 0)")
          List(selection: $selection) {
            ForEach(subviews: ForEach([7, 8], id: \.self) { Text("row \($0)") }) { $0 }
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Screen() }
    try host.findAll(.row)[1].tap()
    #expect(host.screen.contains("selected 8"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty)
  }
}
