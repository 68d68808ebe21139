extension RuleExample {
  static let keptCancel = RuleExample(
    failing: #"""
      struct NameEditorOfBinding: View {
        @Binding var name: String
        @Binding var isOpen: Bool

        var body: some View {
          TextField("Name", text: $name)
          Button("Cancel") { isOpen = false }
        }
      }

      struct ProfileOfBinding: View {
        @State private var name = "Ada"
        @State private var isOpen = true

        var body: some View {
          Text("I am \(name)")
          if isOpen { NameEditorOfBinding(name: $name, isOpen: $isOpen) }
        }
      }
      """#,
    fixed: #"""
      struct NameEditorOfCopy: View {
        @Binding var name: String
        @Binding var isOpen: Bool
        @State private var copy: String

        init(name: Binding<String>, isOpen: Binding<Bool>) {
          _name = name
          _isOpen = isOpen
          _copy = State(initialValue: name.wrappedValue)
        }

        var body: some View {
          TextField("Name", text: $copy)
          Button("Cancel") { isOpen = false }
          Button("Save") {
            name = copy
            isOpen = false
          }
        }
      }

      struct ProfileOfCopy: View {
        @State private var name = "Ada"
        @State private var isOpen = true

        var body: some View {
          Text("I am \(name)")
          if isOpen { NameEditorOfCopy(name: $name, isOpen: $isOpen) }
        }
      }
      """#)
}
