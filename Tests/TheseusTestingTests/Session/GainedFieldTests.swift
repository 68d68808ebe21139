import Foundation
import Testing
import TheseusTesting

/// An earlier build saved the same names with other types, so the tests write that build's JSON.
@MainActor @Suite("fields that types gained")
struct GainedFieldTests {
  private func restore<Value: Codable>(_ saved: String, _ initial: Value) throws -> (
    value: Value?, report: RestoredCell?
  ) {
    let box = Box<Value>()
    let old = TestHost { Holder(initial: initial, box: box) }
    var snapshot =
      try JSONSerialization.jsonObject(
        with: JSONEncoder().encode(try old.snapshot())) as? [String: Any]
    var cells = try #require(snapshot?["cells"] as? [[String: Any]])
    let index = try #require(cells.firstIndex { $0["name"] as? String == "value" })
    cells[index]["value"] = saved
    snapshot?["cells"] = cells
    let data = try JSONSerialization.data(withJSONObject: try #require(snapshot))
    let host = TestHost(restoring: try JSONDecoder().decode(Snapshot.self, from: data)) {
      Holder(initial: initial, box: box)
    }
    return (box.value, host.restoreReport.first { $0.property.hasSuffix(".value") })
  }

  @MainActor private final class Box<Value> { var value: Value? }

  private struct Holder<Value: Codable>: View {
    let box: Box<Value>
    @State private var value: Value
    init(initial: Value, box: Box<Value>) {
      _value = State(initialValue: initial)
      self.box = box
    }
    var body: some View {
      box.value = value
      return Text("there")
    }
  }

  private struct Part: Codable, Equatable {
    var name: String
    var size: Int
    var isDone = true
    var note: String? = nil
  }

  @Test("R34 a struct's new field has its initial value")
  func field() throws {
    let (value, report) = try restore(#"{"name":"lid"}"#, Part(name: "x", size: 7))
    #expect(value == Part(name: "lid", size: 7))
    #expect(report?.outcome == .kept && report?.reason == "restored")
  }

  @Test("R34 an element's new field has the value of an element of the initial value")
  func template() throws {
    let initial = [Part(name: "x", size: 7), Part(name: "y", size: 8)]
    let (value, report) = try restore(
      #"[{"name":"lid"},{"name":"box"},{"name":"cup","size":3}]"#, initial)
    #expect(
      value == [Part(name: "lid", size: 7), Part(name: "box", size: 7), Part(name: "cup", size: 3)])
    #expect(report?.reason == "restored")
  }

  @Test("R34 without such an element it is empty, and the report says so")
  func empty() throws {
    let (value, report) = try restore(
      #"[{"name":"lid"},{"name":"box","note":"n"}]"#, [] as [Part])
    #expect(
      value == [
        Part(name: "lid", size: 0, isDone: false),
        Part(name: "box", size: 0, isDone: false, note: "n"),
      ])
    #expect(report?.outcome == .kept)
    #expect(report?.reason == "restored; new fields are empty: size, isDone")
  }

  @Test("R34 the same in dictionaries, optionals, nested structs and deep arrays")
  func containers() throws {
    struct Outer: Codable, Equatable {
      var parts: [Part]
      var byName: [String: Part]
      var one: Part?
    }
    let initial = Outer(parts: [], byName: ["x": Part(name: "x", size: 7)], one: nil)
    let (value, _) = try restore(
      #"{"parts":[{"name":"a"}],"byName":{"b":{"name":"b","isDone":true}},"one":{"name":"c"}}"#,
      initial)
    #expect(
      value
        == Outer(
          parts: [Part(name: "a", size: 0, isDone: false)],
          byName: ["b": Part(name: "b", size: 7)], one: Part(name: "c", size: 0, isDone: false)))
    let (deep, _) = try restore(#"[[{"name":"a"}],[{"name":"b"}]]"#, [] as [[Part]])
    #expect(deep?.map { $0.map(\.name) } == [["a"], ["b"]])
  }

  @Test("R34 what was saved is not mixed with the initial value")
  func noMixture() throws {
    struct Settings: Codable, Equatable {
      var flags: [String: Bool]
      var title: String?
      var size: Int
    }
    let initial = Settings(flags: ["old": true], title: "Untitled", size: 7)
    // The user removed the flag and the title.
    let (value, _) = try restore(#"{"flags":{"new":true}}"#, initial)
    #expect(value == Settings(flags: ["new": true], title: nil, size: 7))
  }

  @Test("R34 elements with any of many optional fields gain a field")
  func manyOptionals() throws {
    struct Task: Codable, Equatable {
      var name: String
      var a: Int?, b: Int?, c: Int?, d: Int?, e: Int?, f: Int?, g: Int?
      var priority = 0
      var isUrgent = false
    }
    let elements = (0..<128).map { bits in
      let fields = "abcdefg".enumerated().filter { bits & 1 << $0.offset != 0 }
      return "{\"name\":\"\(bits)\"" + fields.map { ",\"\($0.element)\":1" }.joined() + "}"
    }
    let (value, report) = try restore("[\(elements.joined(separator: ","))]", [] as [Task])
    #expect(report?.outcome == .kept, "\(report?.reason ?? "")")
    #expect(value?.map(\.name) == (0..<128).map(String.init))
    #expect(value?.allSatisfy { $0.priority == 0 && !$0.isUrgent } == true)
    #expect(value?[1].a == 1 && value?[1].b == nil && value?[2].a == nil && value?[2].b == 1)
  }

  @Test("R34 a new field may have another name in JSON, and be that of a class")
  func names() throws {
    struct Named: Codable, Equatable {
      var name: String
      var createdBy = "none"
      enum CodingKeys: String, CodingKey {
        case name
        case createdBy = "created_by"
      }
    }
    final class Item: Codable {
      var name = ""
      var size = 1
    }
    let (named, report) = try restore(#"[{"name":"a"}]"#, [] as [Named])
    #expect(named == [Named(name: "a", createdBy: "")])
    #expect(report?.reason == "restored; new fields are empty: created_by")
    let (items, _) = try restore(#"[{"name":"a"}]"#, [] as [Item])
    #expect(items?.map(\.name) == ["a"] && items?.map(\.size) == [0])
  }

  @Test("R34 a field of another type is not invented: the value is reset")
  func refused() throws {
    enum Kind: Int, Codable { case one, two }
    struct WithKind: Codable, Equatable { var name: String; var kind: Kind }
    struct WithDate: Codable, Equatable { var name: String; var date: Date }
    struct WithURL: Codable, Equatable { var name: String; var url: URL }
    struct WithID: Codable, Equatable { var id: Int; var name: String }
    #expect(try restore(#"[{"name":"a"}]"#, [] as [WithKind]).report?.outcome == .reset)
    #expect(try restore(#"[{"name":"a"}]"#, [] as [WithDate]).report?.outcome == .reset)
    #expect(try restore(#"[{"name":"a"}]"#, [] as [WithURL]).report?.outcome == .reset)
    #expect(try restore(#"[{"name":"a"}]"#, [] as [WithID]).report?.outcome == .reset)
    let dates = try restore(
      #"[{"name":"a"}]"#, [WithDate(name: "x", date: Date(timeIntervalSince1970: 9))])
    #expect(dates.value == [WithDate(name: "a", date: Date(timeIntervalSince1970: 9))])
  }

  @Test("R34 cases of an enum with values keep their case")
  func payloads() throws {
    enum Item: Codable, Equatable {
      case part(Part)
      case text(String)
    }
    let (value, report) = try restore(
      #"[{"text":{"_0":"hello"}},{"part":{"_0":{"name":"a"}}}]"#,
      [.part(Part(name: "x", size: 7))] as [Item])
    #expect(value == [.text("hello"), .part(Part(name: "a", size: 7))])
    #expect(report?.outcome == .kept)
  }

  @Test("R34 a thousand elements gain fields in a moment")
  func many() throws {
    let elements = (0..<1_000).map { #"{"name":"\#($0)"\#($0 % 2 == 0 ? "" : #","note":"n""#)}"# }
    let start = ContinuousClock.now
    let (value, _) = try restore("[\(elements.joined(separator: ","))]", [] as [Part])
    #expect(value?.count == 1_000 && value?.last?.name == "999")
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
