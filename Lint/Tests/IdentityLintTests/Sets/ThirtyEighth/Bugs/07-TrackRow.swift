import SwiftUI

private struct CompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }
}

struct TrackRow: View {
  let title: String
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    Text(title)
      .font(isCompact ? .footnote : .body)
  }
}

struct AlbumView: View {
  private let tracks = ["Opening", "Rain", "Evening walk", "Finale"]
  @State private var prefersCompact = false
  // bug: The view sets the value for its children but reads it from its own surroundings
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    VStack(alignment: .leading, spacing: isCompact ? 2 : 12) {
      Toggle("Compact", isOn: $prefersCompact)
      ForEach(tracks, id: \.self) { track in
        TrackRow(title: track)
      }
    }
    .environment(\.isCompact, prefersCompact)
  }
}
