import Testing
import Theseus
import TheseusTesting

extension EnvironmentValues {
  @Entry var flavour: String = "plum"  // the usual one
  @Entry var rating = 3
  @Entry var guest: String?
  @Entry var choose: @MainActor (_ kind: Int) -> [String: Int] = { kind in ["=": kind] }
}

extension Transaction {
  @Entry var origin: String = "nobody"
}

extension ContainerValues {
  @Entry var rank = 5
}

extension FocusedValues {
  @Entry var chapter: String?
}

private struct Chapter: View {
  @FocusedValue(\.chapter) private var chapter
  var body: some View { Text("chapter \(chapter ?? "none")") }
}

private struct Reader: View {
  @Environment(\.flavour) private var flavour
  @Environment(\.rating) private var rating
  @Environment(\.guest) private var guest
  @Environment(\.choose) private var choose

  var body: some View { Text("\(flavour) \(rating) \(guest ?? "nobody") \(choose(7)["="] ?? 0)") }
}

#Preview { Reader() }

#Preview("Named", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  VStack {
    Reader()
    Stepper("Count", value: $count)
  }
}

private struct Previews: PreviewProvider {
  static var previews: some View {
    Reader().previewDisplayName("Reader").previewLayout(.sizeThatFits)
    Reader().environment(\.rating, 4)
  }
}

@MainActor @Suite("The macros of SwiftUI build here")
struct MacroTests {
  @Test("@Entry creates an environment value with its default")
  func entries() {
    let host = TestHost(columns: 40, rows: 2) {
      VStack {
        Reader()
        Reader().environment(\.flavour, "pear").environment(\.guest, "Ada").environment(\.rating, 5)
      }
    }
    #expect(host.screen.contains("plum 3 nobody 7"))
    #expect(host.screen.contains("pear 5 Ada 7"))
  }

  @Test("@Entry creates a focused value")
  func focusedValues() throws {
    let host = TestHost(columns: 40, rows: 3) {
      VStack {
        Chapter()
        Button("here") {}.focusedValue(\.chapter, "two")
      }
    }
    #expect(host.screen.contains("chapter none"))
    try host.find(.button).focus()
    #expect(host.screen.contains("chapter two"))
  }

  @Test("a preview provider's previews are views like any other")
  func previews() {
    #expect(
      TestHost(columns: 40, rows: 3) { VStack { Previews.previews } }.screen.contains(
        "plum 4 nobody 7"))
  }

  @Test("@Entry creates a transaction value too")
  func transactions() {
    var transaction = Transaction()
    #expect(transaction.origin == "nobody")
    transaction.origin = "menu"
    #expect(transaction.origin == "menu")
  }

  @Test("@Entry creates a container value too")
  func containerValues() {
    let host = TestHost(columns: 40, rows: 3) {
      Group(subviews: Text("row").containerValue(\.rank, 2)) { subviews in
        ForEach(subviews) { Text("rank \($0.containerValues.rank)") }
      }
    }
    #expect(host.screen.contains("rank 2"))
  }
}
