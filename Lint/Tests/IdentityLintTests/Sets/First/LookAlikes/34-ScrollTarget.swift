import SwiftUI

struct Log34: View {
  let lines: [String]
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        ForEach(Array(lines.enumerated()), id: \.offset) { n, line in Text(line).id(n) }
      }
      .onChange(of: lines.count) { _, n in reader.scrollTo(n - 1) }
    }
  }
}
