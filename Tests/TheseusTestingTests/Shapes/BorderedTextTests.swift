import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("An outline leaves what it is around, and what is beside it, readable")
struct BorderedTextTests {
  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a border covers no text of the rows that it is in")
  func text() {
    let host = TestHost(columns: 20, rows: 6) {
      Text("one\ntwo\nthree").padding(5).border(.red)
    }
    #expect(lines(host) == ["┌one──┐", "│two  │", "└three┘"])
  }

  @Test("an outline of a fill is drawn over it")
  func fill() {
    let host = TestHost(columns: 20, rows: 6) {
      Rectangle().fill(.blue).frame(width: 48, height: 48).border(.red)
    }
    #expect(lines(host).first == "┌────┐" && lines(host).last == "└────┘")
  }

  @Test("a border is as high as its view, also when that is no number of rows")
  func height() {
    let host = TestHost(columns: 20, rows: 12) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 80, height: 100).border(.red)
        Text("below")
      }
    }
    let lines = lines(host)
    #expect(lines.filter { $0.hasPrefix("└") } == ["└────────┘"])
    #expect(lines.last == "below")
  }

  @Test("a symbol that fills two rows stands beside the text that a stack centers")
  func symbol() {
    let host = TestHost(columns: 20, rows: 4) {
      HStack {
        Image(systemName: "star").resizable().frame(width: 24, height: 32)
        Text("name")
      }
    }
    #expect(lines(host).count == 1 && lines(host)[0].contains("name"))
    #expect(lines(host)[0].hasPrefix("☆"))
  }

  @Test("an outline of 40 points around a line of text surrounds that line, wherever it begins")
  func oneLine() {
    struct Message: View {
      let offset: CGFloat
      @State private var text = "hello"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 8, height: offset)
          TextField("Message", text: $text).textFieldStyle(.plain).padding(.horizontal, 8)
            .frame(width: 160, height: 40)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    for offset in stride(from: CGFloat(0), through: 16, by: 4) {
      let host = TestHost(columns: 30, rows: 8) { Message(offset: offset) }
      let lines = lines(host).filter { !$0.isEmpty }
      let row = lines.firstIndex { $0.contains("hello") } ?? -1
      if lines.count == 3 {
        #expect(row == 1 && lines[0].hasPrefix("╭") && lines[2].hasPrefix("╰"), "\(host.screen)")
      } else {
        #expect(lines.count == 1 && lines[0].hasPrefix("[") && lines[0].hasSuffix("]"))
      }
    }
  }

  @Test("a box around two lines of text is a box")
  func twoLines() {
    let host = TestHost(columns: 20, rows: 6) {
      Text("one\ntwo").padding(.horizontal, 8).border(.red)
    }
    #expect(lines(host) == ["┌one┐", "└two┘"])
  }
}
