extension RuleExample {
  static let lastPreference = RuleExample(
    failing: #"""
      struct LastLengthKey: PreferenceKey {
        static let defaultValue = 0

        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
      }

      struct NamesOfLastLength: View {
        let names = ["Alexandra", "Bo"]
        @State private var length = 0

        var body: some View {
          Text("Length \(length)")
          VStack {
            ForEach(names, id: \.self) { name in
              Text(name).preference(key: LastLengthKey.self, value: name.count)
            }
          }
          .onPreferenceChange(LastLengthKey.self) { length = $0 }
        }
      }
      """#,
    fixed: #"""
      struct LongestKey: PreferenceKey {
        static let defaultValue = 0

        static func reduce(value: inout Int, nextValue: () -> Int) {
          value = max(value, nextValue())
        }
      }

      struct NamesOfLongest: View {
        let names = ["Alexandra", "Bo"]
        @State private var length = 0

        var body: some View {
          Text("Length \(length)")
          VStack {
            ForEach(names, id: \.self) { name in
              Text(name).preference(key: LongestKey.self, value: name.count)
            }
          }
          .onPreferenceChange(LongestKey.self) { length = $0 }
        }
      }
      """#)
}
