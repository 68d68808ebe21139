/// Mutations for further forms of rules: objects of windows, navigation, closures and models.
extension Mutation {
  static let ofForms: [Mutation] = [
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        "@State private var isLoading = false",
        body: #"""
          ZStack { if isLoading { Text("a") } else { Text("b") } }
            .task {
              isLoading = true
              await Task.yield()
              isLoading = false
            }
          """#),
      whole: "ZStack {", broken: "Group {"),
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        "@State private var isDue = true",
        body: #"""
          Text("a").task(id: isDue) {
            guard isDue else { return }
            await Task.yield(); isDue = false
          }
          """#),
      whole: "await Task.yield(); isDue = false", broken: "isDue = false; await Task.yield()"),
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        "let list: List; @State private var isOn = false",
        body: #"""
          if list.all.isEmpty {
            Text("a").sheet(isPresented: $isOn) { Button("Add") { list.add(); isOn = false } }
          }
          """#,
        beside: #"""
          @Observable final class List {
            var all: [Int] = []
            func add() { all.append(1) }
          }
          """#),
      whole: "list.add(); isOn = false", broken: "list.add()"),
    Mutation(
      rule: "overwritten_edits",
      correct: view(
        "let stored: String; @State private var draft = \"\"",
        body: #"""
          NavigationStack {
            Form { TextField("a", text: $draft); NavigationLink("b") { Text("c") } }
              .onAppear { if draft.isEmpty { draft = stored } }
          }
          """#),
      whole: "if draft.isEmpty { draft = stored }", broken: "draft = stored"),
    Mutation(
      rule: "nonisolated_binding_index",
      correct: view(
        "@State private var names: [String] = []",
        body: #"""
          Button("a") { names.removeAll() }
          row(of: "a")
          """#,
        beside: #"""
          extension Page {
            func row(of name: String) -> Binding<String> {
              let index = names.firstIndex(of: name) ?? 0
              return Binding(get: { read(name) }, set: { _ in })
            }
          }
          """#),
      whole: "read(name)", broken: "names[index]"),
    Mutation(
      rule: "stale_coordinator",
      correct: view(
        "let elements: [Note]; @State private var index = 0",
        body: #"""
          NotePage(note: elements[index])
          Button("Next") { index += 1 }
          """#,
        beside: #"""
          @Observable final class Note { var text = "" }
          struct NotePage: View {
            @Bindable var note: Note
            var body: some View { Pad(text: $note.text) }
          }
          struct Pad: UIViewRepresentable {
            @Binding var text: String
            func makeCoordinator() -> Keeper { Keeper(text: $text) }
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
              context.coordinator.text = $text
            }
          }
          final class Keeper {
            var text: Binding<String>
            init(text: Binding<String>) { self.text = text }
            func changed() { text.wrappedValue = "" }
          }
          """#),
      whole: "context.coordinator.text = $text", broken: "_ = text"),
    Mutation(
      rule: "partial_equality",
      correct: view(
        "@State private var fare = 1",
        body: #"""
          Button("a") { fare = 2 }
          Plan(fare: fare)
          """#,
        beside: #"""
          struct Plan: View {
            let fare: Int
            var body: some View { Seat(number: 1) { print("book") }.equatable() }
          }
          struct Seat: View, Equatable {
            let number: Int
            let choose: () -> Void
            static func == (a: Seat, b: Seat) -> Bool { a.number == b.number }
            var body: some View { Button("\(number)", action: choose) }
          }
          """#),
      whole: "print(\"book\")", broken: "print(fare)"),
    Mutation(
      rule: "endless_task",
      correct: view(
        "let queue: Queue", body: #"Text("a").onAppear { queue.start() }"#,
        beside: #"""
          @Observable final class Queue {
            var work: Task<Void, Never>?
            func start() { work?.cancel(); work = Task { while true { await Task.yield() } } }
          }
          """#),
      whole: "{ work?.cancel(); work = Task", broken: "{ Task"),
    Mutation(
      rule: "work_in_initializer",
      correct: view(
        "@State private var scale = 1.0",
        body: #"""
          Slider(value: $scale)
          Strip(scale: scale)
          """#,
        beside: #"""
          @Observable final class Feed { init() { print("feed") } }
          struct Strip: View {
            let scale: Double
            @State private var feed = Feed()
            var body: some View { Text("a") }
          }
          """#),
      whole: "print(\"feed\")", broken: "Task { print(1) }"),
    Mutation(
      rule: "content_id",
      correct: view(
        "let room: Room",
        body: #"VStack { ForEach(room.all, id: \.count) { Row(title: $0) } }.id(room.name)"#,
        beside: #"""
          @Observable final class Room {
            let name = "a"
            var all: [String] = []
            var revision = 0
            func add() {
              all.append("b")
              revision += 1
            }
          }
          """#),
      whole: ".id(room.name)", broken: ".id(room.revision)"),
    Mutation(
      rule: "dropped_form",
      correct: view(
        "let orders: Orders; let day: Int",
        body: #"""
          ZStack { if orders.isBusy { Text("…") } else { Navigator() } }
            .onChange(of: day) { orders.load() }
          """#,
        beside: #"""
          @Observable final class Orders {
            var isBusy = false
            func load() {
              isBusy = false
              isBusy = false
            }
          }
          struct Navigator: View {
            var body: some View { NavigationStack { NavigationLink("a") { Text("b") } } }
          }
          """#),
      whole: "isBusy = false\n    isBusy", broken: "isBusy = true\n    isBusy"),
    Mutation(
      rule: "pushed_copy",
      correct: view(
        "let book: Book",
        body: #"""
          Text("a").navigationDestination(for: Recipe.self) { Detail(recipe: $0, book: book) }
          """#,
        beside: #"""
          struct Recipe: Hashable { let id: Int; var rating = 0 }
          @Observable final class Book {
            var all: [Recipe] = []
            func update(_ change: (inout Recipe) -> Void) { change(&all[0]) }
          }
          struct Detail: View {
            let recipe: Recipe
            let book: Book
            var body: some View {
              Text("\(recipe.id)")
              Button("Up") { book.update { $0.rating = 1 } }
            }
          }
          """#),
      whole: "Text(\"\\(recipe.id)\")", broken: "Text(\"\\(recipe.rating)\")"),
    Mutation(
      rule: "outer_environment",
      correct: #"""
        import SwiftUI
        @Observable final class Account {}
        struct Scenes: Scene {
          @State private var account = Account()
          var body: some Scene {
            WindowGroup { Page().environment(account) }
            WindowGroup(id: "b") { Other().environment(account) }
          }
        }
        struct Page: View {
          @Environment(Account.self) private var account
          var body: some View { Text("a") }
        }
        struct Other: View { var body: some View { Page() } }
        """#,
      whole: "Other().environment(account)", broken: "Other()"),
  ]
}
