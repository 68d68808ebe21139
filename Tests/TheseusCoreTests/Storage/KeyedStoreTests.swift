import Synchronization
import Testing

@testable import TheseusCore

@Suite struct KeyedStoreTests {
  @Test("R83 a store of a host starts with its values and passes on each change")
  func passesOn() throws {
    let saved = Mutex<[String]>([])
    func make(_ values: [String: String]) -> AppStorageStore {
      .keyed(values) { key, json in saved.withLock { $0.append("\(key)=\(json ?? "nil")") } }
    }
    let first = make([:])
    first.set(.int(5), forKey: "a")
    first.set(.string("é\""), forKey: "b")
    first.set(.int(5), forKey: "a")
    first.set(nil, forKey: "a")
    let log = saved.withLock { $0 }
    #expect(log.count == 3 && log[2] == "a=nil")
    let json = try #require(log[1].split(separator: "=", maxSplits: 1).last)
    let second = make(["b": String(json), "damaged": "{"])
    #expect(second.value(forKey: "b") == .string("é\""))
    #expect(second.value(forKey: "damaged") == nil)
    second.writeExternally(7, forKey: "c")
    #expect(second.value(forKey: "c") == .int(7))
    #expect(second.value(forKey: "b") == .string("é\""))
  }
}
