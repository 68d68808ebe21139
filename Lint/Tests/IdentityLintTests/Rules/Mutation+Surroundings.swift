/// Mutations for what a view has around it: the environment, its place, stored settings.
extension Mutation {
  static let ofSurroundings: [Mutation] = [
    Mutation(
      rule: "repeated_task",
      correct: view(
        "@State private var visits = 0\n  @ViewBuilder var parts: some View { Text(\"a\") }",
        body: "ScrollView { parts.onAppear { visits += 1 } }"),
      whole: "{ Text(\"a\") }", broken: "{ Text(\"a\"); Text(\"b\") }"),
    Mutation(
      rule: "fresh_default",
      correct: view(
        "", body: "Text(\"a\")",
        beside: """
          final class Images { private let store = NSCache<NSURL, NSData>() }
          struct ImagesKey: EnvironmentKey { static let defaultValue: Images = Images() }
          """),
      whole: "static let defaultValue: Images = Images()",
      broken: "static var defaultValue: Images { Images() }"),
    Mutation(
      rule: "storage_defaults",
      correct: view(
        "@AppStorage(\"a\") private var isOn = false",
        body: "Text(\"\\(isOn)\").onTapGesture { print(UserDefaults.standard.bool(forKey: \"a\")) }"
      ),
      whole: "var isOn = false", broken: "var isOn = true"),
    Mutation(
      rule: "outer_environment",
      correct: view(
        "@StateObject private var model = Model()\n  @State private var isShown = false",
        body: "Text(\"a\").sheet(isPresented: $isShown) { Reader() }.environmentObject(model)",
        beside: """
          struct Reader: View {
            @EnvironmentObject var model: Model
            var body: some View { Text(model.title) }
          }
          """),
      whole: ".sheet(isPresented: $isShown) { Reader() }.environmentObject(model)",
      broken: ".environmentObject(model).sheet(isPresented: $isShown) { Reader() }"),
    Mutation(
      rule: "stale_copy",
      correct: view(
        "@State private var choice = 0",
        body: "Stepper(\"Choice\", value: $choice); Loaded(number: choice)",
        beside: """
          extension View {
            func loads(_ work: @escaping () async -> Void) -> some View { task { await work() } }
          }
          struct Loaded: View {
            let number: Int
            @State private var text = ""
            var body: some View {
              Text(text).loads { text = await load(number) }.onChange(of: number) {}
            }
            func load(_ number: Int) async -> String { "\\(number)" }
          }
          """),
      whole: ".onChange(of: number) {}", broken: ".font(.body)"),
  ]
}
