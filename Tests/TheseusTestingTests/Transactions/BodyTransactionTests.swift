import Foundation
import Observation
import TheseusTesting
import Testing

/// A number that an animation counts through.
private struct Number: View, Animatable {
  let name: String
  var value: Double
  nonisolated var animatableData: Double {
    get { MainActor.assumeIsolated { value } }
    set { MainActor.assumeIsolated { value = newValue } }
  }
  var body: some View { Text("\(name) \(Int(value.rounded()))") }
}

/// Shows a number beside its content.
private struct Beside: ViewModifier, Animatable {
  var value: Double
  nonisolated var animatableData: Double {
    get { MainActor.assumeIsolated { value } }
    set { MainActor.assumeIsolated { value = newValue } }
  }
  func body(content: Content) -> some View {
    VStack {
      content
      Text("beside \(Int(value.rounded()))")
    }
  }
}

@Observable @MainActor private final class Model {
  var value = 0.0
}

/// Apple: the animation "will only be used on the modifiers defined in the `body`".
@MainActor @Suite("An animation for a body applies to the modifiers of the body")
struct BodyTransactionTests {
  enum Form: CaseIterable { case animation, transaction, inside, nested, removed, erased }

  private struct Page: View {
    let form: Form
    let model: Model
    var body: some View {
      let number = Number(name: "own", value: model.value)
      let linear = Animation.linear(duration: 1)
      switch form {
      case .animation: number.animation(linear) { $0.modifier(Beside(value: model.value)) }
      case .transaction:
        number.transaction {
          $0.animation = linear
        } body: {
          $0.modifier(Beside(value: model.value))
        }
      case .inside:
        number.animation(linear) { content in
          HStack { content }.padding(0).modifier(Beside(value: model.value))
        }
      case .nested:
        number
          .animation(nil) { $0.padding(0) }
          .animation(linear) { $0.modifier(Beside(value: model.value)) }
      case .removed:
        number.animation(linear) { $0.modifier(Beside(value: model.value)) }
          .animation(nil, value: model.value)
      case .erased:
        AnyView(number).animation(linear) { AnyView($0.modifier(Beside(value: model.value))) }
      }
    }
  }

  @Test(
    "R68: and not to the view itself, which changes as its surroundings do",
    arguments: Form.allCases)
  func separate(_ form: Form) async throws {
    let model = Model()
    let host = TestHost(columns: 30, rows: 6) { Page(form: form, model: model) }
    model.value = 100
    host.flush()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("own 100"))
    #expect(host.screen.contains("beside 50"))
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("beside 100"))
  }

  @Test("while the view itself follows the animation of the update")
  func surroundings() async throws {
    let model = Model()
    let host = TestHost(columns: 30, rows: 6) { Page(form: .animation, model: model) }
    withAnimation(.linear(duration: 2)) { model.value = 100 }
    host.flush()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("own 25"))
    #expect(host.screen.contains("beside 50"))
  }
}
