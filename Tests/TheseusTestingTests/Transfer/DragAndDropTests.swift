import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Views are dragged onto others with the pointer")
struct DragAndDropTests {
  struct Card: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  /// The source in the first row, the target in the fourth.
  private struct Board: View {
    let target: Target
    @State private var dropped = "nothing"
    @State private var isTargeted = false
    @State private var taps = 0

    enum Target { case cards, strings, numbers }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Card") { taps += 1 }.buttonStyle(.plain).draggable(Card(title: "first"))
        Text("dropped \(dropped) over \(isTargeted) taps \(taps)")
        switch target {
        case .cards:
          slot.dropDestination(
            for: Card.self, action: { cards, _ in take(cards.map(\.title)) },
            isTargeted: { isTargeted = $0 })
        case .strings:
          slot.dropDestination(
            for: String.self, action: { texts, _ in take(texts) }, isTargeted: { isTargeted = $0 })
        case .numbers:
          slot.dropDestination(
            for: URL.self, action: { links, _ in take(links.map(\.path)) },
            isTargeted: { isTargeted = $0 })
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var slot: some View {
      Text("slot").frame(width: 80, height: 32, alignment: .topLeading)
    }

    private func take(_ names: [String]) -> Bool {
      dropped = names.joined()
      return true
    }
  }

  private func take(_ host: TestHost, _ action: PointerEvent.Action, _ column: Int, _ row: Int) {
    host.send(.pointer(PointerEvent(action, column: column, row: row)))
  }

  private func drag(_ host: TestHost, to row: Int) {
    take(host, .press(.left), 1, 0)
    take(host, .move(.left), 2, 1)
    take(host, .move(.left), 2, row)
    take(host, .release(.left), 2, row)
  }

  @Test("the value itself is delivered for its own type, and a proxy for another")
  func types() {
    let cards = TestHost(columns: 50, rows: 6) { Board(target: .cards) }
    drag(cards, to: 2)
    #expect(cards.screen.contains("dropped first over false taps 0"))
    let strings = TestHost(columns: 50, rows: 6) { Board(target: .strings) }
    drag(strings, to: 3)
    #expect(strings.screen.contains("dropped first"))
    let numbers = TestHost(columns: 50, rows: 6) { Board(target: .numbers) }
    drag(numbers, to: 2)
    #expect(numbers.screen.contains("dropped nothing over false"))
  }

  @Test("the target is notified when the drag enters and leaves; released elsewhere nothing drops")
  func targeting() {
    let host = TestHost(columns: 50, rows: 6) { Board(target: .cards) }
    take(host, .press(.left), 1, 0)
    take(host, .move(.left), 2, 2)
    #expect(host.screen.contains("over true"))
    take(host, .move(.left), 2, 5)
    #expect(host.screen.contains("over false"))
    take(host, .release(.left), 2, 5)
    #expect(host.screen.contains("dropped nothing"))
  }

  @Test("a press that does not move is a press of the button")
  func press() {
    let host = TestHost(columns: 50, rows: 6) { Board(target: .cards) }
    take(host, .press(.left), 1, 0)
    take(host, .release(.left), 1, 0)
    #expect(host.screen.contains("taps 1"))
  }

  @MainActor final class Log { var lines: [String] = [] }

  private struct Delegate: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.lines.append("updated \(info.location.x)")
      return DropProposal(operation: .move)
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.text]) {
        provider.loadObject(ofClass: String.self) { text, _ in
          log.lines.append("dropped \(text ?? "")")
        }
      }
      return true
    }
  }

  @Test("the older form passes item providers, and a delegate follows them")
  func delegates() {
    let log = Log()
    let host = TestHost(columns: 30, rows: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("source").onDrag { NSItemProvider(object: NSString(string: "words")) }
        Text("target").onDrop(of: [.text], delegate: Delegate(log: log))
        Text("pictures").onDrop(of: [.image], delegate: Delegate(log: log))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    take(host, .press(.left), 1, 0)
    take(host, .move(.left), 2, 1)
    take(host, .move(.left), 3, 1)
    take(host, .move(.left), 3, 2)
    take(host, .move(.left), 3, 1)
    take(host, .release(.left), 3, 1)
    #expect(
      log.lines == [
        "entered", "updated 28.0", "exited", "entered", "updated 28.0", "dropped words",
      ])
  }
}
