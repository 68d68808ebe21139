import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("R55 objects that only a closure of a preference reads run it again")
struct TrackedPreferenceClosureTests {
  @Observable @MainActor final class Model { var number = 1 }
  @MainActor final class Counter { var bodies = 0 }

  private enum Form: CaseIterable {
    case anchor, transformAnchor, overlay, background, overlayWithAlignment, backgroundWithAlignment
  }

  private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Page: View {
    let form: Form
    let model: Model
    let counter: Counter

    var body: some View {
      let _ = counter.bodies += 1
      let text = Text("page").preference(key: Numbers.self, value: [0])
      VStack {
        switch form {
        case .anchor:
          text.anchorPreference(key: Numbers.self, value: .bounds) { _ in [model.number] }
            .overlayPreferenceValue(Numbers.self) { shown($0) }
        case .transformAnchor:
          text.transformAnchorPreference(key: Numbers.self, value: .bounds) { value, _ in
            value.append(model.number)
          }
          .overlayPreferenceValue(Numbers.self) { shown($0) }
        case .overlay:
          text.overlayPreferenceValue(Numbers.self) { _ in shown([model.number]) }
        case .background:
          text.frame(width: 400).backgroundPreferenceValue(Numbers.self) { _ in
            shown([model.number])
          }
        case .overlayWithAlignment:
          text.overlayPreferenceValue(Numbers.self, alignment: .leading) { _ in
            shown([model.number])
          }
        case .backgroundWithAlignment:
          text.frame(width: 400).backgroundPreferenceValue(Numbers.self, alignment: .leading) { _ in
            shown([model.number])
          }
        }
      }
    }

    private func shown(_ numbers: [Int]) -> some View {
      Text("last \(numbers.last ?? -1)").fixedSize().offset(y: 32)
    }
  }

  @Test("in every form, without the body around it")
  func forms() {
    for form in Form.allCases {
      let (model, counter) = (Model(), Counter())
      let host = TestHost(columns: 60, rows: 8) {
        Page(form: form, model: model, counter: counter)
      }
      #expect(host.screen.contains("last 1"), "\(form)")
      for number in 2...3 {
        model.number = number
        host.flush()
        #expect(host.screen.contains("last \(number)"), "\(form)")
      }
      #expect(counter.bodies == 1, "\(form)")
    }
  }
}
