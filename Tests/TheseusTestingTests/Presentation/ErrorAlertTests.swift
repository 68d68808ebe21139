import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("R81 an alert of an error needs one, and keeps it")
struct ErrorAlertTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "Disk full" }
  }

  private struct Page: View {
    let hasMessage: Bool
    @State private var error: Failure?
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("empty") { (error, isShown) = (nil, true) }
        Button("fail") { (error, isShown) = (Failure(), true) }
        Button("hide") { isShown = false }
        if hasMessage {
          Text("shown \(isShown)").alert(isPresented: $isShown, error: error) { _ in
            TextField("Name", text: .constant("")).onSubmit { self.error = nil }
          } message: { _ in
            Text("a message")
          }
        } else {
          Text("shown \(isShown)").alert(isPresented: $isShown, error: error) {
            TextField("Name", text: .constant("")).onSubmit { self.error = nil }
          }
        }
      }
    }
  }

  @Test("without an error there is none", arguments: [true, false])
  func missing(_ hasMessage: Bool) throws {
    let host = TestHost(columns: 50, rows: 14) { Page(hasMessage: hasMessage) }
    try host.find(.button, "empty").tap()
    #expect(host.findAll(.dialog).isEmpty && host.findAll(.alert).isEmpty)
    #expect(host.findAll(.button, "OK").isEmpty)
    try host.find(.button, "fail").tap()
    #expect(host.screen.contains("Disk full"))
  }

  @Test("its title stays while it is shown", arguments: [true, false])
  func cleared(_ hasMessage: Bool) throws {
    let host = TestHost(columns: 50, rows: 14) { Page(hasMessage: hasMessage) }
    try host.find(.button, "fail").tap()
    #expect(host.screen.contains("Disk full"))
    try host.find(.textField).focus()
    host.press(.return)
    #expect(host.screen.contains("Disk full"))
  }
}
