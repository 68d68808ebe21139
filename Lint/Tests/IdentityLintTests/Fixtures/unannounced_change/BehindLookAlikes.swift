import SwiftUI

final class Boats: ObservableObject {
  @Published private(set) var names: [String] = []
  private var titles: [String: String] = [:]
  private var history: [[String]] = []
  private var nameCache: [String: Int] = [:]
  private var limit = 3
  @Published var isShort = false

  // The read itself fills it.
  func title(of name: String) -> String {
    if let known = titles[name] { return known }
    let title = name.uppercased()
    titles[name] = title
    return title
  }

  // It changes with a published property.
  var canUndo: Bool { !history.isEmpty }
  func add(_ name: String) {
    history.append(names)
    names.append(name)
  }

  // What is remembered to save work.
  func length(of name: String) -> Int { nameCache[name] ?? name.count }
  func prepare() { nameCache = [:] }

  // Nothing changes it.
  var first: [String] { Array(names.prefix(limit)) }
}

struct BoatView: View {
  @ObservedObject var boats: Boats
  var body: some View {
    ForEach(boats.first, id: \.self) { name in
      Text(boats.title(of: name) + "\(boats.length(of: name))")
    }
    Button("Add") { boats.add("a") }.disabled(!boats.canUndo)
    Button("Prepare") { boats.prepare() }
  }
}

@Observable final class Log {
  private(set) var entries: [String] = []
  var newestFirst = true
  private var sorted: [String] { newestFirst ? entries.reversed() : entries }
  func entries(with text: String) -> [String] { sorted.filter { $0.contains(text) } }
}

// Observation tracks what a method reads.
struct LogView: View {
  @Environment(Log.self) private var log
  var body: some View {
    @Bindable var log = log
    List(log.entries(with: "a"), id: \.self) { Text($0) }
    Toggle("Newest first", isOn: $log.newestFirst)
  }
}

// An action reads it when it runs.
struct ActionView: View {
  @ObservedObject var boats: Boats
  var body: some View { Button("Print") { print(boats.canUndo) } }
}
