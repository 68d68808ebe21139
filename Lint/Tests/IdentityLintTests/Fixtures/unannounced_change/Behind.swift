import SwiftUI

struct Flaw: Identifiable {
  let id: Int
  var text = ""
}

final class Boats: ObservableObject {
  @Published private(set) var names: [String] = []
  private(set) var flaws: [Int: [Flaw]] = [:]
  private var order = "a"

  func flaws(of boat: Int) -> [Flaw] { (flaws[boat] ?? []).sorted { $0.id < $1.id } }
  func report(_ flaw: Flaw, for boat: Int) { flaws[boat, default: []].append(flaw) }

  var sortedNames: [String] {
    if order == "a" { return names.sorted() }
    return names.reversed()
  }
  func reverse() { order = "b" }
}

// A method of the model.
struct BoatView: View {
  @EnvironmentObject private var boats: Boats
  var body: some View {
    let flaws = boats.flaws(of: 1)  // expect: unannounced_change
    List(flaws) { Text($0.text) }
    Button("Report") { boats.report(Flaw(id: 1), for: 1) }
  }
}

// A condition of a computed property.
struct NamesView: View {
  @ObservedObject var boats: Boats
  var body: some View {
    ForEach(boats.sortedNames, id: \.self) { Text($0) }  // expect: unannounced_change
    Button("Reverse") { boats.reverse() }
  }
}

@Observable final class Log {
  private(set) var entries: [String] = []
  @ObservationIgnored var newestFirst = true
  private var sorted: [String] { newestFirst ? entries.reversed() : entries }
  func entries(with text: String) -> [String] { sorted.filter { $0.contains(text) } }
}

// A method that uses a computed property.
struct LogView: View {
  @Environment(Log.self) private var log
  @State private var query = ""
  var body: some View {
    @Bindable var log = log
    let shown = log.entries(with: query)  // expect: unannounced_change
    List(shown, id: \.self) { Text($0) }
    TextField("Search", text: $query)
    Toggle("Newest first", isOn: $log.newestFirst)
  }
}
