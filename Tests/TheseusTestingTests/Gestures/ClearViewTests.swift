import Foundation
import TheseusTesting
import Testing

/// SwiftUI finds no view where nothing is drawn, unless a content shape says that there is one.
@MainActor @Suite("A press passes through views that cannot be seen")
struct ClearViewTests {
  @MainActor private final class Log { var lines: [String] = [] }

  enum Form: CaseIterable {
    case clear, clearShape, opacity, hidden, untouchable, inStack, alone, background, spacer
  }

  private struct Front: View {
    let form: Form
    var isShown = false
    let log: Log
    var body: some View {
      let tap: @MainActor @Sendable () -> Void = { log.lines.append("front") }
      switch form {
      case .clear: Color.black.opacity(isShown ? 0.4 : 0).onTapGesture(perform: tap)
      case .clearShape: Rectangle().fill(isShown ? .red : .clear).onTapGesture(perform: tap)
      case .opacity: Color.red.opacity(1).opacity(isShown ? 1 : 0).onTapGesture(perform: tap)
      case .hidden: hidden.onTapGesture(perform: tap)
      case .untouchable: Color.red.allowsHitTesting(isShown).padding(0).onTapGesture(perform: tap)
      case .inStack:
        VStack { HStack { Color.black.opacity(isShown ? 0.4 : 0) } }.padding(0)
          .onTapGesture(count: 2) {}
          .simultaneousGesture(TapGesture().onEnded(tap))
      case .alone: if isShown { Color.red.onTapGesture(perform: tap) } else { Color.clear }
      case .background:
        Spacer().background(isShown ? Color.red : Color.clear).onTapGesture(perform: tap)
      case .spacer:
        VStack { if isShown { Color.red } else { Spacer() } }.frame(width: 80)
          .onTapGesture(perform: tap)
      }
    }

    @ViewBuilder private var hidden: some View {
      if isShown { Color.red } else { Color.red.hidden() }
    }
  }

  private struct Page: View {
    let form: Form
    let isShown: Bool
    let log: Log
    var body: some View {
      ZStack(alignment: .topLeading) {
        Button("back") { log.lines.append("back") }.buttonStyle(.plain)
        Front(form: form, isShown: isShown, log: log)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func click(_ host: TestHost) async throws {
    host.send(.pointer(PointerEvent(.press(.left), column: 1, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: 1, row: 0)))
    host.advance(by: .seconds(1))
    try await host.settle()
  }

  @Test("and is taken by the view once it is shown", arguments: Form.allCases)
  func clear(_ form: Form) async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) { Page(form: form, isShown: false, log: log) }
    try await click(host)
    #expect(log.lines == ["back"])
    host.update { Page(form: form, isShown: true, log: log) }
    log.lines = []
    try await click(host)
    #expect(log.lines == ["front"])
    host.update { Page(form: form, isShown: false, log: log) }
    log.lines = []
    try await click(host)
    #expect(log.lines == ["back"])
  }

  @Test("but not through a content shape")
  func shaped() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      ZStack(alignment: .topLeading) {
        Button("back") { log.lines.append("back") }
        Color.clear.contentShape(Rectangle()).onTapGesture { log.lines.append("front") }
      }
    }
    try await click(host)
    #expect(log.lines == ["front"])
  }
}
