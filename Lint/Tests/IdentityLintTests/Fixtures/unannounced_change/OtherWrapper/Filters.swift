import Observation

/// The wrapper reads an observable object, whose changes Observation tracks.
@Observable
final class Filters {
  @ObservationIgnored @Preference(\.keywords) var keywords
  func add(_ word: String) { keywords.insert(word) }
}
