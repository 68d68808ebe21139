import Foundation
import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

private enum FieldForm: CaseIterable {
  case format, optional, formatter, label, optionalLabel, formatterLabel
}

@MainActor @Suite("A field of a value writes it when editing ends")
struct FieldValueTests {
  @MainActor private final class Model: ObservableObject {
    @Published var number = 5
    @Published var optional: Int? = 5
    @Published var formatted = 5
  }

  private struct Page: View {
    @ObservedObject var model: Model
    let form: FieldForm

    private var formatter: NumberFormatter { NumberFormatter() }

    var body: some View {
      VStack {
        switch form {
        case .format: TextField("Number", value: $model.number, format: .number)
        case .optional: TextField("Number", value: $model.optional, format: .number)
        case .formatter: TextField("Number", value: $model.formatted, formatter: formatter)
        case .label: TextField(value: $model.number, format: .number) { Text("Number") }
        case .optionalLabel: TextField(value: $model.optional, format: .number) { Text("Number") }
        case .formatterLabel:
          TextField(value: $model.formatted, formatter: formatter) { Text("Number") }
        }
        TextField("Other", text: .constant(""))
        Button("act") {}.keyboardShortcut("k")
      }
    }

    /// The value of the form.
    var value: Int? {
      switch form {
      case .format, .label: model.number
      case .optional, .optionalLabel: model.optional
      case .formatter, .formatterLabel: model.formatted
      }
    }

    var isOptional: Bool { form == .optional || form == .optionalLabel }
  }

  private func page(_ form: FieldForm) -> (TestHost, Page) {
    let page = Page(model: Model(), form: form)
    let host = TestHost(columns: 40, rows: 6) { page }
    host.press(.tab)
    host.press(.delete)
    return (host, page)
  }

  @Test("typing writes nothing, and Return does", arguments: FieldForm.allCases)
  private func submit(form: FieldForm) {
    let (host, page) = page(form)
    host.type("42")
    #expect(page.value == 5)
    host.press(.return)
    #expect(page.value == 42)
  }

  @Test("leaving the field writes the value", arguments: FieldForm.allCases)
  private func leave(form: FieldForm) {
    let (host, page) = page(form)
    host.type("42")
    host.press(.tab)
    #expect(page.value == 42)
  }

  @Test("a shortcut writes the value first", arguments: FieldForm.allCases)
  private func shortcut(form: FieldForm) {
    let (host, page) = page(form)
    host.type("42")
    host.press("k", modifiers: .command)
    #expect(page.value == 42)
  }

  @Test(
    "text that cannot be read leaves the value, and makes an optional one nil",
    arguments: FieldForm.allCases)
  private func unreadable(form: FieldForm) {
    let (host, page) = page(form)
    host.type("abc")
    host.press(.return)
    #expect(page.value == (page.isOptional ? nil : 5))
    #expect(!host.screen.contains("abc"))
  }

  @Test("an empty field makes an optional value nil", arguments: FieldForm.allCases)
  private func empty(form: FieldForm) {
    let (host, page) = page(form)
    host.press(.return)
    #expect(page.value == (page.isOptional ? nil : 5))
  }
}
