import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// `ViewThatFits` shows one of its views; preferences and appearances are those of what is shown.
@MainActor @Suite("a view that ViewThatFits does not show contributes nothing")
struct UnchosenCandidateTests {
  final class Log {
    var names: [String] = []
    var events: [String] = []
  }

  /// How the two candidates are written.
  enum Form: CaseIterable { case plain, group, forEach, conditional, erased, custom, nested }

  private struct Wide: View {
    let log: Log
    var body: some View { candidate(40, "wide", log) }
  }

  private struct Page: View {
    let form: Form
    let log: Log

    var body: some View {
      fitting.onPreferenceChange(Names.self) { log.names = $0 }
    }

    @ViewBuilder private var fitting: some View {
      switch form {
      case .plain:
        ViewThatFits {
          candidate(40, "wide", log)
          candidate(10, "narrow", log)
        }
      case .group:
        ViewThatFits {
          Group {
            candidate(40, "wide", log)
            candidate(10, "narrow", log)
          }
          .padding(0)
        }
      case .forEach:
        ViewThatFits {
          ForEach([40, 10], id: \.self) { candidate($0, $0 == 40 ? "wide" : "narrow", log) }
        }
      case .conditional:
        ViewThatFits {
          if form == .conditional { candidate(40, "wide", log) }
          if form == .plain { Text("never") } else { candidate(10, "narrow", log) }
        }
      case .erased:
        ViewThatFits {
          AnyView(candidate(40, "wide", log))
          AnyView(candidate(10, "narrow", log))
        }
      case .custom:
        ViewThatFits(in: .horizontal) {
          Wide(log: log)
          candidate(10, "narrow", log)
        }
      case .nested:
        ViewThatFits {
          ViewThatFits { candidate(40, "wide", log) }
          ViewThatFits {
            candidate(90, "widest", log)
            candidate(10, "narrow", log)
          }
        }
      }
    }
  }

  @Test("no preference and no appearance", arguments: Form.allCases)
  func preferences(_ form: Form) {
    let log = Log()
    let host = TestHost(columns: 20, rows: 6) { Page(form: form, log: log) }
    #expect(log.names == ["narrow"])
    #expect(log.events == ["narrow appeared"])
    host.resize(columns: 60, rows: 6)
    #expect(log.names == ["wide"])
    #expect(log.events == ["narrow appeared", "wide appeared", "narrow disappeared"])
    host.resize(columns: 20, rows: 6)
    #expect(log.names == ["narrow"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("the usual way to find out whether a text is cut off works")
  func measuring() {
    struct Expandable: View {
      @State private var isCut = false
      var body: some View {
        VStack {
          Text("many words that may take more than a line").lineLimit(1)
            .background {
              ViewThatFits(in: .vertical) {
                Text("many words that may take more than a line").hidden()
                Color.clear.onAppear { isCut = true }
              }
            }
          Text(isCut ? "cut" : "whole")
        }
      }
    }
    #expect(TestHost(columns: 60, rows: 8) { Expandable() }.screen.contains("whole"))
    #expect(TestHost(columns: 20, rows: 8) { Expandable() }.screen.contains("cut"))
  }

  @Test("its state is kept")
  func state() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let host = TestHost(columns: 60, rows: 6) {
      ViewThatFits {
        Counter(name: "wide").frame(width: 320)
        Counter(name: "narrow")
      }
    }
    try host.find(.button, "wide 0").tap()
    host.resize(columns: 20, rows: 6)
    try host.find(.button, "narrow 0").tap()
    host.resize(columns: 60, rows: 6)
    #expect(host.screen.contains("wide 1"))
    host.resize(columns: 20, rows: 6)
    #expect(host.screen.contains("narrow 1"))
  }

  @Test("no title and no item of a bar, in a stack and without one", arguments: [true, false])
  func bars(_ isInStack: Bool) {
    struct Bars: View {
      let isInStack: Bool
      var body: some View {
        if isInStack { NavigationStack { content } } else { content.toolbar {} }
      }
      private var content: some View {
        ViewThatFits(in: .horizontal) {
          Text("a").frame(width: 400).navigationTitle("Wide").toolbar { Button("Long") {} }
          Text("b").navigationTitle("Narrow").toolbar { Button("Short") {} }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Bars(isInStack: isInStack) }
    #expect(host.screen.contains("Narrow") && host.screen.contains("Short"), "\(host.screen)")
    #expect(!host.screen.contains("Wide") && !host.screen.contains("Long"))
    host.resize(columns: 70, rows: 8)
    #expect(host.screen.contains("Wide") && host.screen.contains("Long"), "\(host.screen)")
    #expect(!host.screen.contains("Narrow") && !host.screen.contains("Short"))
  }

  @Test("no focus, shortcut, value of the window or sheet")
  func others() throws {
    struct Others: View {
      let log: Log
      @FocusState private var isFocused: Bool
      @State private var isPresented = false
      var body: some View {
        VStack {
          Button("present") { isPresented = true }
          ViewThatFits(in: .horizontal) {
            part("wide").frame(width: 400)
            part("narrow")
          }
        }
      }
      private func part(_ name: String) -> some View {
        Button(name) { log.events.append(name) }.keyboardShortcut("k")
          .sheet(isPresented: $isPresented) { Text("sheet of \(name)") }
      }
    }
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Others(log: log) }
    host.press("k", modifiers: .command)
    #expect(log.events == ["narrow"])
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    #expect(log.events == ["narrow", "narrow"])
    try host.find(.button, "present").tap()
    #expect(host.screen.contains("sheet of narrow") && !host.screen.contains("sheet of wide"))
  }
}

private struct SceneNameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var sceneName: String? {
    get { self[SceneNameKey.self] }
    set { self[SceneNameKey.self] = newValue }
  }
}

extension UnchosenCandidateTests {
  @Test("no value of the scene")
  func sceneValues() {
    struct Reader: View {
      @FocusedValue(\.sceneName) private var name
      var body: some View { Text("scene \(name ?? "none")") }
    }
    struct Values: View {
      var body: some View {
        VStack {
          Reader()
          ViewThatFits(in: .horizontal) {
            Text("a").frame(width: 400).focusedSceneValue(\.sceneName, "wide")
            Text("b").focusedSceneValue(\.sceneName, "narrow")
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Values() }
    #expect(host.screen.contains("scene narrow"))
    host.resize(columns: 70, rows: 6)
    #expect(host.screen.contains("scene wide"))
    host.resize(columns: 40, rows: 6)
    #expect(host.screen.contains("scene narrow"))
  }
}

@MainActor
private func candidate(_ columns: Int, _ name: String, _ log: UnchosenCandidateTests.Log)
  -> some View
{
  Text(name).frame(width: CGFloat(columns) * 8)
    .preference(key: Names.self, value: [name])
    .onAppear { log.events.append("\(name) appeared") }
    .onDisappear { log.events.append("\(name) disappeared") }
}
