import SwiftUI

final class Scratchpads: ObservableObject {
  @Published private var texts: [String: String] = [:]

  func text(for name: String) -> String {
    if let text = texts[name] { return text }
    return (try? String(contentsOf: url(for: name), encoding: .utf8)) ?? ""
  }

  func save(_ text: String, as name: String) {
    guard texts[name] != text else { return }
    texts[name] = text
    try? text.write(to: url(for: name), atomically: true, encoding: .utf8)
  }

  private func url(for name: String) -> URL {
    URL.documentsDirectory.appending(path: "\(name).txt")
  }
}

struct ScratchpadList: View {
  @StateObject private var pads = Scratchpads()
  private let names = ["Ideas", "Groceries", "Standup"]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { NavigationLink($0, value: $0) }
        .navigationDestination(for: String.self) { name in
          ScratchpadEditor(name: name, pads: pads)
        }
    }
  }
}

struct ScratchpadEditor: View {
  let name: String
  let pads: Scratchpads
  @State private var text: String
  @Environment(\.scenePhase) private var scenePhase

  init(name: String, pads: Scratchpads) {
    self.name = name
    self.pads = pads
    _text = State(initialValue: pads.text(for: name))
  }

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle(name)
      .task(id: text) {
        do {
          try await Task.sleep(for: .seconds(1))
          pads.save(text, as: name)
        } catch {}
      }
      .onDisappear { pads.save(text, as: name) }
      .onChange(of: scenePhase) { _, phase in
        if phase != .active { pads.save(text, as: name) }
      }
  }
}
