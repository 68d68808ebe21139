/// Mutations for the rules about subscriptions, observation, what elements share, and flags.
extension Mutation {
  static let ofSubscriptions: [Mutation] = [
    Mutation(
      rule: "published_before_set",
      correct: view(
        "@ObservedObject var model: Model\n  @State private var length = 0",
        body: #"""
          Text("\(length)").onReceive(model.$title) { title in length = title.count }
          """#),
      whole: "{ title in length = title.count }", broken: "{ _ in length = model.title.count }"),
    Mutation(
      rule: "replaced_subscription",
      correct: view(
        "", body: #"Text("a")"#,
        beside: """
          final class Follower {
            private var first: AnyCancellable?
            private var second: AnyCancellable?
            func follow(_ model: Model, _ other: Model) {
              first = model.$title.sink { print($0) }
              second = other.$title.sink { print($0) }
            }
          }
          """),
      whole: "second = other", broken: "first = other"),
    Mutation(
      rule: "dropped_subscription",
      correct: view(
        "@ObservedObject var model: Model\n  @State private var kept: AnyCancellable?",
        body: #"Text("a").onAppear { kept = model.$title.sink { print($0) } }"#),
      whole: "{ kept = ", broken: "{ _ = "),
    Mutation(
      rule: "repeated_object",
      correct: view(
        "@State private var models = (0..<3).map { _ in Model() }",
        body: #"Button("Name") { models[0].title = "a" }"#),
      whole: "(0..<3).map { _ in Model() }", broken: "Array(repeating: Model(), count: 3)"),
    Mutation(
      rule: "single_observation",
      correct: view(
        "", body: #"Text("a")"#,
        beside: """
          @Observable final class Notes { var text = "" }
          final class Saver {
            let notes = Notes()
            func observe() {
              withObservationTracking { _ = notes.text } onChange: { self.save(); self.observe() }
            }
            func save() { print(notes.text) }
          }
          """),
      whole: "self.save(); self.observe()", broken: "self.save()"),
    Mutation(
      rule: "last_preference",
      correct: view(
        "let names: [String]\n  @State private var length = 0",
        body: #"""
          ForEach(names, id: \.self) { Text($0).preference(key: LengthKey.self, value: $0.count) }
            .onPreferenceChange(LengthKey.self) { length = $0 }
          """#,
        beside: """
          struct LengthKey: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) {
              value = max(value, nextValue())
            }
          }
          """),
      whole: "max(value, nextValue())", broken: "nextValue()"),
    Mutation(
      rule: "stuck_flag",
      correct: view(
        "@State private var isLoading = false\n  @State private var text = \"\"",
        body: #"Text(text).task { await load() }.disabled(isLoading)"#,
        beside: """
          func fetchText() async throws -> String { "a" }
          extension Page {
            func load() async {
              isLoading = true
              do { text = try await fetchText(); isLoading = false } catch { isLoading = false }
            }
          }
          """),
      whole: "catch { isLoading = false }", broken: "catch { text = \"\" }"),
  ]
}
