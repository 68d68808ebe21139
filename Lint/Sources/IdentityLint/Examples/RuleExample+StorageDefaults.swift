extension RuleExample {
  static let storageDefaults = RuleExample(
    failing: #"""
      struct ReaderOfFourteen: View {
        @AppStorage("size.apart") private var size = 14

        var body: some View { Text("Size \(size)") }
      }

      struct SettingsOfSeventeen: View {
        @AppStorage("size.apart") private var size = 17

        var body: some View { Stepper("Size \(size)", value: $size) }
      }
      """#,
    fixed: #"""
      struct ReaderOfOneSize: View {
        @AppStorage("size.shared") private var size = 14

        var body: some View { Text("Size \(size)") }
      }

      struct SettingsOfOneSize: View {
        @AppStorage("size.shared") private var size = 14

        var body: some View { Stepper("Size \(size)", value: $size) }
      }
      """#)
}
