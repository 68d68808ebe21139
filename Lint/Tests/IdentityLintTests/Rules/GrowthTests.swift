import Foundation
import IdentityLint
import Testing

@Suite("Time", .serialized)
struct GrowthTests {
  /// Views for which the rules ask every question about the surroundings: who calls them, what
  /// changes the values they read, who edits their rows.
  private func views(_ count: Int) -> String {
    let views = (0..<count).map { number in
      """
      struct Page\(number): View {
        let title: String
        @State private var isOpen = false
        @State private var names: [String] = []
        @ObservedObject var model: Model
        @Environment(\\.custom) private var custom
        var rows: [String] { names }
        var body: some View {
          VStack {
            if isOpen { Text(title).bold() } else { Text(title) }
            ForEach(rows, id: \\.self) { item in TextField(item, text: .constant(item)) }
            ForEach($names, id: \\.self) { $name in Page\((number + 1) % count)(title: name, \
      model: model) }
            Button("Remove") { names.removeAll { $0.isEmpty }; isOpen.toggle(); \
      model.isOn.toggle(); model.title = "x" }
          }
          .modifier(Padded\(number)(isOn: model.isOn))
          .wide(model.isOn)
          .environment(\\.custom, \(number))
        }
      }
      struct Padded\(number): ViewModifier {
        let isOn: Bool
        @Environment(\\.custom) private var custom
        func body(content: Content) -> some View { if isOn, custom > 1 { content.padding() } else \
      { content } }
      }
      """
    }
    return """
      import SwiftUI
      final class Model: ObservableObject { @Published var title = ""; @Published var isOn = false }
      extension View { @ViewBuilder func wide(_ isWide: Bool) -> some View { if isWide { padding() \
      } else { self } } }
      \(views.joined(separator: "\n"))
      """
  }

  /// Processor time of this thread, so that other tests do not count.
  private func processorSeconds(_ count: Int) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let text = views(count)
    let start = now()
    #expect(
      !Linter(rules: LintRules.all).findings(in: [SourceUnit(path: "A.swift", text: text)]).isEmpty)
    return now() - start
  }

  @Test("grows as the number of views does")
  func linear() {
    _ = processorSeconds(20)
    let few = processorSeconds(100)
    let many = processorSeconds(800)
    // Eight times the views; if each were compared with all others it would be 64 times the time.
    #expect(many < few * 16, "100 views take \(few) s, 800 take \(many) s")
  }
}
