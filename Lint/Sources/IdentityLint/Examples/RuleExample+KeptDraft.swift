extension RuleExample {
  static let keptDraft = RuleExample(
    failing: #"""
      struct GuestsKept: View {
        @State private var guests: [String] = []
        @State private var name = ""
        @State private var isAdding = false

        var body: some View {
          Button("Add \(guests.count)") { isAdding = true }
            .sheet(isPresented: $isAdding) {
              TextField("Name", text: $name)
              Button("Save") {
                guests.append(name)
                name = ""
                isAdding = false
              }
            }
        }
      }
      """#,
    fixed: #"""
      struct GuestsCleared: View {
        @State private var guests: [String] = []
        @State private var name = ""
        @State private var isAdding = false

        var body: some View {
          Button("Add \(guests.count)") {
            name = ""
            isAdding = true
          }
          .sheet(isPresented: $isAdding) {
            TextField("Name", text: $name)
            Button("Save") {
              guests.append(name)
              isAdding = false
            }
          }
        }
      }
      """#)
}
