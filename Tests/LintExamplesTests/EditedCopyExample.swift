import Testing
import TheseusTesting

// failing:
struct CopiedTrack: Identifiable {
  let id: Int
  var title: String
}

struct TracksCopied: View {
  @State private var tracks = [CopiedTrack(id: 1, title: "Intro")]
  @State private var selected: CopiedTrack?

  var body: some View {
    ForEach(tracks) { track in
      Button(track.title) { selected = track }
    }
    if let track = Binding($selected) {
      TextField("Title", text: track.title)
    }
  }
}
// end

// fixed:
struct FoundTrack: Identifiable {
  let id: Int
  var title: String
}

struct TracksFound: View {
  @State private var tracks = [FoundTrack(id: 1, title: "Intro")]
  @State private var selected: FoundTrack.ID?

  var body: some View {
    ForEach(tracks) { track in
      Button(track.title) { selected = track.id }
    }
    if let track = $tracks.first(where: { $0.id == selected }) {
      TextField("Title", text: track.title)
    }
  }
}
// end

@MainActor @Suite("The example of edited_copy")
struct EditedCopyExample {
  @Test("edited_copy: an edit of the selected copy does not reach the list")
  func runs() throws {
    func title(_ host: TestHost) throws -> String {
      try host.find(.button, "Intro").tap()
      try host.find(.textField, "Title").type(" 2")
      return try host.find(.button).label
    }
    #expect(try title(TestHost { VStack { TracksCopied() } }) == "Intro")
    #expect(try title(TestHost { VStack { TracksFound() } }) == "Intro 2")
  }

  @Test("edited_copy: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "edited_copy", file: #filePath).check() }
}
