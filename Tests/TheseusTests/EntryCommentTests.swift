import Testing
import Theseus
import TheseusTesting

// Values of the Transaction list, of FocusedValues and of ContainerValues: extension Transaction.
extension EnvironmentValues {
  /// Whether the DEBUG env var is set.
  @Entry var isDebug = false
  // @Entry var old: Int = 0
  @Entry var current: String = "new"  // var later = 1
  /* var hidden: Int = 1
     var other: Int = 2 */
  @Entry var guestName: String? /* var none */
  @available(*, deprecated, message: "use var isDebug")
  @Entry var isOldDebug = true
  @Entry var /* var */ motto /* : Int = 3 */: String /* = "a" */ = "https://x"  // = "b"
}

/// extension EnvironmentValues
extension Transaction {
  // var first = 1
  @Entry var reason: String = "none"
}

/* extension Transaction */
extension ContainerValues {
  /// The var of a row.
  @Entry var weight = 5
}

@MainActor @Suite("Comments beside entries")
struct EntryCommentTests {
  @Test("@Entry takes no word of a comment or a string for its declaration")
  func declarations() {
    var values = EnvironmentValues()
    #expect(!values.isDebug && values.current == "new" && values.guestName == nil)
    #expect(values.motto == "https://x")
    values.isDebug = true
    values.guestName = "Ada"
    #expect(values.isDebug && values.guestName == "Ada")
  }

  @Test("nor for the type that is extended")
  func extensions() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    transaction.reason = "menu"
    #expect(transaction.reason == "menu")
    let host = TestHost(columns: 40, rows: 3) {
      Group(subviews: Text("row").containerValue(\.weight, 2)) { subviews in
        ForEach(subviews) { Text("weight \($0.containerValues.weight)") }
      }
    }
    #expect(host.screen.contains("weight 2"))
  }
}
