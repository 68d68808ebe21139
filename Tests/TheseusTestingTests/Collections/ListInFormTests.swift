import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A list in a section of a form shows its rows")
struct ListInFormTests {
  private final class Variable: Identifiable {
    let id = UUID()
    @Published var key: String
    @Published var value: String
    init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  private enum Place: Hashable { case key(UUID), value(UUID) }

  private struct VariableRow: View {
    @FocusState var focus: Place?
    @Binding var variables: [Variable]
    @State var variable: Variable
    var body: some View {
      HStack {
        TextField("", text: $variable.key).labelsHidden().frame(maxHeight: .infinity)
          .focused($focus, equals: .key(variable.id))
          .onSubmit { focus = .value(variable.id) }
        TextField("", text: $variable.value).labelsHidden().frame(maxHeight: .infinity)
          .focused($focus, equals: .value(variable.id))
        Button("Remove") { variables.removeAll { $0.id == variable.id } }
      }
      .padding(.vertical, 4)
    }
  }

  private struct Editor: View {
    @FocusState private var focus: Place?
    @State private var variables: [Variable] = []
    @State private var isExpanded = true
    let initial: [String]

    var body: some View {
      Form {
        Section("Other") { Text("before") }
        Section(isExpanded: $isExpanded) {
          List(variables, id: \.id) { variable in
            VariableRow(focus: _focus, variables: $variables, variable: variable)
          }
          .onAppear { variables = initial.map { Variable($0, "of \($0)") } }
        } header: {
          HStack {
            Text("Variables").frame(maxWidth: .infinity, alignment: .leading)
            Button("Add") {
              let variable = Variable("", "")
              variables.append(variable)
              focus = .key(variable.id)
            }
          }
        }
      }
    }
  }

  @Test("those that are there at first, and those that are added")
  func added() throws {
    let host = TestHost(columns: 60, rows: 16) { Editor(initial: ["HOME"]) }
    #expect(host.screen.contains("HOME"), "\(host.screen)")
    try host.find(.button, "Add").tap()
    #expect(host.findAll(.textField).count == 4, "\(host.screen)")
    #expect(host.findAll(.button, "Remove").count == 2)
    host.type("PATH")
    #expect(host.screen.contains("PATH"), "the new field has focus: \(host.screen)")
    host.press(.return)
    host.type("/bin")
    #expect(host.screen.contains("/bin"), "\(host.screen)")
    try host.findAll(.button, "Remove")[0].tap()
    #expect(!host.screen.contains("HOME") && host.screen.contains("PATH"), "\(host.screen)")
  }

  @Test("the first one that is added")
  func first() throws {
    let host = TestHost(columns: 60, rows: 16) { Editor(initial: []) }
    try host.find(.button, "Add").tap()
    #expect(host.findAll(.textField).count == 2, "\(host.screen)")
    host.type("PATH")
    #expect(host.screen.contains("PATH"), "\(host.screen)")
  }
}
