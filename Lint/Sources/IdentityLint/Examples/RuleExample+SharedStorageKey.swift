extension RuleExample {
  static let sharedStorageKey = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
