import SwiftUI

struct TargetThumbnail: View {
  let target: CelestialTarget
  var side: CGFloat = 44

  var body: some View {
    AsyncImage(
      url: target.thumbnailURL, transaction: Transaction(animation: .easeIn(duration: 0.15))
    ) { phase in
      if let image = phase.image {
        image
          .resizable()
          .scaledToFill()
      } else {
        Image(systemName: target.kind.symbol)
          .foregroundStyle(target.kind.tint)
      }
    }
    .frame(width: side, height: side)
    .background(target.kind.tint.opacity(0.25))
    .clipShape(.rect(cornerRadius: side / 5))
    .accessibilityHidden(true)
  }
}
