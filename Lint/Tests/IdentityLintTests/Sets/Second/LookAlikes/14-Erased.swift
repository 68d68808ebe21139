import SwiftUI

struct Plugin14: Identifiable { let id: String; let view: () -> AnyView }
struct Plugins14: View {
  let plugins: [Plugin14]
  @State private var selected: String?
  var body: some View {
    VStack {
      ForEach(plugins) { p in p.view() }; Text(selected ?? "")
    }
  }
}
