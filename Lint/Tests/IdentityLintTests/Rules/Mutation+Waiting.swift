/// Mutations for the kinds about work that waits, fields that lose the focus, and new elements.
extension Mutation {
  static let ofWaiting: [Mutation] = [
    Mutation(
      rule: "racing_task",
      correct: view(
        #"""
        let find: (String) async throws -> String
          @State private var stop = "a"; @State private var failure = false
        """#,
        body: #"""
          Button(failure ? "Failed" : "Next") { stop = "b" }
            .task(id: stop) {
              do { print(try await find(stop)) } catch { if !Task.isCancelled { failure = true } }
            }
          """#),
      whole: "{ if !Task.isCancelled { failure = true } }", broken: "{ failure = true }"),
    Mutation(
      rule: "endless_task",
      correct: view(
        "@State private var follower = Follower()", body: #"Text("\(follower.count)")"#,
        beside: #"""
          @Observable final class Follower {
            var count = 0
            init() {
              Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: .init("a")) {
                  self?.count += 1
                }
              }
            }
          }
          """#),
      whole: "Task { [weak self] in", broken: "Task {"),
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        #"""
        let find: (String) async -> String
          @State private var text = ""; @State private var isBusy = false
        """#,
        body: #"""
          TextField("a", text: $text).disabled(text.count > 9)
            .task(id: text) {
              isBusy = true
              _ = await find(text)
              isBusy = false
            }
          """#),
      whole: ".disabled(text.count > 9)", broken: ".disabled(isBusy)"),
    Mutation(
      rule: "repeated_object",
      correct: view(
        "@State private var edited: Entry?",
        body: #"""
          Button("New") { edited = Entry.blank }
          if let edited { EntryField(entry: edited) }
          """#,
        beside: #"""
          @Observable final class Entry {
            var title = ""
            static var blank: Entry { Entry() }
          }
          struct EntryField: View {
            @Bindable var entry: Entry
            var body: some View { TextField("a", text: $entry.title) }
          }
          """#),
      whole: "static var blank: Entry { Entry() }", broken: "static let blank = Entry()"),
    Mutation(
      rule: "edited_copy",
      correct: view(
        #"""
        let save: (Double) -> Void
          @State private var amount = 0.0; @FocusState private var isTyping: Bool
        """#,
        body: #"""
          TextField("a", value: $amount, formatter: NumberFormatter()).focused($isTyping)
          Button("Save") { isTyping = false; save(amount) }
          """#),
      whole: "isTyping = false; save(amount)", broken: "save(amount)"),
    Mutation(
      rule: "shared_presentation",
      correct: view(
        #"@State private var isOn = false; let names = ["a"]"#,
        body: #"""
          ForEach(names, id: \.self) { Text($0) }.confirms(isPresented: $isOn)
          """#,
        beside: #"""
          extension View {
            func confirms(isPresented: Binding<Bool>) -> some View {
              confirmationDialog("a", isPresented: isPresented) {}
            }
          }
          """#),
      whole: "{ Text($0) }.confirms(isPresented: $isOn)",
      broken: "{ Text($0).confirms(isPresented: $isOn) }"),
    Mutation(
      rule: "work_in_initializer",
      correct: view(
        "@State private var scale = 1.0",
        body: #"""
          Slider(value: $scale)
          Quote(scale: scale)
          """#,
        beside: #"""
          @Observable final class Feed {
            let socket: URLSessionWebSocketTask
            init() {
              socket = URLSession.shared.webSocketTask(with: URL(string: "a")!)
              print("made")
            }
          }
          struct Quote: View {
            let scale: Double
            @State private var feed = Feed()
            var body: some View { Text("a") }
          }
          """#),
      whole: "print(\"made\")", broken: "socket.resume()"),
    Mutation(
      rule: "fresh_default",
      correct: view(
        "", body: #"Text("a")"#,
        beside: #"""
          final class Images {
            let store = NSCache<NSURL, NSData>()
            init() { store.countLimit = 9 }
          }
          struct Key: EnvironmentKey { static let defaultValue = Images() }
          """#),
      whole: "let defaultValue = Images()", broken: "var defaultValue: Images { Images() }"),
  ]
}
