// spelling: restarted_timer: a stored publisher
struct Root: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Clock(speed: speed)
  }
}
struct Clock: View {
  let speed: Double
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0
  var body: some View { Text("\(seconds) \(speed)").onReceive(timer) { _ in seconds += 1 } }
}
// spelling: restarted_timer: in the body
struct Clock: View {
  @State private var seconds = 0
  @State private var text = ""
  var body: some View {
    TextField("a", text: $text)
    Text("\(seconds)").onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) {
      _ in seconds += 1
    }
  }
}
// spelling: restarted_timer: a computed property
struct Clock: View {
  @State private var seconds = 0
  @State private var text = ""
  private var ticks: Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.publish(every: 5, on: .main, in: .common).autoconnect()
  }
  var body: some View {
    TextField("a", text: $text)
    Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  }
}
// spelling: restarted_timer: made by the initializer
struct Root: View {
  @State private var text = ""
  var body: some View {
    TextField("a", text: $text)
    Clock(title: text)
  }
}
struct Clock: View {
  let title: String
  private let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var seconds = 0
  init(title: String) {
    self.title = title
    ticks = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
  }
  var body: some View { Text("\(title) \(seconds)").onReceive(ticks) { _ in seconds += 1 } }
}
// spelling: missed restarted_timer: a static function in an extension
extension Timer {
  static func ticks(_ interval: Double) -> Publishers.Autoconnect<Timer.TimerPublisher> {
    publish(every: interval, on: .main, in: .common).autoconnect()
  }
}
struct Clock: View {
  @State private var seconds = 0
  @State private var text = ""
  var body: some View {
    TextField("a", text: $text)
    Text("\(seconds)").onReceive(Timer.ticks(5)) { _ in seconds += 1 }
  }
}
// spelling: endless_task: a loop in onAppear
struct Clock: View {
  @State private var seconds = 0
  var body: some View {
    Text("\(seconds)").onAppear {
      Task { while true { try? await Task.sleep(for: .seconds(1)); seconds += 1 } }
    }
  }
}
// spelling: endless_task: a scheduled timer without end
struct Clock: View {
  @State private var seconds = 0
  var body: some View {
    Text("\(seconds)").onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
    }
  }
}
// spelling: endless_task: an observer without end
struct Clock: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onAppear {
      NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in
        count += 1
      }
    }
  }
}
// spelling: endless_task: a method that repeats
struct Clock: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear(perform: poll) }
  private func poll() {
    Task {
      repeat {
        count += 1
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      } while true
    }
  }
}
// spelling: endless_task: a model's sequence
@Observable final class Feed {
  var count = 0
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { count += 1 }
    }
  }
}
struct Clock: View {
  @State private var feed = Feed()
  var body: some View { Text("\(feed.count)").onAppear { feed.start() } }
}
// spelling: missed endless_task: a sink at each appearance
import Combine
final class Feed: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  func start() {
    NotificationCenter.default.publisher(for: .init("a")).sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}
struct Clock: View {
  @StateObject private var feed = Feed()
  var body: some View { Text("\(feed.count)").onAppear(perform: feed.start) }
}
// spelling: sound: a state that the initializer makes
struct Root: View {
  @State private var text = ""
  var body: some View {
    TextField("a", text: $text)
    Clock(title: text)
  }
}
struct Clock: View {
  let title: String
  @State private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var seconds = 0
  init(title: String) {
    self.title = title
    _ticks = State(initialValue: Timer.publish(every: 5, on: .main, in: .common).autoconnect())
  }
  var body: some View { Text("\(title) \(seconds)").onReceive(ticks) { _ in seconds += 1 } }
}
// spelling: sound: a loop that ends
struct Clock: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear(perform: poll) }
  private func poll() {
    Task {
      repeat {
        count += 1
        if count > 10 { break }
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      } while true
    }
  }
}
