import Foundation
import FuzzApps
import Testing

/// Minimized scripts that failed once. Failures whose events make random data have tests of their
/// own elsewhere, because such a script describes another app as soon as the generator changes.
@MainActor @Suite("Random apps that failed once")
struct FoundScripts {
  private func run(_ json: String) throws {
    try FuzzRun.run(JSONDecoder().decode(Script.self, from: Data(json.utf8)))
  }

  @Test("R70 measuring rows at another width moves no row")
  func rowsAtOtherWidths() throws {
    try run(
      #"""
      {"profile":0,"seed":1307,"spec":{"stack":{"_0":1,"_1":[\#
      {"list":{"_0":[2],"_1":{"text":{"_0":"x"}}}},\#
      {"scroll":{"_0":[\#
      {"list":{"_0":[3,11,0,5,6,1,8,7,2,9,4,10,12],"_1":{"counter":{"_0":"c58"}}}},\#
      {"text":{"_0":"x"}},{"text":{"_0":"x"}},\#
      {"decorated":{"_0":1,"_1":{"text":{"_0":"x"}}}}]}}]}},\#
      "steps":[{"a":2340161212,"action":"resize","b":2687671023}]}
      """#)
  }

  @Test("a row is drawn as the current one when another with its id was removed")
  func secondOfTwoRows() throws {
    let script =
      #"""
      {"profile":4,"seed":1450,"spec":{"selectable":{"_0":[7,4,6,5,1,2,3,7]}},"steps":[\#
      {"a":3164868460,"action":"key","b":2207067639},\#
      {"a":116996718,"action":"mutate","b":891061067},\#
      {"a":1151724224,"action":"mutate","b":204896956},\#
      {"a":2242961033,"action":"key","b":1409289525},\#
      {"a":2103716804,"action":"mutate","b":3925465514}]}
      """#
    try PageRun.run(JSONDecoder().decode(Script.self, from: Data(script.utf8)))
  }
}
