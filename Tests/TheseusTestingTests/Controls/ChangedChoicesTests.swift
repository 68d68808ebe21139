import Testing
import TheseusTesting

@MainActor @Suite("a picker with other choices takes the space that they need")
struct ChangedChoicesTests {
  enum Style: CaseIterable { case menu, segmented, palette, inline, radio, automatic }

  enum Change: CaseIterable { case more, wider, narrower, other }

  /// A picker between two texts, before or after a change of its choices.
  private struct Page: View {
    let style: Style
    let change: Change
    @State var isChanged: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Change") { isChanged.toggle() }
        HStack(spacing: 8) {
          styled.fixedSize()
          Text("beside")
        }
        Text("below")
      }
    }

    private var picker: some View {
      Picker("Size", selection: .constant(2)) {
        ForEach(choices, id: \.0) { Text($0.1).tag($0.0) }
      }
    }

    private var choices: [(Int, String)] {
      let plain = [(1, "one"), (2, "two")]
      guard isChanged else { return change == .narrower ? plain + [(3, "a long one")] : plain }
      return switch change {
      case .more: plain + [(3, "three"), (4, "four")]
      // The widest choice and the number of choices stay the same.
      case .wider: [(1, "a"), (2, "two")]
      case .narrower: plain
      case .other: [(7, "seven hundred"), (2, "two"), (8, "eight")]
      }
    }

    @ViewBuilder private var styled: some View {
      switch style {
      case .menu: picker.pickerStyle(.menu)
      case .segmented: picker.pickerStyle(.segmented)
      case .palette: picker.pickerStyle(.palette)
      case .inline: picker.pickerStyle(.inline)
      case .radio: picker.pickerStyle(.radioGroup)
      case .automatic: picker
      }
    }
  }

  @Test("it looks as one that had them from the start", arguments: Style.allCases, Change.allCases)
  func changes(_ style: Style, _ change: Change) throws {
    func host(_ isChanged: Bool) -> TestHost {
      TestHost(columns: 60, rows: 12) { Page(style: style, change: change, isChanged: isChanged) }
    }
    let changed = host(false)
    try changed.find(.button, "Change").tap()
    let fresh = host(true)
    let screens = [changed.screen, fresh.screen]
    #expect(screens[0] == screens[1])
    try changed.find(.button, "Change").tap()
    let before = host(false)
    let again = [changed.screen, before.screen]
    #expect(again[0] == again[1])
  }
}
