import TestSupport
import Testing
import TheseusTesting

@MainActor @Suite("rows of a ForEach are identified by their ids")
struct ForEachIdentityTests {
  let bench = Bench()

  struct Item: Identifiable {
    var id: Int
    var title: String
  }

  private struct Rows: View {
    let ids: [Int]
    let bench: Bench
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { id in Tally("\(id)", bench) }
      }
    }
  }

  @Test("R6 reorder, insert and delete keep the state of the ids that remain")
  func reorder() {
    let host = TestHost { Rows(ids: [1, 2, 3], bench: bench) }
    bench.run("bump 2", host)
    bench.run("bump 3", host)
    bench.run("bump 3", host)
    host.update { Rows(ids: [3, 4, 2], bench: bench) }
    #expect(host.texts == ["3 2", "4 0", "2 1"])
    host.update { Rows(ids: [1, 2, 3], bench: bench) }
    #expect(host.texts == ["1 0", "2 1", "3 2"])
    host.update { Rows(ids: [], bench: bench) }
    #expect(host.texts == [])
    host.update { Rows(ids: [3], bench: bench) }
    #expect(host.texts == ["3 0"])
  }

  @Test("R6 an edited value under id: \\.self is a new id")
  func editedValue() {
    struct Strings: View {
      let items: [String]
      let bench: Bench
      var body: some View { ForEach(items, id: \.self) { Tally($0, bench) } }
    }
    let host = TestHost { Strings(items: ["milk", "bread"], bench: bench) }
    bench.run("bump bread", host)
    host.update { Strings(items: ["milk", "sourdough"], bench: bench) }
    #expect(host.texts == ["milk 0", "sourdough 0"])
    #expect(host.trace.created(Tally.self).last?.cause.kind == .elementInserted)
    #expect(host.trace.ended(Tally.self).map(\.cause.kind) == [.elementRemoved])
  }

  @Test("R6 an element that changed under the same id updates its row in place")
  func changedElement() {
    struct List: View {
      let items: [Item]
      let bench: Bench
      var body: some View {
        ForEach(items) { item in
          HStack {
            Label(item.title)
            Tally("\(item.id)", bench)
          }
        }
      }
    }
    let host = TestHost {
      List(items: [Item(id: 1, title: "a"), Item(id: 2, title: "b")], bench: bench)
    }
    bench.run("bump 1", host)
    host.update { List(items: [Item(id: 1, title: "A"), Item(id: 2, title: "b")], bench: bench) }
    #expect(host.texts == ["A", "1 1", "b", "2 0"])
  }

  @Test("R6 rows of several views and of branches keep their state through a reorder")
  func rowsOfSeveralViews() {
    struct Pairs: View {
      let ids: [Int]
      let bench: Bench
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { id in
            Tally("\(id)a", bench)
            if id % 2 == 0 { Tally("\(id)b", bench) }
          }
        }
      }
    }
    let host = TestHost { Pairs(ids: [1, 2, 4], bench: bench) }
    for name in ["1a", "2b", "4a", "4b"] { bench.run("bump \(name)", host) }
    host.update { Pairs(ids: [4, 1, 2], bench: bench) }
    #expect(host.texts == ["4a 1", "4b 1", "1a 1", "2a 0", "2b 1"])
  }

  @Test(
    "R6 random edits agree with a dictionary from id to count",
    arguments: [UInt64(1), 2, 3, 0xF00D])
  func randomEdits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var ids: [Int] = []
    var counts: [Int: Int] = [:]
    let host = TestHost(rows: 60) { Rows(ids: [], bench: bench) }
    for step in 0..<60 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: ids.shuffle(using: &generator)
      case 1: ids.removeAll { _ in Bool.random(using: &generator) }
      case 2:
        let new = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          Int.random(in: 0..<20, using: &generator)
        }
        for id in Set(new).sorted() where !ids.contains(id) {
          ids.insert(id, at: Int.random(in: 0...ids.count, using: &generator))
        }
      default:
        if let id = ids.randomElement(using: &generator) {
          bench.run("bump \(id)", host)
          counts[id, default: 0] += 1
        }
      }
      counts = counts.filter { ids.contains($0.key) }
      let now = ids
      host.update { Rows(ids: now, bench: bench) }
      #expect(host.texts == ids.map { "\($0) \(counts[$0] ?? 0)" }, "seed \(seed), step \(step)")
    }
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R7 with repeated ids all rows show, the first keeps the state, each id warns once")
  func duplicates() throws {
    let host = TestHost { Rows(ids: [1, 2], bench: bench) }
    bench.run("bump 1", host)
    host.update { Rows(ids: [1, 2, 1, 1], bench: bench) }
    #expect(host.texts == ["1 1", "2 0", "1 0", "1 0"])
    #expect(host.issueKinds == [.duplicateID])
    let issue = try #require(host.trace.issues.first)
    #expect(issue.location?.fileID.hasSuffix("ForEachIdentityTests.swift") == true)
    #expect(issue.location?.line == 19)
    #expect(issue.message.contains("1"))
    host.update { Rows(ids: [1, 1, 2, 1, 2], bench: bench) }
    #expect(host.issueKinds == [.duplicateID, .duplicateID], "2 is new, 1 was told")
    host.update { Rows(ids: [2, 1], bench: bench) }
    #expect(host.texts == ["2 0", "1 1"])
    host.update { Rows(ids: [2, 1, 1], bench: bench) }
    #expect(host.issueKinds.count == 3, "a duplicate that had gone is told again")
  }

  @Test(
    "R7 random duplicates never trap, and the first of an id has its state",
    arguments: [UInt64(7), 8, 9])
  func randomDuplicates(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let host = TestHost(rows: 60) { Rows(ids: [], bench: bench) }
    for step in 0..<60 {
      let ids = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        Int.random(in: 0..<4, using: &generator)
      }
      host.update { Rows(ids: ids, bench: bench) }
      #expect(host.texts.count == ids.count, "seed \(seed), step \(step)")
      #expect(
        host.texts.map { Int($0.prefix { $0 != " " }) ?? -1 } == ids, "seed \(seed), step \(step)")
    }
  }

  @Test("R8 a range whose bounds change: the new rows are shown, with an issue")
  func range() {
    struct Numbers: View {
      let count: Int
      let bench: Bench
      var body: some View { ForEach(0..<count) { Tally("\($0)", bench) } }
    }
    let host = TestHost { Numbers(count: 2, bench: bench) }
    bench.run("bump 0", host)
    host.update { Numbers(count: 2, bench: bench) }
    #expect(host.trace.issues.isEmpty)
    host.update { Numbers(count: 3, bench: bench) }
    #expect(host.texts == ["0 1", "1 0", "2 0"])
    #expect(host.issueKinds == [.nonConstantRange])
    host.update { Numbers(count: 1, bench: bench) }
    #expect(host.texts == ["0 1"])
  }

  @Test(
    "R80 a row's binding follows its element; a write after its removal is dropped with an issue")
  func rowBindings() {
    struct Field: View {
      @Binding var item: Item
      let bench: Bench
      var body: some View {
        bench.offer("edit \(item.id)") { item.title += "!" }
        return Label(item.title)
      }
    }
    struct List: View {
      @State var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
      let bench: Bench
      var body: some View {
        bench.offer("reverse") { items.reverse() }
        bench.offer("drop 1") { items.removeAll { $0.id == 1 } }
        return ForEach($items) { $item in Field(item: $item, bench: bench) }
      }
    }
    let host = TestHost { List(bench: bench) }
    bench.run("edit 1", host)
    #expect(host.texts == ["a!", "b"])
    bench.run("reverse", host)
    bench.run("edit 1", host)
    #expect(host.texts == ["b", "a!!"])
    bench.run("drop 1", host)
    #expect(host.texts == ["b"])
    bench.run("edit 1", host)
    #expect(host.texts == ["b"])
    #expect(host.issueKinds == [.staleBinding])
  }
}
