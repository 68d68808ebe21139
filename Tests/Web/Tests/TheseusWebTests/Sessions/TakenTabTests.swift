import Foundation
import Testing

@testable import TheseusWeb

/// A page that another worker has taken, while this one still shows it. `Visit` writes a setting of
/// the user, which no fence protects, as an action that sends a letter.
@Suite struct TakenTabTests {
  private static let unheard =
    "This page continues in another window. What you did here last was not carried out."

  /// Two servers on one store.
  private struct Servers {
    let first: RunningProbe
    let second: RunningProbe
    let cookie: String

    init(_ options: [String]) throws {
      first = try RunningProbe(options)
      second = try RunningProbe(beside: first, options)
      cookie = try first.newCookie()
    }

    func openFirst(fields: String = "[]") throws -> Client {
      try first.open(PageID(), cookie: cookie, fields: fields)
    }

    func openSecond() throws -> Screen { Screen(try second.open(PageID(), cookie: cookie)) }
  }

  @Test(
    "a press in a page that another worker has taken is not executed, and the page says so",
    arguments: [true, false])
  func press(isAsleep: Bool) throws {
    let servers = try Servers(isAsleep ? ["secondsIdle=0.3"] : [])
    let old = Screen(try servers.openFirst())
    old.press("More")
    #expect(old.shows("count 1"))
    // It sleeps, or runs and has not been saved for more than 5 s.
    usleep(isAsleep ? 1_800_000 : 5_600_000)
    let taker = try servers.openSecond()
    #expect(taker.status == "count 1 visits 0 place 0")
    old.press("Visit")
    #expect(old.wait { $0.end == ["moved", Self.unheard] })
    #expect(old.status == "count 1 visits 0 place 0")
    // The settings of other workers are read each second.
    #expect(!taker.shows("visits 1", within: .milliseconds(1_500)))
    taker.press("Visit")
    #expect(taker.shows("count 1 visits 1"))
  }

  @Test("what is typed in a page that another worker has taken stays in the browser, and continues")
  func typing() throws {
    let servers = try Servers(["secondsIdle=0.3"])
    let old = Screen(try servers.openFirst())
    old.type("one")
    #expect(old.wait { $0.saved == 2 })
    usleep(1_800_000)
    let taker = try servers.openSecond()
    #expect(taker.fieldText == "one")
    taker.press("More")
    #expect(taker.shows("count 1"))
    // Until it is saved.
    usleep(500_000)
    old.type("one two")
    #expect(old.wait { $0.end?.first == "moved" })
    // The browser drops only edits that are saved.
    #expect(old.saved == 2)
    // Continue here.
    let back = Screen(try servers.openFirst(fields: old.field("one two")), after: old)
    #expect(back.fieldText == "one two" && back.status.hasPrefix("count 1"))
    #expect(back.wait { $0.saved == 1 })
    taker.press("Visit")
    #expect(taker.wait { $0.end?.first == "moved" })
  }

  @Test("a browser that comes back to a worker sees what it did with another one meanwhile")
  func comesBack() throws {
    let servers = try Servers([])
    var old: Screen? = Screen(try servers.openFirst())
    old?.press("More")
    #expect(old?.shows("count 1") == true)
    // Its connection is lost. The app keeps running for a minute.
    old = nil
    usleep(500_000)
    var other: Screen? = try servers.openSecond()
    #expect(other?.status.hasPrefix("count 1") == true)
    other?.press("More")
    other?.type("kept")
    #expect(other?.wait { $0.saved == 3 } == true)
    other = nil
    // No window says that the page continues elsewhere. The browser connects again.
    let client = try servers.openFirst()
    #expect(client.closeCode() == 1012)
    usleep(100_000)
    let back = Screen(try servers.openFirst())
    #expect(back.status == "count 2 visits 0 place 0" && back.fieldText == "kept")
    #expect(back.end == nil)
    back.press("More")
    #expect(back.shows("count 3"))
  }

  @Test("changes that could not be saved, because another worker has the page, are named")
  func unsaved() throws {
    let servers = try Servers([])
    let old = Screen(try servers.openFirst())
    old.press("More")
    #expect(old.shows("count 1"))
    usleep(300_000)
    let taker = try servers.openSecond()
    // The worker has saved it too recently to ask.
    old.press("More")
    #expect(
      old.wait {
        $0.end == [
          "moved",
          "This page continues in another window. The last changes made here are not in it.",
        ]
      })
    taker.press("More")
    #expect(taker.shows("count 2"))
  }
}
