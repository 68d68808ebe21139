import Foundation
import Testing

/// Silence means that a connection is dead, so what a user does is always answered.
@Suite struct AnsweredPressTests {
  @Test(
    "what the user does gets a frame, also without an effect",
    arguments: [
      #"["c",999999]"#, #"["n",999999,1]"#, #"["key",999999,"x","x","down"]"#, #"["back",0]"#,
      #"["p",999999,"up",1,1,0,0,1]"#, #"["w",999999,0,1]"#, #"["hidden",false]"#,
      #"["env",{"dark":false}]"#, #"["sent",9,0,true]"#, #"["v",999999,1,"a",0,0]"#,
    ])
  func isAnswered(message: String) throws {
    let server = try RunningProbe()
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    #expect(screen.shows("count 0"))
    // Positions are reported again, and need no answer.
    for silent in [
      #"["s",999999,0,1]"#, #"["sel",999999,0,0]"#, #"["p",999999,"hover",1,1,0,0,0]"#,
      #"["m","s400",[]]"#,
    ] {
      screen.client.send(silent)
    }
    usleep(300_000)
    screen.client.send(message)
    var frames: [String] = []
    while case .text(let frame) = screen.client.receive(within: .seconds(2)),
      !frame.contains("saved")
    {
      frames.append(frame)
      if frame == "[]" { break }
    }
    #expect(frames.last == "[]", "\(frames)")
    #expect(frames.count { $0 == "[]" } == 1)
  }
}
