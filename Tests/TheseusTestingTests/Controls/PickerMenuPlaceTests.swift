import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The menu of a picker opens under its value")
struct PickerMenuPlaceTests {
  private struct Page: View {
    @State private var flavor = "Plain"
    var isForm = true
    var body: some View {
      if isForm {
        Form { picker }
      } else {
        HStack { picker }
      }
    }

    private var picker: some View {
      Picker("Flavor of the glaze", selection: $flavor) {
        ForEach(["Plain", "Lemon"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
    }
  }

  private func column(of text: String, _ host: TestHost) -> Int? {
    for row in host.screen.split(separator: "\n") {
      if let range = row.range(of: text) {
        return row.distance(from: row.startIndex, to: range.lowerBound)
      }
    }
    return nil
  }

  @Test("in a form, where the value is at the end of the row, and outside of one")
  func opens() throws {
    for isForm in [true, false] {
      let host = TestHost(columns: 60, rows: 10) { Page(isForm: isForm) }
      let value = try #require(column(of: "Plain", host))
      try host.find(.picker).tap()
      let item = try #require(column(of: "Lemon", host), "\(host.screen)")
      #expect(abs(item - value) <= 3, "\(host.screen)")
      host.press(.downArrow)
      host.press(.return)
      #expect(try host.find(.picker).value == "Lemon")
    }
  }
}
