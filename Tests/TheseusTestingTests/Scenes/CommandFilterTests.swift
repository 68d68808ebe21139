import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Typing into the list of commands filters it")
struct CommandFilterTests {
  private struct Notes: App {
    @State private var ran: [String] = []
    @State private var isLoud = true
    var body: some Scene {
      WindowGroup("Main") {
        VStack {
          TextField("Name", text: .constant("abc"))
          Text("ran \(ran.joined(separator: ","))")
        }
      }
      .commands {
        CommandMenu("Go") {
          Button("Next Day") { ran.append("day") }.keyboardShortcut("]")
          Button("Rename…") { ran.append("rename") }
          Button("Never") { ran.append("never") }.disabled(true)
        }
        CommandMenu("Task") {
          Button("New Task") { ran.append("new") }.keyboardShortcut("n")
          Toggle("Loud", isOn: $isLoud)
          Menu("Move") {
            Button("To Next Month") { ran.append("month") }
            Button("Crème") { ran.append("cream") }
          }
        }
      }
      Window("Extras", id: "extras") { Text("the extras") }
    }
  }

  private var f10: KeyEquivalent { get throws { try #require(KeyEquivalent.function(10)) } }

  private func host() throws -> TestHost {
    let host = TestHost(app: Notes(), columns: 80, rows: 24)
    try host.press(f10)
    return host
  }

  private func rows(_ host: TestHost) -> [String] {
    host.findAll(.menuItem).map(\.label)
  }

  @Test("the commands that contain the text are listed, those that start with it first")
  func filtering() throws {
    let host = try host()
    #expect(host.screen.contains("Go") && host.screen.contains("Task"))
    host.type("ne")
    let names = ["Next Day", "Never", "New Task", "To Next Month"]
    #expect(rows(host).count == 4 && zip(rows(host), names).allSatisfy { $0.hasPrefix($1) })
    let line = try #require(
      host.screen.split(separator: "\n").first { $0.contains("Next Day") })
    #expect(line.contains("Go"))
    let nested = try #require(
      host.screen.split(separator: "\n").first { $0.contains("To Next Month") })
    #expect(nested.contains("Task, Move"))
    #expect(host.screen.contains("4 of "))
  }

  @Test("upper and lower case and accents do not matter")
  func folding() throws {
    let host = try host()
    host.type("CREM")
    #expect(rows(host).count == 1 && rows(host)[0].hasPrefix("Crème"))
  }

  @Test("the first match has focus, the arrow keys move on, and Return runs one after closing")
  func running() throws {
    let host = try host()
    host.type("ne")
    #expect(host.focused?.label.hasPrefix("Next Day") == true)
    host.press(.downArrow)
    #expect(host.focused?.label.hasPrefix("New Task") == true)
    host.press(.return)
    #expect(host.screen.contains("ran new") && !host.screen.contains("Commands"))
    #expect(host.focused?.label == "Name")
  }

  @Test("a space belongs to the text once there is some, and runs nothing")
  func space() throws {
    let host = try host()
    host.type("next d")
    #expect(rows(host).count == 1)
    #expect(!host.screen.contains("ran day"))
    host.press(.return)
    #expect(host.screen.contains("ran day"))
  }

  @Test("Backspace takes the text back, down to all menus; it is not typed into the field behind")
  func backspace() throws {
    let host = try host()
    host.type("nex")
    for _ in 0..<5 { host.press(.delete) }
    #expect(host.screen.contains("Windows") && host.focused?.label == "Next Day")
    host.press(.escape)
    #expect(try host.find(.textField).value == "abc")
  }

  @Test("without a match the panel says so, and typing continues")
  func nothing() throws {
    let host = try host()
    host.type("xyz")
    #expect(rows(host).isEmpty && host.screen.contains("No command has this name"))
    host.press(.return)
    for _ in 0..<3 { host.press(.delete) }
    host.type("loud")
    #expect(rows(host).count == 1 && host.screen.contains("✓ Loud"))
  }

  @Test("a match that is disabled is listed, and typing continues")
  func disabled() throws {
    let host = try host()
    host.type("never")
    #expect(rows(host).count == 1 && host.screen.contains("Not available now"))
    host.press(.return)
    host.press(.delete)
    #expect(!host.screen.contains("ran never") && rows(host).count == 1)
  }

  @Test("pasted text filters too")
  func pasting() throws {
    let host = try host()
    host.paste("rename")
    #expect(rows(host).count == 1)
  }

  @Test("the panel is 60 cells wide and stays where it is while it becomes shorter")
  func place() throws {
    func frame(_ host: TestHost) -> (row: Int?, width: Int?) {
      let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = lines.firstIndex { $0.contains("╭") }
      let edge = row.map { lines[$0] }
      let width = edge.flatMap { edge in
        edge.firstIndex(of: "╭").flatMap { start in
          edge.firstIndex(of: "╮").map { edge.distance(from: start, to: $0) + 1 }
        }
      }
      return (row, width)
    }
    let host = try host()
    let before = frame(host)
    #expect(before.row == 2 && before.width == 60)
    host.type("next day")
    let after = frame(host)
    #expect(after.row == 2 && after.width == 60)
  }

  @Test("the typed text is underlined in the accent in each name")
  func emphasis() throws {
    let host = try host()
    host.type("ne")
    let picture = host.picture
    let lines = picture.lines
    let row = try #require(lines.firstIndex { $0.contains("To Next Month") })
    let start = try #require(lines[row].range(of: "Next"))
    let column = lines[row].distance(from: lines[row].startIndex, to: start.lowerBound)
    for offset in 0..<4 {
      let style = try #require(picture.style(x: column + offset, y: row))
      #expect(style.attributes.contains(.underline) == (offset < 2))
    }
  }
}
