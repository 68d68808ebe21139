import Foundation
import Testing
import TheseusCore
import TheseusTesting

/// The line at the bottom of an app whose session could not be kept as a whole.
@MainActor @Suite("what a session has lost is said in the words of the app's user")
struct LossesInPlainWordsTests {
  private struct Parts: View {
    var hasNotes = true
    var hasPages = true
    var body: some View {
      VStack {
        Counter()
        if hasNotes { Notes() }
        if hasPages { Pages() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Notes: View {
    @State private var text = ""
    @State private var length = 0
    var body: some View {
      Button("write") { (text, length) = ("a note", 6) }
    }
  }

  private struct Pages: View {
    var body: some View {
      TabView {
        Text("page one").tabItem { Text("One") }
        Text("page two").tabItem { Text("Two") }
      }
    }
  }

  private func saved() throws -> Snapshot {
    let host = TestHost(columns: 40, rows: 16) { Parts() }
    try host.find(.button, "count 0").tap()
    try host.find(.button, "write").tap()
    try host.find(.tab, "Two").tap()
    return try host.snapshot()
  }

  private func losses(_ snapshot: Snapshot, _ parts: Parts) -> String? {
    TestHost(restoring: snapshot, columns: 40, rows: 16) { parts }.restoreReport.summaryOfLosses
  }

  @Test("nothing is said when everything is as the user left it")
  func none() throws {
    #expect(losses(try saved(), Parts()) == nil)
  }

  @Test("a property of a view that is gone is named, with how much was restored and the reason")
  func gone() throws {
    let words = try #require(losses(try saved(), Parts(hasNotes: false)))
    #expect(
      words.hasSuffix(
        " · lost Notes.text (its view was not there after the start) and Notes.length "
          + "(its view was not there after the start)"), "\(words)")
    #expect(words.prefixMatch(of: #/restored \d+ of \d+ · /#) != nil, "\(words)")
    for word in ["dropped", "reset", "update"] { #expect(!words.contains(word)) }
  }

  @Test("a property that its view does not have any more is not said to have lost its view")
  func renamed() throws {
    let text = try saved().json.replacing("\"name\": \"count\"", with: "\"name\": \"number\"")
    let snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    let words = try #require(losses(snapshot, Parts()))
    #expect(
      words.hasSuffix(" · lost Counter.number (its view has no such property any more)"), "\(words)"
    )
  }

  @Test("parts that are no properties have names of their own")
  func parts() throws {
    let words = try #require(losses(try saved(), Parts(hasPages: false)))
    #expect(words.contains("lost the open page of TabView ("), "\(words)")
  }

  @Test("the first two are named, and the rest is counted")
  func several() throws {
    let words = try #require(losses(try saved(), Parts(hasNotes: false, hasPages: false)))
    #expect(words.contains(" and 1 more"), "\(words)")
  }

  @Test("another type is named without the module of Swift")
  func type() throws {
    var text = try saved().json
    text = text.replacing(
      "\"valueType\": \"Swift.Int\", \"value\": \"1\"",
      with: "\"valueType\": \"Swift.Array<Swift.String>\", \"value\": \"[]\"")
    let snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    let words = try #require(losses(snapshot, Parts()))
    #expect(
      words.contains("lost Counter.count (its type was Array<String> and is Int)"), "\(words)")
  }
}
