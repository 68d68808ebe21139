/// Mutations for what appears again, or never: menus, pages that come back, new ids.
extension Mutation {
  static let ofAppearances: [Mutation] = [
    Mutation(
      rule: "presentation_in_menu",
      correct: view(
        "@State private var isAsking = false",
        body: "Menu(\"More\") { Button(\"Ask\") { isAsking = true } }"
          + ".alert(\"Sure?\", isPresented: $isAsking) {}"),
      whole: "{ isAsking = true } }.alert(\"Sure?\", isPresented: $isAsking) {}",
      broken: "{ isAsking = true }.alert(\"Sure?\", isPresented: $isAsking) {} }"),
    Mutation(
      rule: "presentation_in_menu",
      correct: view(
        "@State private var isAsking = false",
        body: "Row(title: \"a\").contextMenu { entries }.alert(\"c\", isPresented: $isAsking) {}",
        beside: """
          extension Page {
            var entries: some View { Button("Ask") { isAsking = true } }
          }
          """),
      whole: "Button(\"Ask\") { isAsking = true } }",
      broken: "Button(\"Ask\") {}.sheet(isPresented: $isAsking) { Text(\"c\") } }"),
    Mutation(
      rule: "overwritten_edits",
      correct: view(
        "@State private var shelf = Shelf()",
        body: """
          NavigationStack {
            List(shelf.names, id: \\.self) { NavigationLink($0, value: $0) }
              .onAppear { Task { await shelf.load() } }
          }
          """,
        beside: """
          @Observable final class Shelf {
            var names: [String] = []
            func load() async { names = await all() }
            func all() async -> [String] { ["a"] }
          }
          """),
      whole: "names = await all()", broken: "names += await all()"),
    Mutation(
      rule: "unstable_id",
      correct: view(
        "let notes: [Note]", body: "ForEach(notes) { Row(title: $0.title) }",
        beside: """
          struct Note: Identifiable {
            let title: String
            let suffix = ""
            var id: String { title + suffix }
          }
          """),
      whole: "title + suffix", broken: "title + UUID().uuidString"),
    Mutation(
      rule: "content_id",
      correct: view(
        "@State private var texts: [Draft] = []\n  @State private var place = 0",
        body: "DraftForm(draft: $texts[place]).id(texts[place].key)",
        beside: """
          struct Draft: Hashable { let key: Int; var title = "" }
          struct DraftForm: View {
            @Binding var draft: Draft
            @State private var isOpen = false
            var body: some View {
              TextField("Title", text: $draft.title)
              DisclosureGroup("More", isExpanded: $isOpen) { Text("a") }
            }
          }
          """),
      whole: "texts[place].key", broken: "texts[place].title"),
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        "@State private var tide = Tide()",
        body: """
          ZStack {
            if tide.isLoading { Text("…") } else { Text("a").refreshable { await tide.load() } }
          }
          """,
        beside: """
          @Observable final class Tide {
            var isLoading = false
            var isFirst = true
            func load() async {
              if isFirst { isLoading = true }
              await Task.yield()
              isLoading = false
            }
          }
          """),
      whole: "if isFirst { isLoading = true }", broken: "if !isLoading { isLoading = true }"),
    Mutation(
      rule: "single_observation",
      correct: """
        import Observation
        import AppKit
        @Observable final class Inbox { var unread = 0 }
        final class Badge {
          let inbox = Inbox()
          func start() {
            withObservationTracking { update() } onChange: { [weak self] in
              Task { @MainActor in self?.start() }
            }
          }
          func update() { NSApplication.shared.dockTile.badgeLabel = "\\(inbox.unread)" }
        }
        """,
      whole: "self?.start()", broken: "self?.update()"),
    Mutation(
      rule: "unordered_rows",
      correct: view(
        "@State private var counts: [String: Int] = [:]",
        body: "ForEach(counts.keys.sorted(), id: \\.self) { Row(title: $0) }"
          + ".onTapGesture { counts[\"a\"] = 1 }"),
      whole: "counts.keys.sorted()", broken: "Array(counts.keys)"),
    Mutation(
      rule: "unordered_rows",
      correct: view(
        "@State private var tags: Set<String> = []",
        body: "ForEach(shown, id: \\.self) { Row(title: $0) }.onTapGesture { tags.insert(\"a\") }",
        beside: "extension Page { var shown: [String] { tags.sorted() } }"),
      whole: "{ tags.sorted() }", broken: "{ Array(tags) }"),
    Mutation(
      rule: "early_removal",
      correct: view(
        "@State private var names: [String] = []; @State private var isAsking = false",
        body: "List(names, id: \\.self) { name in Row(title: name).swipeActions { delete } }"
          + ".alert(\"Delete?\", isPresented: $isAsking) {}",
        beside: """
          extension Page {
            var delete: some View { Button("Delete") { isAsking = true } }
          }
          """),
      whole: "Button(\"Delete\")", broken: "Button(\"Delete\", role: .destructive)"),
  ]
}
