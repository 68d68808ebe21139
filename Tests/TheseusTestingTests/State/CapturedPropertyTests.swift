import Foundation
import Observation
import Testing
import TheseusTesting
import TheseusViews

/// A frame around content, as apps write it: it keeps the closure.
private struct Card<Content: View>: View {
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

@Observable private final class Model { var name = "a" }

private final class Reference: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = Reference("a")
}

extension EnvironmentValues {
  fileprivate var name: Reference {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// Each reader has one property and nothing else, and reads it only in a closure that another view
/// keeps.
private struct StateReader: View {
  @State private var name = Reference("a")
  var body: some View {
    Card { Text(name.name) }
    Button("change") { name = Reference("b") }
  }
}

private struct BindingReader: View {
  @Binding var name: Reference
  var body: some View { Card { Text(name.name) } }
}

private struct BindingOwner: View {
  @State private var name = Reference("a")
  var body: some View {
    BindingReader(name: $name)
    Button("change") { name = Reference("b") }
  }
}

private struct StorageReader: View {
  @AppStorage("name") private var name = "a"
  var body: some View {
    Card { Text(name) }
    Button("change") { name = "b" }
  }
}

private struct SceneStorageReader: View {
  @SceneStorage("name") private var name = "a"
  var body: some View {
    Card { Text(name) }
    Button("change") { name = "b" }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.name) private var name
  var body: some View { Card { Text(name.name) } }
}

private struct EnvironmentOwner: View {
  @State private var name = Reference("a")
  var body: some View {
    EnvironmentReader().environment(\.name, name)
    Button("change") { name = Reference("b") }
  }
}

private struct ModelReader: View {
  @Environment(Model.self) private var model
  var body: some View { Card { Text(model.name) } }
}

private struct ModelOwner: View {
  @State private var model = Model()
  var body: some View {
    ModelReader().environment(model)
    Button("change") { model.name = "b" }
  }
}

private struct ReplacedModelOwner: View {
  @State private var model = Model()
  var body: some View {
    ModelReader().environment(model)
    Button("change") {
      model = Model()
      model.name = "b"
    }
  }
}

private struct BindableReader: View {
  @Bindable var model: Model
  var body: some View { Card { Text(model.name) } }
}

private struct BindableOwner: View {
  @State private var model = Model()
  var body: some View {
    BindableReader(model: model)
    Button("change") { model.name = "b" }
  }
}

private struct FocusReader: View {
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Field", text: .constant("")).focused($isFocused)
    Card { Text(isFocused ? "b" : "a") }
    Button("change") { isFocused = true }
  }
}

@MainActor @Suite("Closures that capture one property")
struct CapturedPropertyTests {
  private func follows<Root: View>(
    _ root: Root, _ name: String = "\(Root.self)", in location: SourceLocation = #_sourceLocation
  ) throws {
    let host = TestHost { root }
    host.flush()
    #expect(host.findAll(.text, "a").count == 1, "\(name)", sourceLocation: location)
    try host.find(.button, "change").tap()
    host.flush()
    #expect(host.findAll(.text, "b").count == 1, "\(name)", sourceLocation: location)
    #expect(host.trace.issues.isEmpty, "\(name)", sourceLocation: location)
    host.unmount()
  }

  @Test("R20, R50 a view that keeps such a closure follows the property, whatever wraps it")
  func forms() throws {
    try follows(StateReader())
    try follows(BindingOwner())
    try follows(StorageReader())
    try follows(SceneStorageReader())
    try follows(EnvironmentOwner(), "environment")
    try follows(ModelOwner())
    try follows(ReplacedModelOwner())
    try follows(BindableOwner())
    try follows(FocusReader())
  }
}
