import Foundation
import Observation
import TheseusCore
import Testing

@testable import TheseusViews

/// A body makes new closures for each of its fields whenever it runs.
@MainActor @Suite("What of a field changes with the body around it")
struct FieldRedrawTests {
  @Observable @MainActor final class Model {
    var count = 0
    var text = "text"
    var prompt = "prompt"
    var isDisabled = false
  }

  private enum Form: CaseIterable { case binding, closures, editor, secure, submitting }

  private struct Screen: View {
    let model: Model
    let form: Form
    let log: Log
    var body: some View {
      let count = model.count
      let text = Binding {
        model.text
      } set: {
        log.lines.append("\(count) \($0)")
        model.text = $0
      }
      VStack {
        Text("\(count)")
        switch form {
        case .binding: TextField("field", text: Bindable(model).text)
        case .closures:
          TextField("field", text: text, prompt: Text(model.prompt)).disabled(model.isDisabled)
        case .editor: TextEditor(text: text)
        case .secure: SecureField("field", text: text)
        case .submitting: TextField("field", text: text).onSubmit { log.lines.append("sent") }
        }
      }
    }
  }

  private let model = Model()
  private let log = Log()

  /// How many fields an update reports as changed.
  private func redrawn(_ host: WindowHost, _ change: () -> Void) -> Int {
    var count = 0
    host.onCommit = { commit in
      for case .updated(let element, _) in commit.patches where element is FieldElement {
        count += 1
      }
    }
    change()
    host.flush()
    host.onCommit = nil
    return count
  }

  private func screen(_ form: Form) -> WindowHost {
    let (model, log) = (model, log)
    return mounted(columns: 20, rows: 6) { Screen(model: model, form: form, log: log) }
  }

  @Test("a field is not drawn again for new closures", arguments: Form.allCases)
  private func closures(_ form: Form) {
    let host = screen(form)
    #expect(redrawn(host) { model.count = 1 } == 0)
    #expect(redrawn(host) { model.text = "other" } > 0)
  }

  @Test("the newest closures are called")
  func newest() {
    let host = screen(.closures)
    model.count = 7
    host.flush()
    host.press(.tab)
    host.send(.text("!"))
    #expect(log.lines.count == 1 && log.lines.first?.hasPrefix("7 ") == true)
  }

  @Test("another prompt is drawn, and whether it is disabled")
  func look() {
    let host = screen(.closures)
    #expect(redrawn(host) { model.prompt = "new" } > 0)
    #expect(redrawn(host) { model.isDisabled = true } > 0)
  }
}
