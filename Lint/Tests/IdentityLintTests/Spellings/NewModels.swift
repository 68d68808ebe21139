final class Model: ObservableObject {
  @Published var laps: [Int] = []
  func lap() { laps.append(laps.count) }
}
@Observable final class Counter {
  var laps: [Int] = []
  func lap() { laps.append(laps.count) }
}
struct Laps: View {
  @ObservedObject var model: Model
  var body: some View { Button("\(model.laps.count)") { model.lap() } }
}
struct Count: View {
  let counter: Counter
  var body: some View { Button("\(counter.laps.count)") { counter.lap() } }
}
// spelling: inline_observed_object: a property with a default
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Panel()
  }
}
struct Panel: View {
  @ObservedObject var model = Model()
  var body: some View { Button("\(model.laps.count)") { model.lap() } }
}
// spelling: inline_observed_object: a static factory with an implicit member
extension Model { static func make() -> Model { Model() } }
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Laps(model: .make())
  }
}
// spelling: inline_observed_object: a computed property
struct Home: View {
  @State private var speed = 1.0
  private var model: Model { Model() }
  var body: some View {
    Slider(value: $speed)
    Laps(model: model)
  }
}
// spelling: inline_observed_object: an environment object
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    VStack {
      Slider(value: $speed)
      Inner()
    }.environmentObject(Model())
  }
}
struct Inner: View {
  @EnvironmentObject var model: Model
  var body: some View { Button("\(model.laps.count)") { model.lap() } }
}
// spelling: inline_observed_object: a local let with a switch
struct Home: View {
  @State private var isFast = false
  var body: some View {
    let model = Model()
    Toggle("Fast", isOn: $isFast)
    switch isFast {
    case true: Laps(model: model)
    case false: Laps(model: model).padding()
    }
  }
}
// spelling: inline_observed_object: an initializer
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Panel(title: "\(speed)")
  }
}
struct Panel: View {
  let title: String
  @ObservedObject private var model: Model
  init(title: String) {
    self.title = title
    model = Model()
  }
  var body: some View { Button(title) { model.lap() }.badge(model.laps.count) }
}
// spelling: missed inline_observed_object: a closure in a let
struct Home: View {
  @State private var speed = 1.0
  private let make: () -> Model = { Model() }
  var body: some View {
    Slider(value: $speed)
    Laps(model: make())
  }
}
// spelling: inline_observed_object: a factory of another type
struct Factory { func model(named name: String) -> Model { let model = Model(); return model } }
struct Home: View {
  @State private var speed = 1.0
  private let factory = Factory()
  var body: some View {
    Slider(value: $speed)
    Laps(model: factory.model(named: "a"))
  }
}
// spelling: unkept_model: a plain property of an observable type
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Panel(speed: speed)
  }
}
struct Panel: View {
  let speed: Double
  private let counter = Counter()
  var body: some View { Button("\(counter.laps.count) \(speed)") { counter.lap() } }
}
// spelling: inline_observed_object: an observable argument
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Count(counter: Counter())
  }
}
// spelling: inline_observed_object: the environment of an observable type
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Group {
      Slider(value: $speed)
      Inner()
    }.environment(Counter())
  }
}
struct Inner: View {
  @Environment(Counter.self) private var counter
  var body: some View { Button("\(counter.laps.count)") { counter.lap() } }
}
// spelling: missed inline_observed_object: rows that are mapped to models
struct Home: View {
  @State private var names = ["a"]
  var body: some View {
    ForEach(names, id: \.self) { name in Laps(model: model(for: name)) }
    Button("Add") { names.append("b") }
  }
  private func model(for name: String) -> Model { name.isEmpty ? Model() : Model() }
}
// spelling: unkept_model: an initializer stores an observable object
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    Slider(value: $speed)
    Panel(speed: speed)
  }
}
struct Panel: View {
  let speed: Double
  let counter: Counter
  init(speed: Double) {
    self.speed = speed
    self.counter = Counter()
  }
  var body: some View { Button("\(counter.laps.count)") { counter.lap() } }
}
// spelling: missed inline_observed_object: a view modifier
struct WithModel: ViewModifier {
  func body(content: Content) -> some View { content.environmentObject(Model()) }
}
struct Home: View {
  @State private var speed = 1.0
  var body: some View {
    VStack {
      Slider(value: $speed)
      Inner()
    }.modifier(WithModel())
  }
}
struct Inner: View {
  @EnvironmentObject var model: Model
  var body: some View { Button("\(model.laps.count)") { model.lap() } }
}
