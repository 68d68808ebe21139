import Testing
import TheseusTesting
import TheseusViews

@MainActor
@Suite("A stack with room for all its children shortens none of them")
struct RoomForAllTests {
  @Test("buttons in labels of buttons, beside texts")
  func nestedButtons() throws {
    let host = TestHost(columns: 60, rows: 5) {
      HStack {
        Button {
        } label: {
          HStack {
            Text("Outer")
            Button {
            } label: {
              HStack {
                Text("Middle")
                Button("Inner") {}
              }
            }
          }
        }
        Text("tail")
      }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("Outer") })
    for word in ["Middle", "Inner", "tail"] { #expect(line.contains(word)) }
    #expect(try host.find(.button, "Inner").frame.height == 1)
  }

  @Test("a padded text that is less flexible than the one beside it", arguments: [22, 40])
  func padded(columns: Int) throws {
    let host = TestHost(columns: columns, rows: 5) {
      HStack(spacing: 8) {
        Text("ab").padding(.horizontal, 56)
        Text("words")
      }
    }
    #expect(host.screen.contains("ab"))
    #expect(host.screen.contains("words"))
    #expect(try host.find(.text, "ab").frame.height == 1)
  }

  @Test("and divides the space as before where there is not enough")
  func narrow() {
    let host = TestHost(columns: 12, rows: 5) {
      HStack(spacing: 0) {
        Text("first words here").lineLimit(1)
        Text("second words here").lineLimit(1)
      }
    }
    #expect(host.screen.contains("first…secon…"))
  }
}
