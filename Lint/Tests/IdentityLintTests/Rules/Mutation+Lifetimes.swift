/// Mutations for the rules about values that are kept, cleared or read at the wrong time.
extension Mutation {
  static let ofLifetimes: [Mutation] = [
    Mutation(
      rule: "unconnected_state",
      correct: view(
        "", body: #"Text("a")"#,
        beside: "final class Volume: ObservableObject { @Published var level = 1 }"),
      whole: "@Published var level", broken: "@State var level"),
    Mutation(
      rule: "stale_coordinator",
      correct: view(
        "@State private var day: Int? = 1",
        body: #"""
          Button("Next") { day = 2 }
          if let day { Chart { print(day) } }
          """#,
        beside: #"""
          struct Chart: UIViewRepresentable {
            let onTap: () -> Void
            func makeCoordinator() -> Taps { Taps(onTap: onTap) }
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
              context.coordinator.onTap = onTap
            }
          }
          final class Taps {
            var onTap: () -> Void
            init(onTap: @escaping () -> Void) { self.onTap = onTap }
            func tapped() { onTap() }
          }
          """#),
      whole: "context.coordinator.onTap = onTap", broken: "_ = onTap"),
    Mutation(
      rule: "canceled_save",
      correct: view(
        #"@State private var text = ""; let save: (String) -> Void"#,
        body: #"""
          TextField("a", text: $text)
            .task(id: text) {
              do { try await Task.sleep(for: .seconds(1)) } catch { return }
              save(text)
            }
            .onDisappear { save(text) }
          """#),
      whole: ".onDisappear { save(text) }", broken: ".onDisappear {}"),
    Mutation(
      rule: "dropped_form",
      correct: view(
        "@State private var isSaving = false; let send: (String) async -> Void",
        body: #"""
          VStack { Entry(save: save).disabled(isSaving) }
          """#,
        beside: #"""
          extension Page {
            func save(_ name: String) {
              isSaving = true
              Task {
                await send(name)
                isSaving = false
              }
            }
          }
          struct Entry: View {
            let save: (String) -> Void
            @State private var name = ""
            var body: some View {
              TextField("a", text: $name)
              Button("Save") { save(name) }
            }
          }
          """#),
      whole: "Entry(save: save).disabled(isSaving)",
      broken: "if !isSaving { Entry(save: save) }"),
    Mutation(
      rule: "cleared_while_covered",
      correct: view(
        "@Binding var text: String",
        body: #"""
          TextField("a", text: $text)
          NavigationLink("b") { Text("b") }.onDisappear { }
          """#),
      whole: ".onDisappear { }", broken: #".onDisappear { text = "" }"#),
    Mutation(
      rule: "constant_binding",
      correct: view("@State private var isOn = false", body: #"Toggle("a", isOn: $isOn)"#),
      whole: "isOn: $isOn", broken: "isOn: .constant(isOn)"),
    Mutation(
      rule: "shared_window_state",
      correct: view(
        "@Binding var selection: Int?", body: #"Text("\(selection ?? 0)")"#,
        beside: #"""
          struct Planner: App {
            @State private var selection: Int?
            var body: some Scene { Window("a", id: "a") { Page(selection: $selection) } }
          }
          """#),
      whole: #"Window("a", id: "a")"#, broken: "WindowGroup"),
    Mutation(
      rule: "work_in_initializer",
      correct: view(
        "@State private var count = 0; @State private var cart = Cart()",
        body: #"""
          Button("\(count)") { count += 1 }
          Checkout(cart: cart)
          """#,
        beside: #"""
          @Observable final class Cart { var note = ""; func begin() { note = "" } }
          struct Checkout: View {
            let cart: Cart
            init(cart: Cart) { self.cart = cart; }
            var body: some View { Text(cart.note) }
          }
          """#),
      whole: "self.cart = cart; }", broken: "self.cart = cart; cart.begin() }"),
    Mutation(
      rule: "early_read",
      correct: view(
        "@StateObject private var model = Model(); init() {}", body: "Text(model.title)"),
      whole: "init() {}", broken: #"init() { model.title = "a" }"#),
    Mutation(
      rule: "fresh_default",
      correct: view(
        "", body: #"Text("a").onTapGesture { Model().title = "b" }"#,
        beside: "struct Key: EnvironmentKey { static let defaultValue = Model() }"),
      whole: "let defaultValue = Model()", broken: "var defaultValue: Model { Model() }"),
    Mutation(
      rule: "kept_cancel",
      correct: view(
        #"@State private var name = "a""#, body: "Editor(name: $name)",
        beside: #"""
          struct Editor: View {
            @Binding var name: String
            @State private var copy = ""
            @Environment(\.dismiss) private var dismiss
            var body: some View {
              TextField("a", text: $copy)
              Button("Cancel") { dismiss() }
            }
          }
          """#),
      whole: "text: $copy", broken: "text: $name"),
    Mutation(
      rule: "early_reset",
      correct: view(
        "@State private var message: String?; @State private var hiding: Task<Void, Never>?",
        body: #"""
          Button("a") {
            message = "a"
            hiding = Task {
              try? await Task.sleep(for: .seconds(1))
              message = nil
            }
          }
          """#),
      whole: "hiding = Task {", broken: "Task {"),
    Mutation(
      rule: "canceled_sleep",
      correct: view(
        "@State private var query = \"\"; @State private var hits: [String] = []",
        body: #"""
          TextField("a", text: $query)
            .task(id: query) {
              try? await Task.sleep(for: .milliseconds(300))
              if Task.isCancelled { return }
              hits = await search(query)
            }
          """#),
      whole: "if Task.isCancelled { return }", broken: "print(query)"),
    Mutation(
      rule: "restarted_gesture",
      correct: view(
        "@State private var x = CGSize.zero",
        body: #"""
          Row(title: "a").offset(x)
            .gesture(DragGesture().onChanged { x = $0.translation }.onEnded { _ in x = .zero })
          """#),
      whole: ".onEnded { _ in x = .zero }", broken: ".onEnded { _ in print(1) }"),
    Mutation(
      rule: "shared_row_state",
      correct: view(
        "let names: [String]; @State private var open: String?; @State private var isOpen = false",
        body: #"""
          ForEach(names, id: \.self) { name in
            Button(name) { isOpen.toggle() }
            if isOpen, name == open { Text("a") }
          }
          """#),
      whole: "if isOpen, name == open", broken: "if isOpen"),
    Mutation(
      rule: "second_owner",
      correct: view(
        "@StateObject private var model = Model()",
        body: "Text(model.title); Inner(model: model)",
        beside: #"""
          struct Inner: View {
            @ObservedObject private var model: Model
            var body: some View { TextField("a", text: $model.title) }
          }
          """#),
      whole: "@ObservedObject private var model: Model",
      broken: "@StateObject private var model = Model()"),
  ]
}
