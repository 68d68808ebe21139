import Observation
import Testing
import TheseusCore
import TheseusTesting

@MainActor @Observable
private final class Library {
  var title = "mine"
  var count = 1
}

@MainActor @Observable
private final class Unread {
  var words = "unread"
}

private final class Model: ObservableObject {
  @Published var title = "old"
}

private struct Shelf: View {
  @Environment(Library.self) private var library
  @Environment(Unread.self) private var unread: Unread?
  @EnvironmentObject private var model: Model
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 0

  var body: some View {
    VStack {
      Text("shelf \(library.title) \(model.title) \(isEnabled)")
      Button("More \(count)") { count += 1 }
    }
  }
}

@MainActor @Suite("theseus inspect: what a body read of the environment has a type and a property")
struct InspectedEnvironmentObjectTests {
  private func reads() throws -> [String] {
    let host = TestHost {
      Shelf().environment(Library()).environment(Unread()).environmentObject(Model())
    }
    // The first run of a kind of code shows only that it has read something.
    try host.find(.button, "More 0").tap()
    var found: OwnerNode?
    host.runtime.forEachOwner { if $0.type == Shelf.self { found = $0 } }
    return try #require(found).inspectedReads()
  }

  @Test("the property of an object, and no property that the body did not read")
  func property() throws {
    let reads = try reads()
    #expect(reads.contains("Library.title"), "\(reads)")
    #expect(!reads.contains { $0.hasPrefix("Library.count") }, "\(reads)")
    #expect(reads.contains("Model (any change)"), "\(reads)")
    #expect(reads.contains("\\.isEnabled"), "\(reads)")
  }

  @Test("an object of which nothing was read has its type, and each object is listed once")
  func object() throws {
    let reads = try reads()
    #expect(reads.contains("Unread"), "\(reads)")
    #expect(!reads.contains("Library") && !reads.contains("Model"), "\(reads)")
    #expect(!reads.contains { $0.contains("an object") }, "\(reads)")
  }
}
