import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A picker without a label stays in its width")
struct NarrowPickerTests {
  private func picker(_ title: String) -> some View {
    Picker(title, selection: .constant(1)) {
      Text("The one with the longest name of them all").tag(1)
      Text("Short").tag(2)
    }
  }

  @Test("a value that is longer than the frame is cut off", arguments: ["", "hidden"])
  func narrow(_ title: String) throws {
    let host = TestHost(columns: 40, rows: 3) {
      HStack {
        if title.isEmpty {
          picker("").frame(width: 160)
        } else {
          picker(title).labelsHidden().frame(width: 160)
        }
        Text("END")
      }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("END") })
    #expect(line.contains("The one") && line.contains("▾"), "\(line)")
    #expect(line.contains("…"), "\(line)")
  }

  @Test("with enough space it is as wide as its longest choice")
  func wide() throws {
    let host = TestHost(columns: 60, rows: 3) { picker("").labelsHidden() }
    #expect(host.screen.contains("The one with the longest name of them all"))
  }
}
