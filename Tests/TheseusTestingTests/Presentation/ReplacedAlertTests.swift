import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("an alert that follows another one begins anew")
struct ReplacedAlertTests {
  @MainActor private final class Store {
    var replace: () -> Void = {}
    var deleted: [Int] = []
  }

  private struct Item: Identifiable { let id: Int }

  private struct Page: View {
    let store: Store
    let isSheet: Bool
    @State private var item: Item?

    var body: some View {
      let opener = Button("Open") {
        item = Item(id: 1)
        store.replace = { item = Item(id: 2) }
      }
      if isSheet {
        opener.actionSheet(item: $item) { item in
          ActionSheet(
            title: Text("What with \(item.id)?"), buttons: [delete(item), .cancel(Text("Keep"))])
        }
      } else {
        opener.alert(item: $item) { item in
          Alert(
            title: Text("What with \(item.id)?"), primaryButton: delete(item),
            secondaryButton: .cancel(Text("Keep")))
        }
      }
    }

    private func delete(_ item: Item) -> Alert.Button {
      .destructive(Text("Delete")) { store.deleted.append(item.id) }
    }
  }

  @Test(
    "another item is presented again: focus is not on the button that the user chose for the first",
    arguments: [true, false])
  func item(isSheet: Bool) throws {
    let store = Store()
    let host = TestHost(columns: 60, rows: 20) { Page(store: store, isSheet: isSheet) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Delete").focus()
    store.replace()
    host.flush()
    #expect(host.screen.contains("What with 2?") && host.findAll(.alert).count == 1)
    #expect(try host.find(.button, "Keep").isFocused)
    host.press(.return)
    #expect(store.deleted.isEmpty && host.findAll(.alert).isEmpty)
  }

  private struct Failure: LocalizedError {
    let number: Int
    var errorDescription: String? { "Failure \(number)" }
  }

  enum Form: CaseIterable { case error, alert, dialog }

  private struct Retrying: View {
    let form: Form
    @State private var failure: Failure?
    @State private var isShown = false

    var body: some View {
      let opener = Button("Open") { fail() }
      switch form {
      case .error: opener.alert(isPresented: $isShown, error: failure) { actions }
      case .alert:
        opener.alert("Failed", isPresented: $isShown, presenting: failure) { _ in
          actions
        } message: {
          Text("Failure \($0.number)")
        }
      case .dialog:
        opener.confirmationDialog(
          "Failed", isPresented: $isShown, titleVisibility: .visible, presenting: failure
        ) { _ in
          actions
        } message: {
          Text("Failure \($0.number)")
        }
      }
    }

    @ViewBuilder private var actions: some View {
      TextField("Reason", text: .constant(""))
      Button("Retry") { fail() }
      Button("Stop", role: .cancel) {}
    }

    private func fail() {
      failure = Failure(number: (failure?.number ?? 0) + 1)
      isShown = true
    }
  }

  @Test(
    "R81 what its default button presents by Return is shown for the new item",
    arguments: Form.allCases)
  func presenting(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 20) { Retrying(form: form) }
    try host.find(.button, "Open").tap()
    #expect(host.screen.contains("Failure 1"))
    for number in 2...3 {
      // In a field Return is for the default button.
      #expect(try host.find(.textField).isFocused)
      host.press(.return)
      #expect(host.screen.contains("Failure \(number)") && host.findAll(.alert).count == 1)
    }
    try host.find(.button, "Stop").tap()
    #expect(host.findAll(.alert).isEmpty)
  }
}
