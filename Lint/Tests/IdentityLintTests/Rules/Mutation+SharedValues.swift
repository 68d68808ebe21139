/// Mutations for the rules about values that views share, copy, keep or wait for.
extension Mutation {
  static let ofSharedValues: [Mutation] = [
    Mutation(
      rule: "shared_presentation",
      correct: view(
        #"""
        @State private var isOn = false; let names = ["a"]
        """#,
        body: #"""
          ForEach(names, id: \.self) { Text($0) }.alert("a", isPresented: $isOn) {}
          """#,
        beside: #"""

          """#),
      whole: #"{ Text($0) }.alert("a", isPresented: $isOn) {}"#,
      broken: #"{ Text($0).alert("a", isPresented: $isOn) {} }"#),
    Mutation(
      rule: "task_in_own_branch",
      correct: view(
        #"""
        @State private var names: [String] = []
        """#,
        body: #"""
          VStack { if !names.isEmpty { Text("a") } }.task { names = ["a"] }
          """#,
        beside: #"""

          """#),
      whole: #"Text("a") } }.task { names = ["a"] }"#,
      broken: #"Text("a").task { names = ["a"] } } }"#),
    Mutation(
      rule: "edited_copy",
      correct: view(
        #"""
        @State private var items: [Item] = []; @State private var one: Item?
        """#,
        body: #"""
          List(items) { item in Button(item.name) { one = item } }
          TextField("a", text: Binding($one)!.name); Button("Save") { items[0] = one! }
          """#,
        beside: #"""
          struct Item: Identifiable { let id = 1; var name = "" }
          """#),
      whole: #"items[0] = one!"#,
      broken: #"items = []"#),
    Mutation(
      rule: "filtered_offsets",
      correct: view(
        #"""
        @State private var names = ["a"]
        """#,
        body: #"""
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          """#,
        beside: #"""

          """#),
      whole: #"ForEach(names, id"#,
      broken: #"ForEach(names.sorted(), id"#),
    Mutation(
      rule: "racing_task",
      correct: view(
        #"""
        @State private var query = ""; @State private var found = ""
        let find: (String) async -> String
        """#,
        body: #"""
          TextField("a", text: $query).task(id: query) { found = await find(query) }
          """#,
        beside: #"""

          """#),
      whole: #".task(id: query) { found = await find(query) }"#,
      broken: #".onChange(of: query) { Task { found = await find(query) } }"#),
    Mutation(
      rule: "shared_storage_key",
      correct: view(
        #"""
        let ids = [1, 2]
        """#,
        body: #"""
          ForEach(ids, id: \.self) { Note(id: $0) }
          """#,
        beside: #"""
          struct Note: View {
            let id: Int; @State private var text = ""
            var body: some View { TextField("a", text: $text) }
          }
          """#),
      whole: #"@State private var text = """#,
      broken: #"@SceneStorage("note") private var text = """#),
    Mutation(
      rule: "outer_environment",
      correct: view(
        #"""
        @Environment(\.dismiss) private var dismiss; @State private var isOn = false
        """#,
        body: #"""
          Text("a").sheet(isPresented: $isOn) { Button("b") { isOn = false } }
          """#,
        beside: #"""

          """#),
      whole: #"Button("b") { isOn = false }"#,
      broken: #"Button("b") { dismiss() }"#),
    Mutation(
      rule: "skipped_did_set",
      correct: view(
        #"""
        @State private var isOn = false
        """#,
        body: #"""
          Toggle("a", isOn: $isOn)
          """#,
        beside: #"""

          """#),
      whole: #"private var isOn = false"#,
      broken: #"private var isOn = false { didSet { print(isOn) } }"#),
    Mutation(
      rule: "repeated_id",
      correct: view(
        #"""
        let days: [Day]
        """#,
        body: #"""
          ForEach(days, id: \.name) { Row(title: $0.name) }
          """#,
        beside: #"""
          struct Day { let name: String; var letter: String { String(name.prefix(1)) } }
          """#),
      whole: #"id: \.name"#,
      broken: #"id: \.letter"#),
    Mutation(
      rule: "kept_entry",
      correct: view(
        #"""
        @State private var name = "a"
        """#,
        body: #"""
          Button("b") { name = "b" }; Note(name: name).id(name)
          """#,
        beside: #"""
          struct Note: View {
            let name: String; @State private var text = ""
            var body: some View { TextField("a", text: $text); Button("b") { send(text, name) } }
            func send(_ a: String, _ b: String) {}
          }
          """#),
      whole: #"Note(name: name).id(name)"#,
      broken: #"Note(name: name)"#),
    Mutation(
      rule: "still_transition",
      correct: view(
        #"""
        let names = ["a", "b"]; @State private var step = 0
        """#,
        body: #"""
          VStack { Row(title: names[step]).id(step).transition(.slide); Button("b") { step = 1 } }
          """#,
        beside: #"""

          """#),
      whole: #".id(step).transition(.slide)"#,
      broken: #".transition(.slide)"#),
    Mutation(
      rule: "endless_task",
      correct: view(
        "",
        body: "Text(\"a\").task { while true { await Task.yield() } }",
        beside: ""),
      whole: ".task { while true { await Task.yield() } }",
      broken: ".onAppear { Task { while true { await Task.yield() } } }"),
    Mutation(
      rule: "unannounced_change",
      correct: view(
        "@StateObject private var teller = Teller()",
        body: "Button(\"\\(teller.told)\") { teller.add() }",
        beside:
          """
          final class Teller: ObservableObject { @Published var told = 0; func add() { told \
          += 1 } }
          """
      ),
      whole: "@Published var told",
      broken: "var told"),
    Mutation(
      rule: "kept_draft",
      correct: view(
        "@State private var text = \"\"; @State private var isOn = false",
        body:
          """
          Button(\"a\") { text = \"\"; isOn = true }.sheet(isPresented: $isOn) { \
          TextField(\"\", text: $text); Button(\"b\") { isOn = false } }
          """,
        beside: ""),
      whole:
        """
        Button(\"a\") { text = \"\"; isOn = true }.sheet(isPresented: $isOn) { \
        TextField(\"\", text: $text); Button(\"b\") { isOn = false } }
        """,
      broken:
        """
        Button(\"a\") { isOn = true }.sheet(isPresented: $isOn) { TextField(\"\", text: \
        $text); Button(\"b\") { text = \"\"; isOn = false } }
        """
    ),
    Mutation(
      rule: "pushed_copy",
      correct: view(
        "@State private var elements: [Element] = []",
        body:
          """
          List(elements, id: \\.title) { Row(title: $0.title) }.navigationDestination(for: \
          String.self) { key in Shown(element: elements.first { $0.title == key } ?? \
          Element()) }.onTapGesture { elements[0].title = \"b\" }
          """,
        beside:
          "struct Shown: View { let element: Element; var body: some View { Text(element.title) } }"
      ),
      whole:
        """
        .navigationDestination(for: String.self) { key in Shown(element: elements.first { \
        $0.title == key } ?? Element()) }
        """,
      broken: ".navigationDestination(for: Element.self) { key in Shown(element: key) }"),
    Mutation(
      rule: "remembered_index",
      correct: view(
        "@State private var elements: [Element] = []; @State private var chosen: Int?",
        body:
          """
          List(elements, id: \\.title) { e in Button(\"a\") { chosen = 0 } }.onTapGesture { \
          elements.removeFirst() }; Text(elements[chosen ?? 0].title)
          """,
        beside: ""),
      whole: "chosen = 0",
      broken: "chosen = elements.firstIndex(of: e)"),
    Mutation(
      rule: "repeated_tag",
      correct: view(
        "@FocusState private var field: Int?; @State private var text = \"\"",
        body:
          """
          TextField(\"\", text: $text).focused($field, equals: 1); TextField(\"b\", text: \
          $text).focused($field, equals: 2)
          """,
        beside: ""),
      whole: "\"b\", text: $text).focused($field, equals: 2)",
      broken: "\"b\", text: $text).focused($field, equals: 1)"),
    Mutation(
      rule: "unmatched_tag",
      correct: view(
        "@State private var number = 1; @State private var name = \"a\"",
        body: """
          Picker(\"a\", selection: $name) { Text(\"a\").tag(\"a\"); Text(\"b\").tag(\"b\") }; \
          Text(\"\\(number)\")
          """),
      whole: "selection: $name",
      broken: "selection: $number"),
    Mutation(
      rule: "storage_defaults",
      correct: view(
        "@AppStorage(\"x\") private var size = 1",
        body: "Text(\"\\(size)\")",
        beside:
          """
          struct Other: View { @AppStorage(\"x\") var other = 1; var body: some View { \
          Text(\"\\(other)\") } }
          """
      ),
      whole: "var size = 1",
      broken: "var size = 2"),
  ]
}
