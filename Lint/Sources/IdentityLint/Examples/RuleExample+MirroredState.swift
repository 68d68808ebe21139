extension RuleExample {
  static let mirroredState = RuleExample(
    failing: #"""
      struct VolumeTwice: View {
        @State private var volume = 3
        @State private var shown = 3

        var body: some View {
          VStack {
            Text("volume \(volume), shown \(shown)")
            Stepper("Volume", value: $volume, in: 0...9)
            Stepper("Shown", value: $shown, in: 0...9)
          }
          .onChange(of: volume) { shown = volume }
        }
      }
      """#,
    fixed: #"""
      struct VolumeOnce: View {
        @State private var volume = 3

        var body: some View {
          VStack {
            Text("volume \(volume), shown \(volume)")
            Stepper("Volume", value: $volume, in: 0...9)
            Stepper("Shown", value: $volume, in: 0...9)
          }
        }
      }
      """#)
}
