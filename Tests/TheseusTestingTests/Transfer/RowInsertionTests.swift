import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Values are dropped between the rows of a list")
struct RowInsertionTests {
  /// The source in the first row, the list below it: a row of cells for each of its rows.
  private struct Plan: View {
    enum Way { case values, items, numbers }
    let way: Way
    var isDisabled = false
    @State private var names = ["one", "two"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("new").draggable("new")
        List {
          switch way {
          case .values:
            rows.dropDestination(for: String.self) { texts, offset in
              names.insert(contentsOf: texts, at: offset)
            }
          case .items:
            rows.onInsert(of: [.text]) { offset, providers in
              names.insert("items \(providers.count)", at: offset)
            }
          case .numbers:
            rows.dropDestination(for: URL.self) { _, offset in names.insert("link", at: offset) }
          }
        }
        .disabled(isDisabled)
        Text("names \(names.joined(separator: " "))")
      }
    }

    private var rows: ForEach<[String], String, Text> {
      ForEach(names, id: \.self) { Text($0) }
    }
  }

  private func row(of text: String, _ host: TestHost) throws -> Int {
    try #require(
      host.screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(text) })
  }

  private func send(_ host: TestHost, _ action: PointerEvent.Action, _ column: Int, _ row: Int) {
    host.send(.pointer(PointerEvent(action, column: column, row: row)))
  }

  private func drag(_ host: TestHost, to row: Int, releases: Bool = true) {
    send(host, .press(.left), 1, 0)
    send(host, .move(.left), 2, 1)
    send(host, .move(.left), 6, row)
    if releases { send(host, .release(.left), 6, row) }
  }

  private func host(_ way: Plan.Way, isDisabled: Bool = false) -> TestHost {
    TestHost(columns: 40, rows: 10) { Plan(way: way, isDisabled: isDisabled) }
  }

  @Test("a value dropped on a row comes before it")
  func before() throws {
    let host = host(.values)
    drag(host, to: try row(of: "two", host))
    #expect(host.screen.contains("names one new two"))
    let first = self.host(.values)
    drag(first, to: try row(of: "one", first))
    #expect(first.screen.contains("names new one two"))
  }

  @Test("a value dropped below the last row comes behind it")
  func behind() throws {
    let host = host(.values)
    drag(host, to: try row(of: "two", host) + 3)
    #expect(host.screen.contains("names one two new"))
  }

  @Test("onInsert receives the item providers and the offset")
  func items() throws {
    let host = host(.items)
    drag(host, to: try row(of: "two", host))
    #expect(host.screen.contains("names one items 1 two"))
  }

  @Test("values of another type, and lists that are disabled, insert nothing")
  func refused() throws {
    let other = host(.numbers)
    drag(other, to: try row(of: "two", other))
    #expect(other.screen.contains("names one two"))
    let disabled = host(.values, isDisabled: true)
    drag(disabled, to: try row(of: "two", disabled))
    #expect(disabled.screen.contains("names one two"))
  }

  @Test("the rows of two loops have offsets of their own")
  func loops() throws {
    struct Lists: View {
      @State private var log = "nothing"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("new").draggable("new")
          List {
            ForEach(["a1", "a2"], id: \.self) { Text($0) }
              .dropDestination(for: String.self) { _, offset in log = "first \(offset)" }
            ForEach(["b1", "b2"], id: \.self) { Text($0) }
              .onDelete { _ in }
              .dropDestination(for: String.self) { _, offset in log = "second \(offset)" }
          }
          Text("log \(log)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Lists() }
    drag(host, to: try row(of: "a2", host))
    #expect(host.screen.contains("log first 1"))
    drag(host, to: try row(of: "b1", host))
    #expect(host.screen.contains("log second 0"))
    drag(host, to: try row(of: "b2", host) + 2)
    #expect(host.screen.contains("log second 2"))
  }

  @Test("released outside of the list nothing is inserted")
  func outside() throws {
    let host = host(.values)
    drag(host, to: try row(of: "two", host), releases: false)
    send(host, .move(.left), 2, 0)
    send(host, .release(.left), 2, 0)
    #expect(host.screen.contains("names one two"))
  }

  private struct Empty: View {
    @State private var names: [String] = []
    @State private var others = ["other"]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("new").draggable("new")
        List {
          Section("Plan") {
            ForEach(names, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { texts, offset in
                names.insert(contentsOf: texts, at: offset)
              }
          }
          Section("Others") { ForEach(others, id: \.self) { Text($0) } }
        }
        Text("names \(names.joined(separator: " "))")
      }
    }
  }

  @Test("a loop without rows takes the first value")
  func empty() throws {
    let host = TestHost(columns: 40, rows: 12) { Empty() }
    drag(host, to: try row(of: "Plan", host) + 1)
    #expect(host.screen.contains("names new"), "\(host.screen)")
  }

  @Test("a loop without rows takes no value of another type, nor in a disabled list")
  func emptyRefused() throws {
    struct Refusing: View {
      let isDisabled: Bool
      @State private var log = "nothing"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("new").draggable("new")
          List {
            if isDisabled {
              ForEach([String](), id: \.self) { Text($0) }
                .dropDestination(for: String.self) { _, _ in log = "text" }
            } else {
              ForEach([String](), id: \.self) { Text($0) }
                .dropDestination(for: URL.self) { _, _ in log = "link" }
            }
          }
          .disabled(isDisabled)
          Text("log \(log)")
        }
      }
    }
    for isDisabled in [false, true] {
      let host = TestHost(columns: 40, rows: 12) { Refusing(isDisabled: isDisabled) }
      drag(host, to: 2)
      #expect(host.screen.contains("log nothing"))
    }
  }
}
