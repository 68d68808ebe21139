import SwiftUI

/// The tags are shown, not edited in place, and each occurs once.
struct TagsPicker: View {
  private let tags = ["swift", "linux"]
  @State private var chosen: Set<String> = []

  var body: some View {
    Form {
      ForEach(tags, id: \.self) { tag in
        Button(tag) { chosen.formSymmetricDifference([tag]) }
      }
    }
  }
}
