import Foundation
import Testing
import TheseusTesting
import TheseusViews
import UniformTypeIdentifiers

@MainActor @Suite("a drop follows what its destination proposes and takes")
struct DropProposalTests {
  @MainActor private final class Log { var lines: [String] = [] }

  /// Copies at its beginning, proposes nothing new in its middle, and refuses at its end.
  private struct Picky: DropDelegate {
    let log: Log
    var last = DropOperation.forbidden

    func dropUpdated(info: DropInfo) -> DropProposal? {
      if info.location.x < 40 { return DropProposal(operation: .copy) }
      return info.location.x < 80 ? nil : DropProposal(operation: last)
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.lines.append("dropped")
      return true
    }
  }

  /// Drags over these columns of the destination, and drops at the last one.
  private func drag(over columns: [Int], last: DropOperation = .forbidden) -> [String] {
    let log = Log()
    let host = TestHost(columns: 30, rows: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("source").onDrag { NSItemProvider(object: NSString(string: "words")) }
        Text("target").frame(width: 160, height: 16, alignment: .leading)
          .onDrop(of: [.text], delegate: Picky(log: log, last: last))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    func send(_ action: PointerEvent.Action, _ column: Int, _ row: Int) {
      host.send(.pointer(PointerEvent(action, column: column, row: row)))
    }
    send(.press(.left), 1, 0)
    for column in columns { send(.move(.left), column, 1) }
    send(.release(.left), columns.last ?? 0, 1)
    return log.lines
  }

  @Test(
    "a forbidden or canceled drop is not performed", arguments: [DropOperation.forbidden, .cancel])
  func refused(_ operation: DropOperation) {
    #expect(drag(over: [2, 15], last: operation) == ["exited"])
    #expect(drag(over: [15], last: operation) == ["exited"])
    #expect(drag(over: [15, 2], last: operation) == ["dropped"])
    #expect(drag(over: [15], last: .move) == ["dropped"])
  }

  @Test("without a new proposal the last one holds")
  func repeated() {
    #expect(drag(over: [15, 14, 7]) == ["exited"])
    #expect(drag(over: [2, 7]) == ["dropped"])
    #expect(drag(over: [7]) == ["dropped"])
  }

  private struct Pictures: DropDelegate {
    let log: Log
    func performDrop(info: DropInfo) -> Bool {
      log.lines.append(names(info.itemProviders(for: [.image])))
      return true
    }
  }

  @Test("of several files it passes those that have one of the types")
  func types() throws {
    let log = Log()
    let host = TestHost(columns: 30, rows: 4) {
      VStack(alignment: .leading) {
        Text("action").onDrop(of: [.image], isTargeted: nil) { providers in
          log.lines.append(names(providers))
          return true
        }
        Text("delegate").onDrop(of: [.image], delegate: Pictures(log: log))
        Text("files").onDrop(of: [.fileURL], isTargeted: nil) { providers in
          log.lines.append("\(providers.count) files")
          return true
        }
      }
    }
    let files = ["a.png", "b.txt", "c.png"].map { URL(fileURLWithPath: "/pictures/\($0)") }
    for name in ["action", "delegate", "files"] {
      let frame = try host.find(.text, name).frame
      let point = CGPoint(x: (CGFloat(frame.x) + 0.5) * 8, y: (CGFloat(frame.y) + 0.5) * 16)
      #expect(host.window.drop(files, at: point))
    }
    #expect(log.lines == ["public.png public.png", "public.png public.png", "3 files"])
  }
}

/// The first type of each provider.
private func names(_ providers: [NSItemProvider]) -> String {
  providers.compactMap(\.registeredTypeIdentifiers.first).joined(separator: " ")
}
