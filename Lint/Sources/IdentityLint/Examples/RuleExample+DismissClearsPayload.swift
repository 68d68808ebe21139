extension RuleExample {
  static let dismissClearsPayload = RuleExample(
    failing: #"""
      struct RenameCleared: View {
        @State private var renamed: String?
        @State private var name = ""
        @State private var log = "nothing"

        var body: some View {
          VStack {
            Text(log)
            Button("Rename") { renamed = "note" }
          }
          .alert(
            "Rename",
            isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
          ) {
            TextField("Name", text: $name)
            Button("Save") {
              guard let renamed else { return }
              log = "\(renamed) is \(name)"
            }
          }
        }
      }
      """#,
    fixed: #"""
      struct RenameKept: View {
        @State private var renamed: String?
        @State private var isRenaming = false
        @State private var name = ""
        @State private var log = "nothing"

        var body: some View {
          VStack {
            Text(log)
            Button("Rename") {
              renamed = "note"
              isRenaming = true
            }
          }
          .alert("Rename", isPresented: $isRenaming) {
            TextField("Name", text: $name)
            Button("Save") {
              guard let renamed else { return }
              log = "\(renamed) is \(name)"
            }
          }
        }
      }
      """#)
}
