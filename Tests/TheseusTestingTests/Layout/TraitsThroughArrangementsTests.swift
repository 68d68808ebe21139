import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// `layoutPriority` and `layoutValue` are traits of a view, which modifiers around it keep, also
/// those that show something beside it.
@MainActor @Suite("a layout priority reaches the stack")
struct TraitsThroughArrangementsTests {
  enum Wrapper: CaseIterable {
    case none, padding, frame, overlay, background, badge, noBadge, toolbar, searchable
    case topInset, sideInset, inspector, group, erased, button
  }

  /// A text with a priority, inside a modifier.
  private struct Wrapped: View {
    let wrapper: Wrapper
    let priority: Double
    private var text: some View {
      Text("first words that are long").layoutPriority(priority)
    }
    @ViewBuilder var body: some View {
      switch wrapper {
      case .none: text
      case .padding: text.padding(0)
      case .frame: text.frame(maxWidth: .infinity, alignment: .leading)
      case .overlay: text.overlay { Text("x") }
      case .background: text.background { Text("x") }
      case .badge: text.badge(1)
      case .noBadge: text.badge(0)
      case .toolbar: text.toolbar { Button("item") {} }
      case .searchable: text.searchable(text: .constant(""))
      case .topInset: text.safeAreaInset(edge: .top) { Text("x") }
      case .sideInset: text.safeAreaInset(edge: .leading) { Text("x") }
      case .inspector: text.inspector(isPresented: .constant(false)) { Text("x") }
      case .group: Group { text }
      case .erased: AnyView(text)
      case .button: Button("b") {}.overlay { EmptyView() }.layoutPriority(priority)
      }
    }
  }

  private struct Priority: Layout {
    let note: @Sendable (Double, Int) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { note(subview.priority, subview[Weight.self]) }
    }
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 1 }

  private final class Notes: @unchecked Sendable {
    var last: (priority: Double, weight: Int) = (-1, -1)
  }

  private struct Screen: View {
    let wrapper: Wrapper
    let notes: Notes
    @State private var priority = 3.0
    var body: some View {
      VStack {
        Button("change") { priority = 5 }
        Priority(note: { notes.last = ($0, $1) }) {
          Wrapped(wrapper: wrapper, priority: priority)
        }
      }
    }
  }

  @Test("through modifiers, also when it changes", arguments: Wrapper.allCases)
  func modifiers(_ wrapper: Wrapper) throws {
    let notes = Notes()
    let host = TestHost(columns: 60, rows: 12) { Screen(wrapper: wrapper, notes: notes) }
    #expect(notes.last.priority == 3)
    try host.find(.button, "change").tap()
    #expect(notes.last.priority == 5)
  }

  @Test("and so do layout values")
  func values() {
    func weight<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> Int {
      let notes = Notes()
      _ = TestHost(columns: 60, rows: 12) {
        Priority(note: { notes.last = ($0, $1) }) { view() }
      }
      return notes.last.weight
    }
    let heavy = Text("a").layoutValue(key: Weight.self, value: 7)
    #expect(weight { heavy.badge(1) } == 7)
    #expect(weight { heavy.toolbar { Button("item") {} } } == 7)
    #expect(weight { heavy.searchable(text: .constant("")) } == 7)
    #expect(weight { heavy.safeAreaInset(edge: .bottom) { Text("x") } } == 7)
    #expect(weight { heavy.inspector(isPresented: .constant(true)) { Text("x") } } == 7)
    #expect(weight { HStack { heavy }.badge(1) } == 1)
  }

  @Test("a changed priority gives the space to another view", arguments: [false, true])
  func space(_ isWrapped: Bool) throws {
    struct Row: View {
      let isWrapped: Bool
      @State private var isFirst = false
      var body: some View {
        VStack(alignment: .leading) {
          Button("swap") { isFirst.toggle() }
          HStack {
            if isWrapped {
              Text("aaaaaaaaaaaaaaa").lineLimit(1).layoutPriority(isFirst ? 1 : 0).padding(0)
                .background(.red)
            } else {
              Text("aaaaaaaaaaaaaaa").lineLimit(1).layoutPriority(isFirst ? 1 : 0)
            }
            Text("bbbbbbbbbbbbbbb").lineLimit(1).layoutPriority(isFirst ? 0 : 1)
          }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 4) { Row(isWrapped: isWrapped) }
    #expect(host.screen.contains("bbbbbbbbbbbbbbb"))
    try host.find(.button, "swap").tap()
    #expect(host.screen.contains("aaaaaaaaaaaaaaa"), "\(host.screen)")
    #expect(!host.screen.contains("bbbbbbbbbbbbbbb"))
    try host.find(.button, "swap").tap()
    #expect(host.screen.contains("bbbbbbbbbbbbbbb"))
  }
}
