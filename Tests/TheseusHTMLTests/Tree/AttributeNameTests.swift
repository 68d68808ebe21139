import Testing

@testable import TheseusHTML

@Suite struct AttributeNameTests {
  @Test("each attribute has a name of its own, by which it is found")
  func names() {
    #expect(Set(AttributeName.allCases.map(\.text)).count == AttributeName.allCases.count)
    for name in AttributeName.allCases { #expect(AttributeName(name.text) == name) }
    #expect(AttributeName("onclick") == nil)
    #expect(AttributeName("") == nil)
  }

  @Test("attributes are written in one order, however they were set")
  func order() {
    var one = NodeAttributes()
    one.set(.on, "c")
    one.set(.kind, "button")
    one.set(.role, "button")
    var other = NodeAttributes()
    other.set(.role, "button")
    other.set(.label, "gone")
    other.set(.kind, "button")
    other.set(.on, "c")
    other.set(.label, nil)
    #expect(one == other)
    var writer = JSONWriter()
    writer.attributes(one)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"data-k":"button","role":"button","on":"c"}"#)
  }
}
