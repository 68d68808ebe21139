import TheseusTesting
import TheseusViews
import Testing

/// The menu of a picker is closed: nothing shows its choices, except the chosen one.
@MainActor @Suite("a row with a closed picker reads what the picker shows")
struct PickerRowTextTests {
  enum Title: CaseIterable { case none, hidden, title, image }

  private struct Choices: View {
    let title: Title
    @State private var flavor = 2
    var body: some View {
      switch title {
      case .none:
        Picker(selection: $flavor) {
          choices
        } label: {
          EmptyView()
        }
      case .hidden: Picker("Flavor", selection: $flavor) { choices }.labelsHidden()
      case .title: Picker("Flavor", selection: $flavor) { choices }
      case .image: Picker("Flavor", systemImage: "star", selection: $flavor) { choices }
      }
    }
    @ViewBuilder private var choices: some View {
      ForEach(1..<4) { Text("choice \($0)").tag($0) }
    }
  }

  private func isRead(_ row: Element) -> Bool {
    !row.label.contains("choice 1") && !row.label.contains("choice 3")
  }

  @Test("in a list and a form", arguments: Title.allCases)
  func rows(_ title: Title) throws {
    let list = TestHost(columns: 60, rows: 8) {
      List { Choices(title: title).pickerStyle(.menu) }
    }
    let row = try list.find(.row)
    #expect(isRead(row), "\(row.label)")
    if title == .none { #expect(row.label == "choice 2") }
    if title == .title { #expect(row.label == "Flavor") }
    let form = TestHost(columns: 60, rows: 8) { Form { Choices(title: title) } }
    for element in form.findAll(.row) + form.findAll(.picker) { #expect(isRead(element)) }
  }

  /// A browser names a button by what is drawn in it, so a title would be read twice there.
  @Test("in a button")
  func button() throws {
    let button = TestHost(columns: 60, rows: 8) {
      Button {
      } label: {
        HStack {
          Text("before")
          Choices(title: .none).pickerStyle(.menu)
        }
      }
    }
    #expect(isRead(try button.find(.button)))
  }

  @Test("the picker keeps its choices")
  func choices() throws {
    let host = TestHost(columns: 60, rows: 8) { List { Choices(title: .none) } }
    let picker = try host.find(.picker)
    #expect(picker.value == "choice 2")
    try picker.select("choice 3")
    #expect(try host.find(.picker).value == "choice 3")
  }
}
