extension RuleExample {
  static let canceledSave = RuleExample(
    failing: """
      struct PadOfTask: View {
        let save: (String) -> Void
        @State private var text = ""

        var body: some View {
          TextField("Note", text: $text)
            .task(id: text) {
              do { try await Task.sleep(for: .seconds(2)) } catch { return }
              save(text)
            }
        }
      }

      struct DeskOfTask: View {
        let save: (String) -> Void
        @State private var isOpen = true

        var body: some View {
          Button("Close") { isOpen = false }
          if isOpen { PadOfTask(save: save) }
        }
      }
      """,
    fixed: """
      struct PadThatSaves: View {
        let save: (String) -> Void
        @State private var text = ""

        var body: some View {
          TextField("Note", text: $text)
            .task(id: text) {
              do { try await Task.sleep(for: .seconds(2)) } catch { return }
              save(text)
            }
            .onDisappear { save(text) }
        }
      }

      struct DeskThatSaves: View {
        let save: (String) -> Void
        @State private var isOpen = true

        var body: some View {
          Button("Close") { isOpen = false }
          if isOpen { PadThatSaves(save: save) }
        }
      }
      """)
}
