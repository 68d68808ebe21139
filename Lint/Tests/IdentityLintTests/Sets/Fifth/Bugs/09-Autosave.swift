import SwiftUI

struct Manuscript: Codable {
  var title: String
  var text: String
}

struct AutosavePanel: View {
  let manuscript: Manuscript
  let file: URL
  @State private var observer: (any NSObjectProtocol)?

  var body: some View {
    Label(manuscript.title, systemImage: "clock.arrow.circlepath")
      .onAppear {
        observer = NotificationCenter.default.addObserver(
          forName: Notification.Name("AppWillResignActive"), object: nil, queue: .main
        ) { _ in
          // bug: the closure captures the document of the first body
          try? JSONEncoder().encode(manuscript).write(to: file)
        }
      }
      .onDisappear {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
      }
  }
}

struct ManuscriptEditor: View {
  @Binding var manuscript: Manuscript
  let file: URL

  var body: some View {
    VStack {
      TextField("Title", text: $manuscript.title)
      TextEditor(text: $manuscript.text)
      AutosavePanel(manuscript: manuscript, file: file)
    }
  }
}
