import SwiftUI

final class TranscriptSession: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let url: URL

  init(fileName: String) {
    url = FileManager.default.temporaryDirectory.appending(path: fileName)
    FileManager.default.createFile(atPath: url.path(percentEncoded: false), contents: nil)
  }

  func append(_ line: String) {
    lines.append(line)
    guard let handle = try? FileHandle(forWritingTo: url) else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}

struct TranscriptPane: View {
  let speaker: String
  @StateObject private var session = TranscriptSession(fileName: "interview.txt")
  @State private var line = ""

  var body: some View {
    List {
      Text(session.lines.joined(separator: "\n"))
      TextField("\(speaker) says…", text: $line)
        .onSubmit {
          session.append("\(speaker): \(line)")
          line = ""
        }
    }
  }
}

struct InterviewScreen: View {
  @State private var speaker = "Guest"

  var body: some View {
    VStack {
      TextField("Speaker", text: $speaker)
        .textFieldStyle(.roundedBorder)
        .padding()
      TranscriptPane(speaker: speaker)
    }
  }
}
