import Testing
import TheseusTesting

@MainActor @Suite("a bar whose content changes looks as one that had it from the start")
struct ChangedBarTests {
  enum Change: CaseIterable {
    case titleLeaves, titleOfARow, subtitleLeaves, hiddenBarLeaves, placement, bottom, label
  }

  enum Around: CaseIterable { case stack, split, sheet }

  private struct Page: View {
    let change: Change
    let around: Around
    @State var isChanged: Bool
    var body: some View {
      switch around {
      case .stack: NavigationStack { content }
      case .split:
        NavigationSplitView {
          Text("side")
        } detail: {
          content
        }
      case .sheet:
        Text("presenter").sheet(isPresented: .constant(true)) { NavigationStack { content } }
      }
    }

    private var content: some View {
      VStack(spacing: 0) {
        Button("Change") { isChanged.toggle() }
        inner
      }
    }

    @ViewBuilder private var inner: some View {
      switch change {
      case .titleLeaves:
        if isChanged { Text("page") } else { Text("page").navigationTitle("Title") }
      case .titleOfARow:
        ForEach(isChanged ? [2] : [1, 2], id: \.self) { number in
          Text("row").navigationTitle("Title \(number)")
        }
      case .subtitleLeaves:
        Group {
          if isChanged { Text("page") } else { Text("page").navigationSubtitle("Below") }
        }
        .navigationTitle("Title")
      case .hiddenBarLeaves:
        Group {
          if isChanged {
            Text("page")
          } else {
            Text("page").toolbar(.hidden, for: .navigationBar)
          }
        }
        .navigationTitle("Title")
      case .placement:
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: isChanged ? .topBarLeading : .topBarTrailing) {
            Button("Add") {}
          }
        }
      case .bottom:
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: isChanged ? .bottomBar : .principal) { Button("Add") {} }
        }
      case .label:
        Text("page").navigationTitle("Title").toolbar {
          Button(isChanged ? "Add an item" : "Add") {}
          Button("Sort") {}
        }
      }
    }
  }

  @Test("in wide and narrow windows", arguments: Change.allCases, Around.allCases)
  func changes(_ change: Change, _ around: Around) throws {
    // A narrow window shows the sidebar of a split view.
    for columns in around == .split ? [120, 100] : [60, 36, 24] {
      func host(_ isChanged: Bool) -> TestHost {
        TestHost(columns: columns, rows: 12) {
          Page(change: change, around: around, isChanged: isChanged)
        }
      }
      let changed = host(false)
      for isChanged in [true, false] {
        try changed.find(.button, "Change").tap()
        let fresh = host(isChanged)
        let screens = [changed.screen, fresh.screen]
        #expect(screens[0] == screens[1], "\(columns) columns, changed: \(isChanged)")
      }
    }
  }
}
