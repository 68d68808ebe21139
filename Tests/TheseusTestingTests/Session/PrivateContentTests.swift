import Observation
import Testing
import TheseusSession
import TheseusTesting

@MainActor @Observable
private final class Login {
  var name = ""
  var password = ""
}

extension Login: SessionState {}

@MainActor @Suite("snapshots never contain private state")
struct PrivateContentTests {
  private struct Plain: View {
    @State private var secret = ""
    @State private var user = ""
    var body: some View {
      TextField("user", text: $user)
      SecureField("secret", text: $secret)
    }
  }

  private struct InStruct: View {
    struct Form { var user = ""; var secret = "" }
    @State private var form = Form()
    var body: some View {
      TextField("user", text: $form.user)
      SecureField("secret", text: $form.secret)
    }
  }

  private struct ByClosure: View {
    @State private var secret = ""
    @State private var user = ""
    var body: some View {
      TextField("user", text: $user)
      SecureField("secret", text: Binding(get: { secret }, set: { secret = $0 }))
    }
  }

  private struct InObject: View {
    @State private var login = Login()
    var body: some View {
      @Bindable var login = login
      TextField("user", text: $login.name)
      SecureField("secret", text: $login.password)
    }
  }

  private struct InScene: View {
    @SceneStorage("user") private var user = ""
    @SceneStorage("secret") private var secret = ""
    var body: some View {
      TextField("user", text: $user)
      SecureField("secret", text: $secret)
    }
  }

  private struct InSceneByClosure: View {
    @SceneStorage("user") private var user = ""
    @SceneStorage("secret") private var secret = ""
    var body: some View {
      TextField("user", text: $user)
      SecureField("secret", text: Binding(get: { secret }, set: { secret = $0 }))
    }
  }

  private struct SensitiveScene: View {
    @SceneStorage("user") private var user = ""
    var body: some View {
      TextField("user", text: $user)
      Note().privacySensitive()
    }
  }

  private struct Note: View {
    @SceneStorage("note") private var note = ""
    var body: some View {
      Text("\(note.count) letters")
      TextField("secret", text: $note)
    }
  }

  private struct Token: View {
    @AppStorage("token") private var token = ""
    var body: some View {
      Text("\(token.count) letters")
      SecureField("secret", text: $token)
    }
  }

  private struct Sensitive: View {
    @State private var user = ""
    @State private var number = ""
    var body: some View {
      TextField("user", text: $user)
      TextField("secret", text: $number).privacySensitive()
      Inner().privacySensitive()
    }
  }

  private struct Inner: View {
    @State private var balance = "hunter2"
    var body: some View { Text(balance) }
  }

  private func check<Root: View>(_ root: @escaping @MainActor () -> Root) throws {
    let host = TestHost { VStack { root() } }
    try host.findAll(.textField).first { $0.label == "user" }?.type("ann")
    let field = try host.findAll(.secureField).first ?? host.find(.textField, "secret")
    try field.type("hunter2")
    for _ in 0..<2 {
      let text = try host.snapshot().json
      #expect(!text.contains("hunter2"), "\(text)")
      #expect(text.contains("ann"))
    }
    let next = TestHost(restoring: try host.snapshot()) { VStack { root() } }
    let restored = try next.findAll(.secureField).first ?? next.find(.textField, "secret")
    #expect(restored.value.isEmpty && restored.isFocused)
    #expect(try next.find(.textField, "user").value == "ann")
  }

  @Test("R36 the text of a secure field is never saved, whatever it is bound to")
  func secure() throws {
    try check { Plain() }
    try check { ByClosure() }
    try check { InObject() }
    try check { InScene() }
    try check { InSceneByClosure() }
  }

  @Test("R36 of a struct that a secure field shows a part of nothing is saved")
  func partOfStruct() throws {
    let host = TestHost { VStack { InStruct() } }
    try host.find(.secureField).type("hunter2")
    #expect(!(try host.snapshot().json.contains("hunter2")))
  }

  @Test("R36 nothing inside privacySensitive is saved")
  func sensitive() throws {
    try check { Sensitive() }
    try check { SensitiveScene() }
  }

  @Test("R36 stored values that are private are not in traces")
  func traces() throws {
    let token = TestHost { VStack { Token() } }
    try token.find(.secureField).type("hunter2")
    let note = TestHost { VStack { Note().privacySensitive() } }
    try note.find(.textField).type("hunter2")
    for (host, causes) in [
      (token, token.trace.bodyCauses(Token.self)), (note, note.trace.bodyCauses(Note.self)),
    ] {
      #expect(host.screen.contains("7 letters"))
      let texts = causes.map(\.description)
      #expect(texts.contains { $0.contains("hidden") }, "\(texts)")
      #expect(!texts.contains { $0.contains("hu") }, "\(texts)")
    }
  }

  @Test("R36 a secret stays out of snapshots when its field is gone")
  func fieldIsGone() throws {
    struct Steps: View {
      @State private var secret = ""
      @State private var step = 1
      var body: some View {
        VStack {
          if step == 1 { SecureField("secret", text: $secret) } else { Text("done") }
          Button("Next") { step = 2 }
        }
      }
    }
    let host = TestHost { Steps() }
    try host.find(.secureField).type("hunter2")
    try host.find(.button, "Next").tap()
    let text = try host.snapshot().json
    #expect(!text.contains("hunter2") && text.contains("Steps"))
  }

  @Test("R26 the writes of one event run a body once, also where something is private")
  func recordedWrites() throws {
    struct Counter: View {
      @Binding var limit: Int
      @Binding var total: Int
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") {
          limit += 1
          count += 1
          total += 1
        }
      }
    }
    struct Screen: View {
      @State private var limit = 1
      @State private var total = 0
      var body: some View {
        VStack {
          Counter(limit: $limit, total: $total).lineLimit(limit)
          Text("\(limit) \(total)").privacySensitive()
        }
      }
    }
    let host = TestHost { Screen() }
    host.trace.reset()
    try host.find(.button).tap()
    #expect(host.screen.contains("2 1"))
    #expect(host.trace.bodyRuns(of: Screen.self) == 1)
  }
}
