import SwiftUI

struct Workspaces: View {
  @State private var current = "a"
  var body: some View {
    ForEach(["a", "b"], id: \.self) { name in
      Button {
        current = name
      } label: {
        Toggle(isOn: .constant(current == name)) { Text(name) }
      }
    }
  }
}
/// Content for previews, in a type of its own.
enum WorkspacePreviews {
  static let isOn = Bool.random()
  static var content: some View { Toggle("a", isOn: .constant(isOn)) }
}
