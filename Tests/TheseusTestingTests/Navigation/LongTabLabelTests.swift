import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a label for which a bar of tabs has no space is cut off in its own frame")
struct LongTabLabelTests {
  private struct Pages: View {
    let titles: [String]
    @State var selection: Int
    var body: some View {
      TabView(selection: $selection) {
        ForEach(titles.indices, id: \.self) { number in
          Text("page \(number)").tabItem { Text(titles[number]) }.tag(number)
        }
      }
    }
  }

  private static let long = "Everything that happened in the last week, day by day"

  private func bar(_ columns: Int, _ titles: [String], _ selection: Int = 0) -> String {
    let host = TestHost(columns: columns, rows: 8) { Pages(titles: titles, selection: selection) }
    return host.screen.split(separator: "\n", omittingEmptySubsequences: false).first
      .map(String.init) ?? ""
  }

  @Test("the chosen one beside the menu of the others", arguments: [0, 1, 2])
  func chosen(_ place: Int) {
    var titles = ["Home", "Search", "Settings"]
    titles[place] = Self.long
    let bar = bar(40, titles, place)
    #expect(bar.contains("Everything that happened"))
    #expect(bar.hasSuffix("…") && bar.count <= 40)
    #expect(!bar.contains("day by day"))
    // The text ends before the menu.
    #expect(bar.dropLast().hasSuffix("  ") || bar.dropLast().hasSuffix("… "), "\(bar)")
  }

  @Test("a single one")
  func single() {
    let bar = bar(40, [Self.long])
    #expect(bar.contains("Everything that happened") && bar.count <= 40)
  }

  @Test("labels that fit are as they were")
  func fitting() {
    let bar = bar(40, ["Home", "Search", "Settings"])
    #expect(bar.contains("Home") && bar.contains("Search") && bar.contains("Settings"))
    #expect(!bar.contains("…"))
  }
}
