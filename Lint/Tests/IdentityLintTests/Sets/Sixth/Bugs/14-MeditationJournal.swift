import SwiftUI
import Combine

final class SessionClock: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  private var cancellable: AnyCancellable?

  func start() {
    guard cancellable == nil else { return }
    cancellable = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.elapsed += 1 }
  }
}

struct MeditationScreen: View {
  @StateObject private var clock = SessionClock()
  let archive: JournalArchive

  var body: some View {
    VStack {
      Text(Duration.seconds(clock.elapsed), format: .time(pattern: .minuteSecond))
        .font(.largeTitle.monospacedDigit())
      JournalPane(elapsed: clock.elapsed, archive: archive)
    }
    .onAppear { clock.start() }
  }
}

struct JournalPane: View {
  let elapsed: TimeInterval
  let archive: JournalArchive
  // bug: each second the parent makes a new pane with a new timer, so the 20 seconds are never
  // reached
  private let autosave = Timer.publish(every: 20, on: .main, in: .common).autoconnect()

  @State private var text = ""
  @State private var lastSaved: Date?

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
        .padding(8)
      HStack {
        Text("Minute \(Int(elapsed) / 60 + 1)")
        Spacer()
        if let lastSaved {
          Text("Saved \(lastSaved, style: .time)")
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding()
    .onReceive(autosave) { now in
      archive.store(text)
      lastSaved = now
    }
  }
}

final class JournalArchive {
  private let url = URL.documentsDirectory.appending(path: "journal.txt")

  func store(_ text: String) {
    try? text.write(to: url, atomically: true, encoding: .utf8)
  }
}
