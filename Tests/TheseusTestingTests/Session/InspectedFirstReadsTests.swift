import Observation
import Testing
import TheseusTesting

@testable import TheseusCore

@MainActor @Observable
private final class Draft {
  var text = "mine"
  var other = 1
  var isLong = false
}

@MainActor
private final class Runs {
  var count = 0
}

/// A program that may be inspected. Only the first run of a type's body is special, so each test
/// has views of its own.
@MainActor @Suite("theseus inspect: the first run of a body")
struct InspectedFirstReadsTests {
  private func inspectable(_ body: () -> TestHost) -> TestHost {
    ViewRuntime.namesFirstReads = true
    defer { ViewRuntime.namesFirstReads = false }
    return body()
  }

  private func owner(_ type: any View.Type, _ host: TestHost) throws -> OwnerNode {
    var found: OwnerNode?
    host.runtime.forEachOwner { if $0.type == type { found = $0 } }
    return try #require(found)
  }

  @Test("what it read is named by property, of an object in a state and of the environment")
  func named() throws {
    struct Page: View {
      @State private var draft = Draft()
      var body: some View {
        VStack {
          Text(draft.text)
          Child().environment(draft)
        }
      }
    }
    struct Child: View {
      @Environment(Draft.self) private var draft
      var body: some View { Text("\(draft.other)") }
    }
    let host = inspectable { TestHost { Page() } }
    let reads = try owner(Page.self, host).inspectedReads()
    #expect(reads.contains("Draft.text") && !reads.contains("Draft.other"), "\(reads)")
    let others = try owner(Child.self, host).inspectedReads()
    #expect(others.contains("Draft.other") && !others.contains("Draft"), "\(others)")
    #expect(!(reads + others).contains("properties of observable objects"))
  }

  @Test("a change runs the body once, also after it was asked")
  func changes() throws {
    struct Page: View {
      let draft: Draft
      let runs: Runs
      var body: some View {
        runs.count += 1
        return Text(draft.text)
      }
    }
    let (draft, runs) = (Draft(), Runs())
    let host = inspectable { TestHost { Page(draft: draft, runs: runs) } }
    for number in 1...3 {
      let reads = try owner(Page.self, host).inspectedReads()
      #expect(reads.contains("Draft.text"))
      #expect(runs.count == number)
      draft.text = "changed \(number)"
      host.flush()
      #expect(host.screen.contains("changed \(number)"))
      #expect(runs.count == number + 1)
    }
  }

  @Test("a property that only the first run has read does not run the body any more")
  func forgotten() throws {
    struct Page: View {
      let draft: Draft
      let runs: Runs
      var body: some View {
        runs.count += 1
        return Text(draft.isLong ? "long" : draft.text)
      }
    }
    let (draft, runs) = (Draft(), Runs())
    let host = inspectable { TestHost { Page(draft: draft, runs: runs) } }
    draft.isLong = true
    host.flush()
    #expect(runs.count == 2)
    draft.text = "unread"
    host.flush()
    #expect(runs.count == 2)
    let reads = try owner(Page.self, host).inspectedReads()
    #expect(reads.contains("Draft.isLong") && !reads.contains("Draft.text"), "\(reads)")
  }

  @Test("code that reads nothing has no reads, and views that end leave none")
  func nothing() throws {
    struct Plain: View {
      var body: some View { Text("plain") }
    }
    struct Page: View {
      let draft: Draft
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { Reader(draft: draft) }
          Plain()
        }
      }
    }
    struct Reader: View {
      let draft: Draft
      var body: some View { Text(draft.text) }
    }
    let draft = Draft()
    let host = inspectable { TestHost { Page(draft: draft) } }
    #expect(try owner(Plain.self, host).inspectedReads().isEmpty)
    #expect(try owner(Reader.self, host).observation != nil)
    try host.find(.button, "Hide").tap()
    draft.text = "nobody reads this"
    host.flush()
    #expect(!host.screen.contains("nobody"))
  }
}
