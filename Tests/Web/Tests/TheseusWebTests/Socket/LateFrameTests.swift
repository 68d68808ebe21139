import Foundation
import Testing

/// A connection that the network lost is not alive because something of it arrives late.
@Suite struct LateFrameTests {
  enum Late: CaseIterable {
    case message
    case close
    case foreignPong
  }

  @Test("late frames of a lost connection do not make a copy of its page", arguments: Late.allCases)
  func isLost(late: Late) throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let lost = Screen(try server.open(PageID(), cookie: cookie))
    lost.press("More")
    #expect(lost.shows("count 1"))
    let client = try server.open(PageID(), cookie: cookie)
    // The server has asked the old connection by then.
    #expect(lost.client.receive(answersPings: false) == .ping)
    switch late {
    case .message: lost.press("Walk")
    case .close: lost.client.send(opcode: 8, [3, 232])
    case .foreignPong: lost.client.send(opcode: 10, [1, 2, 3])
    }
    let back = Screen(client)
    #expect(back.newPage == nil)
    #expect(back.status == "count 1 visits 0 place \(late == .message ? 1 : 0)")
  }
}
