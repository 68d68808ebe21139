import SwiftUI

final class Settings: ObservableObject {
  @State var volume = 1.0  // expect: unconnected_state
  @Published var name = ""
}
@Observable final class Search {
  @ObservationIgnored @Environment(\.locale) var locale  // expect: unconnected_state
}
final class Player: ObservableObject {
  @ObservedObject var queue = Queue()  // expect: unconnected_state
}
final class Queue: ObservableObject { @Published var songs: [String] = [] }
struct PlayerView: View {
  @ObservedObject var player: Player
  var body: some View { Text("\(player.queue.songs.count)") }
}
@propertyWrapper struct Trimmed {
  @State private var text: String  // expect: unconnected_state
  init(wrappedValue: String) { _text = State(initialValue: wrappedValue) }
  var wrappedValue: String {
    get { text }
    nonmutating set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
}
struct FormHelper {
  @FocusState var isFocused: Bool  // expect: unconnected_state
}
struct Importer: Sendable {
  @Environment(\.timeZone) var timeZone  // expect: unconnected_state
}
actor Loader {
  @State var pages = 0  // expect: unconnected_state
}
