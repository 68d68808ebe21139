import TheseusTesting
import TheseusViews
import Testing

/// Where the inserted view stands below the modifier.
enum InsertedForm: CaseIterable { case plain, erased, group, own }

private struct Own: View {
  var body: some View { Text("new").transition(.offset(x: 80, y: 0)) }
}

private struct Page: View {
  let form: InsertedForm
  let animation: Animation?
  let change: (inout Transaction) -> Void
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("show") { withAnimation(animation) { isShown = true } }
      if isShown { content.transaction(change) }
    }
  }

  @ViewBuilder private var content: some View {
    switch form {
    case .plain: Text("new").transition(.offset(x: 80, y: 0))
    case .erased: AnyView(Text("new").transition(.offset(x: 80, y: 0)))
    case .group: Group { Text("new").transition(.offset(x: 80, y: 0)) }
    case .own: Own()
    }
  }
}

@MainActor @Suite("A transaction modifier applies to the insertion of what it is on")
struct InsertedTransactionTests {
  /// The screens after the insertion, one second later and three seconds later.
  private func screens(
    _ form: InsertedForm, _ animation: Animation?, _ change: @escaping (inout Transaction) -> Void
  ) throws -> [String] {
    let host = TestHost(columns: 40, rows: 6) {
      Page(form: form, animation: animation, change: change)
    }
    try host.find(.button, "show").tap()
    var screens = [host.screen]
    for seconds in [1, 2] {
      host.advance(by: .seconds(seconds))
      screens.append(host.screen)
    }
    return screens
  }

  @Test("R68 it can remove the animation", arguments: InsertedForm.allCases)
  func removed(_ form: InsertedForm) throws {
    let still = try screens(form, .linear(duration: 1)) { $0.animation = nil }
    #expect(still[0].contains("new") && still[0] == still[2])
    let disabled = try screens(form, .linear(duration: 1)) { $0.disablesAnimations = true }
    #expect(disabled == still)
  }

  @Test("R68 it can replace the animation", arguments: InsertedForm.allCases)
  func replaced(_ form: InsertedForm) throws {
    let screens = try screens(form, .linear(duration: 1)) { $0.animation = .linear(duration: 3) }
    #expect(Set(screens).count == 3)
  }

  @Test("R68 it animates no insertion that was not animated", arguments: InsertedForm.allCases)
  func added(_ form: InsertedForm) throws {
    let screens = try screens(form, nil) { $0.animation = .linear(duration: 3) }
    #expect(screens[0].contains("new") && screens[0] == screens[2])
  }
}
