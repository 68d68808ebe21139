import Testing

@testable import TheseusCore

private final class Login { var text = "" }
private final class Note { var text = "" }

@MainActor @Suite("A property that a secure field showed is secret as long as its object lives")
struct SecretPropertyTests {
  @Test("R36 it stays secret, and no other object's is")
  func livingObjects() {
    let keeper = SessionKeeper()
    let (login, other) = (Login(), Login())
    keeper.hide(\Login.text, of: login)
    #expect(keeper.hiddenProperties(of: login) == [\Login.text])
    #expect(keeper.hiddenProperties(of: other).isEmpty)
  }

  @Test("R36 another object at the address of a released one has no secrets")
  func reusedAddress() {
    let keeper = SessionKeeper()
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<1_000 {
      let login = Login()
      addresses.insert(ObjectIdentifier(login))
      keeper.hide(\Login.text, of: login)
    }
    let notes = (0..<1_000).map { _ in Note() }
    #expect(notes.allSatisfy { keeper.hiddenProperties(of: $0).isEmpty })
    let reused = notes.first { addresses.contains(ObjectIdentifier($0)) }
    guard let reused else { return }
    keeper.hide(\Note.text, of: reused)
    #expect(keeper.hiddenProperties(of: reused) == [\Note.text])
  }

  @Test("R36 released objects are forgotten")
  func released() {
    let keeper = SessionKeeper()
    let living = (0..<10).map { _ in Login() }
    for login in living { keeper.hide(\Login.text, of: login) }
    for _ in 0..<100 {
      let many = (0..<10).map { _ in Login() }
      for login in many { keeper.hide(\Login.text, of: login) }
    }
    #expect(keeper.objectsWithSecrets < 100)
    #expect(living.allSatisfy { keeper.hiddenProperties(of: $0) == [\Login.text] })
  }
}
