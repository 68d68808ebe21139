import TheseusTesting
import TheseusViews
import Testing

private struct Accent: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
  fileprivate var accent: String {
    get { self[Accent.self] }
    set { self[Accent.self] = newValue }
  }
}

@MainActor @Suite("Sections of some content")
struct SectionsTests {
  private struct Content: View {
    var isLong = false
    var body: some View {
      Text("loose 1")
      Text("loose 2")
      Section {
        Text("a")
        if isLong { Text("b") }
      } header: {
        Text("first")
      } footer: {
        Text("end")
      }
      .containerValue(\.accent, "red")
      Section("second") { ForEach(0..<2) { Text("row \($0)") } }
      Text("between")
      Section {}
    }
  }

  private struct Sections<Inner: View>: View {
    @ViewBuilder let content: Inner
    var body: some View {
      Group(sections: content) { sections in
        Text("\(sections.count) sections")
        ForEach(sections) { section in
          Text(
            """
            \(section.header.count)+\(section.content.count)+\(section.footer.count) \
            \(section.containerValues.accent)
            """
          )
          if section.header.isEmpty { Text("untitled") } else { section.header }
          section.content
          section.footer
        }
      }
    }
  }

  @Test("each section has its header, content, footer and values; loose views form sections")
  func parts() {
    let host = TestHost(columns: 30, rows: 30) { VStack { Sections { Content() } } }
    #expect(
      host.findAll(.text).map(\.label) == [
        "5 sections", "0+2+0 none", "untitled", "loose 1", "loose 2", "1+1+1 red", "first", "a",
        "end", "1+2+0 none", "second", "row 0",
        "row 1", "0+1+0 none", "untitled", "between", "0+0+0 none", "untitled",
      ])
    host.update { VStack { Sections { Content(isLong: true) } } }
    #expect(host.screen.contains("1+2+1 red") && host.screen.contains("b"), "\(host.screen)")
  }

  @Test("ForEach(sections:) creates a view for each section")
  func forEach() {
    let host = TestHost(columns: 30, rows: 30) {
      ForEach(sections: Content()) { section in
        HStack {
          Text("\(section.content.count):")
          section.content
        }
      }
    }
    #expect(
      host.findAll(.text).map(\.label).filter { $0.hasSuffix(":") } == [
        "2:", "1:", "2:", "1:", "0:",
      ])
  }

  @Test("a section keeps its identity as the others change")
  func identity() throws {
    struct Folding: View {
      let title: String
      @State private var isOpen = false
      var body: some View { Button("\(title) \(isOpen)") { isOpen.toggle() } }
    }
    func content(_ ids: [Int]) -> some View {
      Group(sections: ForEach(ids, id: \.self) { id in Section("s\(id)") { Text("row") } }) {
        sections in
        ForEach(sections) { _ in Folding(title: "section") }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { content([1, 2]) }
    try host.findAll(.button)[1].tap()
    host.update { content([2, 1]) }
    #expect(host.findAll(.button).map(\.label) == ["section true", "section false"])
    host.update { content([3, 2]) }
    #expect(host.findAll(.button).map(\.label) == ["section false", "section true"])
  }
}
