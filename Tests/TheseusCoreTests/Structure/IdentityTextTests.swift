import Testing

@testable import TheseusCore

@Suite struct IdentityTextTests {
  private enum Other {
    struct Row {}
  }
  private struct Row {}

  private let root = IdentityPath(parent: nil, component: .view(Row.self, index: -1, id: nil))

  private let components: [IdentityPath.Component] = [
    .view(Row.self, index: -1, id: nil), .view(Row.self, index: 1, id: nil),
    .view(Other.Row.self, index: 1, id: nil), .view(Row.self, index: -1, id: "a"),
    .view(Row.self, index: -1, id: 7), .arm(true, index: -1, id: nil),
    .arm(false, index: -1, id: nil), .part("sheet", index: 0), .id("é/~", occurrence: 0),
    .id(7, occurrence: 2),
  ]

  @Test("two paths have the same text exactly when their texts are equal")
  func sameText() {
    for component in components {
      let path = IdentityPath(parent: root, component: component)
      for other in components {
        let other = IdentityPath(parent: root, component: other)
        #expect(path.hasSameText(as: other) == (path.description == other.description))
      }
      #expect(!path.hasSameText(as: root))
      #expect(!root.hasSameText(as: path))
    }
  }

  @Test("a path has its own text and no other, longer or shorter")
  func ownText() {
    for component in components {
      let path = IdentityPath(parent: root, component: component)
      for other in components {
        let text = IdentityPath(parent: root, component: other).description
        #expect(path.hasText(text) == (path.description == text))
      }
      let deep = IdentityPath(parent: path, view: Row.self, index: 2, identifier: nil)
      let text = deep.description
      #expect(deep.hasText(text))
      for other in [
        "", "/", "/" + text, "x" + text, text + "/", String(text.dropFirst()),
        String(text.dropLast()), String(text.drop { $0 != "/" }), path.description,
      ] {
        #expect(!deep.hasText(other))
      }
    }
  }

  @Test("the hash of a path is FNV-1a of its text")
  func hash() {
    let parts: [IdentityPath.Component] = [
      .arm(true, index: -1, id: nil), .arm(false, index: 12, id: nil), .part("label", index: -1),
      .part("overlay", index: 2),
    ]
    for component in components + parts {
      let view = IdentityPath(
        parent: IdentityPath(parent: root, component: component), view: Row.self, index: 10,
        identifier: nil)
      let path = IdentityPath(parent: view, component: .view(Row.self, index: 3, id: nil))
      var expected: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in path.description.utf8 {
        expected = (expected ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      #expect(path.textHash == expected)
    }
  }
}
