import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct NameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var candidateName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// A view that `ViewThatFits` no longer shows may keep its frame inside the candidate, so that no
/// layout in it runs.
@MainActor @Suite("what a candidate provides follows the choice, also where its frame stays")
struct UnchosenProvisionTests {
  /// Two candidates; the state decides which of them fits.
  private struct Fitting<Wide: View, Narrow: View>: View {
    let wide: Wide
    let narrow: Narrow
    @State private var isLong = true

    var body: some View {
      VStack {
        Button("choose") { isLong.toggle() }
        ViewThatFits(in: .horizontal) {
          wide.frame(width: 80, height: 32).frame(width: isLong ? 800 : 80)
          narrow.frame(width: 80, height: 32)
        }
      }
    }
  }

  private struct Reader: View {
    @FocusedValue(\.candidateName) private var name
    var body: some View { Text("scene \(name ?? "none")") }
  }

  @Test("the values of the scene")
  func sceneValues() throws {
    let host = TestHost(columns: 40, rows: 10) {
      VStack {
        Reader()
        Fitting(
          wide: Text("a").focusedSceneValue(\.candidateName, "wide"),
          narrow: Text("b").focusedSceneValue(\.candidateName, "narrow"))
      }
    }
    for name in ["narrow", "wide", "narrow", "wide"] {
      #expect(host.screen.contains("scene \(name)"), "\(host.screen)")
      try host.find(.button, "choose").tap()
    }
  }

  @Test("in candidates inside candidates")
  func nested() throws {
    let host = TestHost(columns: 40, rows: 10) {
      VStack {
        Reader()
        Fitting(
          wide: ViewThatFits { Text("a").focusedSceneValue(\.candidateName, "wide") },
          narrow: ViewThatFits {
            Text("c").focusedSceneValue(\.candidateName, "widest").frame(width: 90)
            Text("b").focusedSceneValue(\.candidateName, "narrow")
          })
      }
    }
    for name in ["narrow", "wide", "narrow"] {
      #expect(host.screen.contains("scene \(name)"), "\(host.screen)")
      try host.find(.button, "choose").tap()
    }
  }

  @Test("a title, in a stack and in a toolbar without one", arguments: [true, false])
  func titles(_ isInStack: Bool) throws {
    struct Page: View {
      let isInStack: Bool
      var body: some View {
        if isInStack { NavigationStack { content } } else { content.toolbar {} }
      }
      private var content: some View {
        Fitting(
          wide: Text("a").navigationTitle("Large"), narrow: Text("b").navigationTitle("Small"))
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Page(isInStack: isInStack) }
    for (shown, other) in [("Small", "Large"), ("Large", "Small"), ("Small", "Large")] {
      #expect(host.screen.contains(shown) && !host.screen.contains(other), "\(host.screen)")
      try host.find(.button, "choose").tap()
    }
  }

  // MARK: Pages

  enum Form: CaseIterable { case presented, item, active, selection }

  private struct Pages: View {
    let form: Form
    @State private var isPushed = false
    @State private var item: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Button("push") { (isPushed, item) = (true, 1) }
          Fitting(wide: candidate("wide"), narrow: candidate("narrow"))
        }
      }
    }

    @ViewBuilder private func candidate(_ name: String) -> some View {
      switch form {
      case .presented:
        Text(name).navigationDestination(isPresented: $isPushed) { Text("page of \(name)") }
      case .item:
        Text(name).navigationDestination(item: $item) { _ in Text("page of \(name)") }
      case .active:
        NavigationLink(name, isActive: $isPushed) { Text("page of \(name)") }
      case .selection:
        NavigationLink(name, tag: 1, selection: $item) { Text("page of \(name)") }
      }
    }
  }

  @Test("only the chosen view pushes a page", arguments: Form.allCases)
  func pages(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Pages(form: form) }
    for name in ["narrow", "wide", "narrow"] {
      try host.find(.button, "push").tap()
      #expect(host.screen.contains("page of \(name)"), "\(host.screen)")
      host.press(.escape)
      #expect(host.screen.contains("choose") && !host.screen.contains("page of"))
      try host.find(.button, "choose").tap()
    }
    #expect(host.trace.issues.isEmpty)
  }

  @Test("only the chosen view receives an address")
  func addresses() throws {
    @MainActor final class Log { var lines: [String] = [] }
    struct Receiver: App {
      let log: Log
      var body: some Scene {
        WindowGroup {
          Fitting(
            wide: Text("a").onOpenURL { _ in log.lines.append("wide") },
            narrow: Text("b").onOpenURL { _ in log.lines.append("narrow") })
        }
      }
      init() { self.init(log: Log()) }
      init(log: Log) { self.log = log }
    }
    let log = Log()
    let host = TestHost(app: Receiver(log: log), columns: 40, rows: 10)
    let address = try #require(URL(string: "https://example.org/a"))
    for name in ["narrow", "wide", "narrow"] {
      #expect(host.app?.open(address) == true)
      #expect(log.lines == [name])
      log.lines = []
      try host.find(.button, "choose").tap()
    }
  }
}
