import SwiftUI

extension EnvironmentValues {
  @Entry var isDense = false
  @Entry var depth = 0
}
// The value that it sets is used, and read in another view.
struct Songs: View {
  @State private var prefersDense = false
  var body: some View {
    VStack(spacing: prefersDense ? 2 : 12) { Song() }.environment(\.isDense, prefersDense)
  }
}
struct Song: View {
  @Environment(\.isDense) private var isDense
  var body: some View { Text("Song").font(isDense ? .footnote : .body) }
}
// One more than outside.
struct Nested: View {
  @Environment(\.depth) private var depth
  var body: some View {
    Song().padding(Double(depth)).environment(\.depth, depth + 1)
  }
}
// For a part of the content: the rest has the outer value.
struct Preview: View {
  @Environment(\.colorScheme) private var scheme
  @State private var isDark = false
  var body: some View {
    VStack {
      Song().environment(\.colorScheme, isDark ? .dark : .light)
      Text(scheme == .dark ? "Dark" : "Light")
    }
  }
}
// The outer value is for what is around it.
struct Framed: View {
  @Environment(\.isDense) private var isDense
  var body: some View {
    Song().environment(\.isDense, true).padding(isDense ? 2 : 8)
  }
}
// Another key, and a member with the same name.
struct Other: View {
  @Environment(\.isDense) private var isDense
  @State private var depth = 1
  var body: some View {
    Text(isDense ? "Dense" : "Wide").environment(\.depth, depth)
  }
}
// Disabled from outside as well.
struct Form2: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isBusy = false
  var body: some View {
    Text("Name").opacity(isEnabled ? 1 : 0.4).disabled(!isEnabled || isBusy)
  }
}
