extension RuleExample {
  static let hashId = RuleExample(
    failing: #"""
      struct TagByHash: Hashable {
        let name: String
        func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
      }

      struct TagsByHash: View {
        let tags = [TagByHash(name: "red"), TagByHash(name: "tan")]

        var body: some View {
          ForEach(tags, id: \.hashValue) { tag in Toggle(tag.name, isOn: .constant(true)) }
        }
      }
      """#,
    fixed: #"""
      struct TagByName: Hashable {
        let name: String
        func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
      }

      struct TagsByName: View {
        let tags = [TagByName(name: "red"), TagByName(name: "tan")]

        var body: some View {
          ForEach(tags, id: \.name) { tag in Toggle(tag.name, isOn: .constant(true)) }
        }
      }
      """#)
}
