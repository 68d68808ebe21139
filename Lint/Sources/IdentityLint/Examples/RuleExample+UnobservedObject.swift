extension RuleExample {
  static let unobservedObject = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
