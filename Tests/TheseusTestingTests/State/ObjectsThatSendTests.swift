import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

/// Announces its changes itself, as classes around `UserDefaults`, caches and C libraries do.
private final class Settings: ObservableObject {
  var volume = 1 {
    willSet { objectWillChange.send() }
  }
}

private class Station: ObservableObject {
  var name = "quiet"
}

private final class Radio: Station {
  func tune(_ name: String) {
    objectWillChange.send()
    self.name = name
  }
}

/// The published property is that of the superclass.
private class Account: ObservableObject {
  @Published var owner = "none"
}

private final class Savings: Account {
  var balance = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private protocol Counting: ObservableObject {
  var volume: Int { get set }
}
extension Settings: Counting {}

@MainActor @Suite("Objects without published properties announce their changes by send()")
struct ObjectsThatSendTests {
  @Test("R52 a view that owns such an object follows it")
  func stateObject() throws {
    struct Owner: View {
      @StateObject private var settings = Settings()
      var body: some View {
        Text("volume \(settings.volume)")
        Button("louder") { settings.volume += 1 }
      }
    }
    let host = TestHost { Owner() }
    try host.find(.button, "louder").tap()
    #expect(host.screen.contains("volume 2"))
  }

  @Test("R52 views that declare such an object follow it, wherever it is changed")
  func observedObject() {
    struct Reader: View {
      @ObservedObject var settings: Settings
      var body: some View { Text("volume \(settings.volume)") }
    }
    let settings = Settings()
    let host = TestHost {
      Reader(settings: settings)
      Reader(settings: settings)
    }
    settings.volume = 7
    host.flush()
    #expect(host.screen.components(separatedBy: "volume 7").count == 3)
  }

  @Test("R52 the environment brings such an object, and its changes")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject var settings: Settings
      var body: some View { Text("volume \(settings.volume)") }
    }
    let settings = Settings()
    let host = TestHost { Reader().environmentObject(settings) }
    settings.volume = 7
    host.flush()
    #expect(host.screen.contains("volume 7"))
  }

  @Test("R52 a generic view follows an object of a protocol that refines ObservableObject")
  func generic() {
    struct Reader<Model: Counting>: View {
      @ObservedObject var model: Model
      var body: some View { Stepper("volume \(model.volume)", value: $model.volume) }
    }
    let settings = Settings()
    let host = TestHost { Reader(model: settings) }
    settings.volume = 7
    host.flush()
    #expect(host.screen.contains("volume 7"))
  }

  @Test("R52 a subclass sends for a superclass that conforms")
  func subclass() {
    struct Reader: View {
      @ObservedObject var station: Station
      var body: some View { Text(station.name) }
    }
    let radio = Radio()
    let host = TestHost { Reader(station: radio) }
    radio.tune("jazz")
    host.flush()
    #expect(host.screen.contains("jazz"))
  }

  @Test("R52 what a subclass sends and what its superclass publishes reach the same views")
  func publishedAndSent() {
    struct Reader: View {
      @ObservedObject var savings: Savings
      var body: some View { Text("\(savings.owner) \(savings.balance)") }
    }
    let savings = Savings()
    let host = TestHost { Reader(savings: savings) }
    savings.balance = 5
    host.flush()
    #expect(host.screen.contains("none 5"))
    savings.owner = "Ada"
    host.flush()
    #expect(host.screen.contains("Ada 5"))
  }

  @Test("R52 a class can still bring a publisher of its own")
  func ownPublisher() {
    struct Reader: View {
      @ObservedObject var model: OwnPublisher
      var body: some View { Text("count \(model.count)") }
    }
    let model = OwnPublisher()
    let host = TestHost { Reader(model: model) }
    model.count = 3
    host.flush()
    #expect(host.screen.contains("count 3"))
  }

  @Test("objectWillChange is one publisher for each object, and not that of a released one")
  func identity() {
    let (first, second) = (Settings(), Settings())
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
    var received = 0
    var kept = Set<AnyCancellable>()
    // Objects that end immediately have the same place in memory.
    for _ in 0..<1_000 {
      let short = Settings()
      short.objectWillChange.sink { received += 1 }.store(in: &kept)
      short.volume = 2
    }
    #expect(received == 1_000)
  }

  @Test("an object is released although somebody has asked for its publisher")
  func release() {
    weak var object: Settings?
    do {
      let settings = Settings()
      object = settings
      _ = settings.objectWillChange
    }
    #expect(object == nil)
  }

  @Test("what a subscriber held is released while another object gets its publisher")
  func releaseDuringSweep() {
    final class Asks {
      deinit { _ = Settings().objectWillChange }
    }
    for _ in 0..<300 {
      let settings = Settings()
      let asks = Asks()
      let subscription = settings.objectWillChange.sink { _ = asks }
      withExtendedLifetime(subscription) {}
    }
    #expect(Settings().objectWillChange !== Settings().objectWillChange)
  }
}
