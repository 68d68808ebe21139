/// Mutations for pages and their destinations, rows that keep copies, and work that a task leaves.
extension Mutation {
  static let ofPages: [Mutation] = [
    Mutation(
      rule: "shared_presentation",
      correct: view(
        "let names: [String]",
        body: "List { ForEach(names, id: \\.self) { NavigationLink($0, value: $0) } }"
          + ".navigationDestination(for: String.self) { Text($0) }"),
      whole: "} }.navigationDestination(for: String.self) { Text($0) }",
      broken: "}.navigationDestination(for: String.self) { Text($0) } }", isInfo: true),
    Mutation(
      rule: "shared_presentation",
      correct: view(
        "let names: [String]", body: "ScrollView { VStack { rows } }",
        beside: """
          extension Page {
            @ViewBuilder var rows: some View {
              ForEach(names, id: \\.self) { NavigationLink($0, value: $0) }
              Text("End").navigationDestination(for: String.self) { Text($0) }
            }
          }
          """),
      whole: "VStack", broken: "LazyVStack", isInfo: true),
    Mutation(
      rule: "repeated_tag",
      correct: view(
        "@State private var names = [\"a\"]\n  @FocusState private var focus: Int?",
        body: "ForEach(names.indices, id: \\.self) { NameRow(name: $names[$0], focus: $focus) }",
        beside: """
          struct NameRow: View {
            @Binding var name: String
            var focus: FocusState<Int?>.Binding
            @FocusState private var own: Int?
            var body: some View { TextField("Name", text: $name).focused($own, equals: 1) }
          }
          """),
      whole: "focused($own, equals: 1)", broken: "focused(focus, equals: 1)", isInfo: true),
    Mutation(
      rule: "outer_environment",
      correct: view(
        "@StateObject private var model = Model()",
        body: """
          NavigationStack {
            Leaf().environmentObject(model)
              .navigationDestination(for: Int.self) { _ in Leaf().environmentObject(model) }
          }
          """,
        beside: """
          struct Leaf: View {
            @EnvironmentObject var model: Model
            var body: some View { Text(model.title) }
          }
          """),
      whole: "_ in Leaf().environmentObject(model)", broken: "_ in Leaf()"),
    Mutation(
      rule: "unmatched_tag",
      correct: view(
        "let notes: [Note]",
        body: """
          NavigationStack {
            List(notes) { NavigationLink($0.title, value: $0) }
              .navigationDestination(for: Note.self) { Text($0.title) }
          }
          """,
        beside: "struct Note: Identifiable, Hashable { let id: Int; let title: String }"),
      whole: "value: $0)", broken: "value: $0.id)", isInfo: true),
    Mutation(
      rule: "edited_copy",
      correct: view(
        "@State private var notes: [Note] = []",
        body: """
          Text("\\(notes.filter(\\.isDone).count)")
          ForEach($notes) { $note in NoteRow(note: $note) }
          """,
        beside: """
          struct Note: Identifiable { let id: Int; var isDone = false }
          struct NoteRow: View {
            @Binding var note: Note
            var body: some View { Toggle("Done", isOn: $note.isDone) }
          }
          struct NoteCopy: View {
            @State var note: Note
            var body: some View { Toggle("Done", isOn: $note.isDone) }
          }
          """),
      whole: "ForEach($notes) { $note in NoteRow(note: $note) }",
      broken: "ForEach(notes) { NoteCopy(note: $0) }"),
    Mutation(
      rule: "endless_task",
      correct: view(
        "let feed: Feed", body: "Text(\"a\").task { await feed.follow() }",
        beside: """
          @MainActor final class Feed {
            func follow() async { while !Task.isCancelled { await Task.yield() } }
          }
          """),
      whole: "{ while !Task.isCancelled { await Task.yield() } }",
      broken: "{ Task { while !Task.isCancelled { await Task.yield() } } }"),
    Mutation(
      rule: "content_id",
      correct: view(
        "@State private var clock = Clock()",
        body: """
          List { Text("a") }.modifier(Marked(stamp: clock.time))
            .task { await clock.run() }
          """,
        beside: """
          @Observable final class Clock {
            var time = Date.now
            func run() async { while !Task.isCancelled { await Task.yield(); time = .now } }
          }
          struct Marked: ViewModifier {
            let stamp: Date
            func body(content: Content) -> some View { content.overlay(Text("\\(stamp)")) }
          }
          """),
      whole: "content.overlay(", broken: "content.id(stamp).overlay("),
  ]
}
