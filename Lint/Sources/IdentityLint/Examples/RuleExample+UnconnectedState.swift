extension RuleExample {
  static let unconnectedState = RuleExample(
    failing: #"""
      final class VolumeOfState: ObservableObject {
        @State var volume = 1
      }

      struct SpeakerOfState: View {
        @StateObject private var model = VolumeOfState()

        var body: some View {
          Text("Volume \(model.volume)")
          Button("Louder") { model.volume += 1 }
        }
      }
      """#,
    fixed: #"""
      final class VolumeOfModel: ObservableObject {
        @Published var volume = 1
      }

      struct SpeakerOfModel: View {
        @StateObject private var model = VolumeOfModel()

        var body: some View {
          Text("Volume \(model.volume)")
          Button("Louder") { model.volume += 1 }
        }
      }
      """#)
}
