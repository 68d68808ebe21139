extension RuleExample {
  static let skippedDidSet = RuleExample(
    failing: #"""
      struct SoundOfDidSet: View {
        @State private var changes = 0
        @State private var isOn = false {
          didSet { changes += 1 }
        }

        var body: some View { Toggle("Sound \(changes)", isOn: $isOn) }
      }
      """#,
    fixed: #"""
      struct SoundOfOnChange: View {
        @State private var changes = 0
        @State private var isOn = false

        var body: some View {
          Toggle("Sound \(changes)", isOn: $isOn)
            .onChange(of: isOn) { changes += 1 }
        }
      }
      """#)
}
