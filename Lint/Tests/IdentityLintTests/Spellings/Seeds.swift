struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}
struct Draft {
  var title: String
  var text: String
  init(_ note: Note) {
    title = note.title
    text = note.text
  }
}
@Observable final class Library {
  var notes: [Note] = []
  var selection: Note.ID?
  var selected: Note? { notes.first { $0.id == selection } }
}
// spelling: state_from_parent: a draft made in the initializer, beside a callback
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    NavigationSplitView {
      List(library.notes, selection: $library.selection) { Text($0.title) }
    } detail: {
      if let note = library.selected { Editor(note: note) { _ in } } else { Text("None") }
    }
  }
}
struct Editor: View {
  private let onSave: (Draft) -> Void
  @State private var draft: Draft
  init(note: Note, onSave: @escaping (Draft) -> Void) {
    self.onSave = onSave
    _draft = State(initialValue: Draft(note))
  }
  var body: some View {
    TextField("Title", text: $draft.title)
    Button("Save") { onSave(draft) }
  }
}
// spelling: state_from_parent: a state that the caller passes
struct Browser: View {
  @State private var selected: Note?
  let notes: [Note]
  var body: some View {
    NavigationSplitView {
      List(notes, selection: $selected) { Text($0.title).tag($0) }
    } detail: {
      if let selected { Editor(text: selected.text) }
    }
  }
}
struct Editor: View {
  @State var text: String
  var body: some View { TextEditor(text: $text) }
}
// spelling: state_from_parent: State by .init
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    if let note = library.selected { Editor(note) }
  }
}
struct Editor: View {
  @State private var title: String
  init(_ note: Note) { _title = .init(wrappedValue: note.title) }
  var body: some View { TextField("Title", text: $title) }
}
// spelling: state_object_from_parameter: an observable form
@Observable final class Form1 {
  var title: String
  init(note: Note) { title = note.title }
}
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    if let note = library.selected { Editor(note: note) }
  }
}
struct Editor: View {
  @State private var form: Form1
  init(note: Note) { _form = State(initialValue: Form1(note: note)) }
  var body: some View { TextField("Title", text: $form.title) }
}
// spelling: state_object_from_parameter: a state object
final class FormModel: ObservableObject {
  @Published var title: String
  init(note: Note) { title = note.title }
}
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    if let note = library.selected { Editor(note: note) }
  }
}
struct Editor: View {
  @StateObject private var form: FormModel
  init(note: Note) { _form = StateObject(wrappedValue: FormModel(note: note)) }
  var body: some View { TextField("Title", text: $form.title) }
}
// spelling: state_from_parent: a switch over an optional
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    switch library.selected {
    case .some(let note): Editor(note: note)
    case .none: Text("None")
    }
  }
}
struct Editor: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View { TextField("Title", text: $draft.title) }
}
// spelling: state_from_parent: an initializer in an extension
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    if let note = library.selected { Editor(note: note) }
  }
}
struct Editor: View {
  @State private var title: String
  var body: some View { TextField("Title", text: $title) }
}
extension Editor { init(note: Note) { _title = State(initialValue: note.title) } }
// spelling: state_from_parent: a view builder function
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    NavigationSplitView {
      List(library.notes, selection: $library.selection) { Text($0.title) }
    } detail: {
      detail(of: library.selected)
    }
  }
  @ViewBuilder private func detail(of note: Note?) -> some View {
    if let note { Editor(note: note) } else { Text("None") }
  }
}
struct Editor: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View { TextField("Title", text: $draft.title) }
}
// spelling: missed state_from_parent: an optional mapped to a view
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    library.selected.map { Editor(note: $0) }
  }
}
struct Editor: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View { TextField("Title", text: $draft.title) }
}
// spelling: missed state_from_parent: a container with a closure for the selection
struct Chosen<Content: View>: View {
  let note: Note?
  @ViewBuilder let content: (Note) -> Content
  var body: some View { if let note { content(note) } else { Text("None") } }
}
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    Chosen(note: library.selected) { Editor(note: $0) }
  }
}
struct Editor: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View { TextField("Title", text: $draft.title) }
}
// spelling: state_from_parent: an optional chain at the call
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    Editor(title: library.selected?.title ?? "")
  }
}
struct Editor: View {
  @State private var title: String
  init(title: String) {
    self._title = State(initialValue: title.trimmingCharacters(in: .whitespaces))
  }
  var body: some View { TextField("Title", text: $title) }
}
// spelling: state_from_parent: previous and next in a pager
struct Reader: View {
  let notes: [Note]
  @State private var index = 0
  var body: some View {
    Editor(note: notes[index])
    Button("Next") { index += 1 }
  }
}
struct Editor: View {
  let note: Note
  @State private var text: String
  init(note: Note) {
    self.note = note
    _text = State(initialValue: note.text)
  }
  var body: some View { TextEditor(text: $text) }
}
// spelling: sound: a draft in a view with an id
struct Browser: View {
  @State private var library = Library()
  var body: some View {
    List(library.notes, selection: $library.selection) { Text($0.title) }
    if let note = library.selected { Editor(note: note).id(note.id) }
  }
}
struct Editor: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View { TextField("Title", text: $draft.title) }
}
// spelling: sound: a draft for one presentation
struct Browser: View {
  @State private var note: Note?
  let notes: [Note]
  var body: some View {
    List(notes) { note in Button(note.title) { self.note = note } }
      .sheet(item: $note) { Editor(note: $0) }
  }
}
struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note)) }
  var body: some View {
    TextField("Title", text: $draft.title)
    Button("Save") {
      UserDefaults.standard.set(draft.title, forKey: "title")
      dismiss()
    }
  }
}
