import SwiftUI

private struct DenseKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isDense: Bool {
    get { self[DenseKey.self] }
    set { self[DenseKey.self] = newValue }
  }
}

struct SongTitle: View {
  let title: String
  @Environment(\.isDense) private var isDense

  var body: some View {
    Text(title)
      .font(isDense ? .footnote : .body)
  }
}

struct MixtapeView: View {
  private let songs = ["Intro", "Sunrise", "Harbour", "Home"]
  @State private var prefersDense = false

  var body: some View {
    VStack(alignment: .leading, spacing: prefersDense ? 2 : 12) {
      Toggle("Dense", isOn: $prefersDense)
      ForEach(songs, id: \.self) { song in
        SongTitle(title: song)
      }
    }
    .environment(\.isDense, prefersDense)
  }
}
