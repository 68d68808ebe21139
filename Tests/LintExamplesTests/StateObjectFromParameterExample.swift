import Testing
import TheseusTesting

// failing:
final class NoteModelOfFirst: ObservableObject {
  let id: Int
  init(id: Int) { self.id = id }
}

struct NoteOfFirst: View {
  @StateObject private var model: NoteModelOfFirst

  init(id: Int) {
    _model = StateObject(wrappedValue: NoteModelOfFirst(id: id))
  }

  var body: some View { Text("Note \(model.id)") }
}

struct ReaderOfFirst: View {
  @State private var id = 1

  var body: some View {
    VStack {
      NoteOfFirst(id: id)
      Button("Next") { id += 1 }
    }
  }
}
// end

// fixed:
final class NoteModelOfEach: ObservableObject {
  let id: Int
  init(id: Int) { self.id = id }
}

struct NoteOfEach: View {
  @StateObject private var model: NoteModelOfEach

  init(id: Int) {
    _model = StateObject(wrappedValue: NoteModelOfEach(id: id))
  }

  var body: some View { Text("Note \(model.id)") }
}

struct ReaderOfEach: View {
  @State private var id = 1

  var body: some View {
    VStack {
      NoteOfEach(id: id).id(id)
      Button("Next") { id += 1 }
    }
  }
}
// end

@MainActor @Suite("The example of state_object_from_parameter")
struct StateObjectFromParameterExample {
  @Test("R53 state_object_from_parameter: the object is created once, with the first parameter")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button, "Next").tap()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { ReaderOfFirst() }) == "Note 1")
    #expect(try shown(TestHost { ReaderOfEach() }) == "Note 2")
  }

  @Test("state_object_from_parameter: the page shows the code that runs here")
  func page() throws {
    try LintExample(rule: "state_object_from_parameter", file: #filePath).check()
  }
}
