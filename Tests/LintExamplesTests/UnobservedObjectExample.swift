import TheseusTesting
import Testing

// failing:
final class UploadInState: ObservableObject {
  @Published var progress = 0
  func advance() { progress += 50 }
}

struct UploadOfState: View {
  @State private var upload = UploadInState()

  var body: some View {
    Button("Uploaded \(upload.progress) %") { upload.advance() }
  }
}
// end

// fixed:
final class UploadInStateObject: ObservableObject {
  @Published var progress = 0
  func advance() { progress += 50 }
}

struct UploadOfStateObject: View {
  @StateObject private var upload = UploadInStateObject()

  var body: some View {
    Button("Uploaded \(upload.progress) %") { upload.advance() }
  }
}
// end

@MainActor @Suite("The example of unobserved_object")
struct UnobservedObjectExample {
  @Test("R52 unobserved_object: @State keeps an ObservableObject and does not observe it")
  func runs() throws {
    func follows(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Uploaded 0 %").tap()
      return host.findAll(.button, "Uploaded 50 %").count == 1
    }
    #expect(try !follows(TestHost { UploadOfState() }))
    #expect(try follows(TestHost { UploadOfStateObject() }))
  }

  @Test("unobserved_object: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unobserved_object", file: #filePath).check() }
}
