import SwiftUI

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var stored = 0
  var wrappedValue: Int {
    get { stored }
    nonmutating set { stored = min(newValue, 9) }
  }
}
struct Shake: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View { content.onTapGesture { count += 1 } }
}
struct Pressed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
struct Bar: ToolbarContent {
  @State private var isOn = false
  var body: some ToolbarContent { ToolbarItem { Toggle("a", isOn: $isOn) } }
}
struct Menus: Commands {
  @FocusedValue(\.self) private var value: FocusedValues?
  var body: some Commands { EmptyCommands() }
}
final class Store: ObservableObject {
  @AppStorage("name") var name = ""
  @Published var items: [String] = []
}
final class Host: UIViewController {
  @ObservedObject var store = Store()
}
protocol Page: View {}
struct First: Page {
  @State private var text = ""
  var body: some View { TextField("a", text: $text) }
}
struct Field {
  let text: Binding<String>
  var isValid: Bool { !text.wrappedValue.isEmpty }
}
