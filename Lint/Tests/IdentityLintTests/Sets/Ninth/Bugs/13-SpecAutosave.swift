import SwiftUI
import Observation

@Observable
final class SpecDocument {
  var title = "Untitled"
  var summary = ""
  var body = ""
}

@MainActor
final class SpecAutosaver {
  private let directory = URL.documentsDirectory.appending(path: "specs")

  func start(_ document: SpecDocument) {
    // bug: reports one change and is then over, all edits after the first are never written
    withObservationTracking {
      _ = document.title
      _ = document.summary
      _ = document.body
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.write(document)
      }
    }
  }

  private func write(_ document: SpecDocument) {
    let text = [document.title, document.summary, document.body].joined(separator: "\n\n")
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try? text.write(to: directory.appending(path: "spec.md"), atomically: true, encoding: .utf8)
  }
}

struct SpecEditor: View {
  @State private var document = SpecDocument()
  @State private var autosaver = SpecAutosaver()

  var body: some View {
    Form {
      TextField("Title", text: $document.title)
      TextField("Summary", text: $document.summary)
      Section("Specification") {
        TextEditor(text: $document.body)
          .frame(minHeight: 300)
      }
    }
    .task {
      autosaver.start(document)
    }
    .navigationTitle(document.title)
  }
}
