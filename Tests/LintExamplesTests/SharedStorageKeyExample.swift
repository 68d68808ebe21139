import Testing
import TheseusTesting

// failing:
struct TicketOfOneKey: Identifiable {
  let id: Int
}

struct ReplyOfOneKey: View {
  let ticket: TicketOfOneKey
  @SceneStorage("reply") private var reply = ""

  var body: some View { TextField("Reply \(ticket.id)", text: $reply) }
}

struct RepliesOfOneKey: View {
  let tickets = [TicketOfOneKey(id: 1), TicketOfOneKey(id: 2)]

  var body: some View {
    ForEach(tickets) { ReplyOfOneKey(ticket: $0) }
  }
}
// end

// fixed:
struct TicketOfOwnKey: Identifiable {
  let id: Int
}

struct ReplyOfOwnKey: View {
  let ticket: TicketOfOwnKey
  @SceneStorage private var reply: String

  init(ticket: TicketOfOwnKey) {
    self.ticket = ticket
    _reply = SceneStorage(wrappedValue: "", "reply.\(ticket.id)")
  }

  var body: some View { TextField("Reply \(ticket.id)", text: $reply) }
}

struct RepliesOfOwnKey: View {
  let tickets = [TicketOfOwnKey(id: 1), TicketOfOwnKey(id: 2)]

  var body: some View {
    ForEach(tickets) { ReplyOfOwnKey(ticket: $0) }
  }
}
// end

@MainActor @Suite("The example of shared_storage_key")
struct SharedStorageKeyExample {
  @Test("R83 shared_storage_key: text under one key appears for every element")
  func runs() throws {
    func other(_ host: TestHost) throws -> String {
      try host.find(.textField, "Reply 1").type("Hello")
      return try host.find(.textField, "Reply 2").value
    }
    #expect(try other(TestHost { VStack { RepliesOfOneKey() } }) == "Hello")
    #expect(try other(TestHost { VStack { RepliesOfOwnKey() } }) == "")
  }

  @Test("shared_storage_key: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "shared_storage_key", file: #filePath).check() }
}
