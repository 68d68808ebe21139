import SwiftUI

struct Search: UIViewRepresentable {
  let scope: Int
  @Binding var text: String
  var onCommit: () -> Void
  func makeCoordinator() -> Coordinator { Coordinator(self) }  // expect: stale_coordinator
  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.delegate = context.coordinator
    return bar
  }
  func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = text }
  class Coordinator: NSObject {
    var parent: Search
    init(_ parent: Search) { self.parent = parent }
    func commit() { print(parent.scope) }
  }
}
struct Plot: NSViewRepresentable {
  let onSelect: (Int) -> Void
  func makeCoordinator() -> Delegate {
    return Delegate(select: onSelect)  // expect: stale_coordinator
  }
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ view: NSView, context: Context) { view.needsDisplay = true }
}
final class Delegate: NSObject {
  let select: (Int) -> Void
  init(select: @escaping (Int) -> Void) { self.select = select }
  func clicked() { select(1) }
}
struct Editor: UIViewControllerRepresentable {
  @Binding var note: String
  func makeCoordinator() -> Coordinator { .init(note: $note) }  // expect: stale_coordinator
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  final class Coordinator {
    @Binding var note: String
    init(note: Binding<String>) { _note = note }
    func changed(_ text: String) { note = text }
  }
}
struct Page: View {
  let ids = [1, 2]
  @State private var chosen = 0
  @State private var text = ""
  @State private var notes: [Int: String] = [:]
  var body: some View {
    Picker("Scope", selection: $chosen) { ForEach(ids, id: \.self) { Text("\($0)").tag($0) } }
    Search(scope: chosen, text: $text) { print(text) }
    charts(of: chosen)
    Editor(note: note(chosen))
  }
  func charts(of day: Int) -> some View { Plot { value in save(value, day) } }
  private func save(_ value: Int, _ day: Int) {}
  private func note(_ id: Int) -> Binding<String> {
    Binding(get: { notes[id] ?? "" }, set: { notes[id] = $0 })
  }
}
