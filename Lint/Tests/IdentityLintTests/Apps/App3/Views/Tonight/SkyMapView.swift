import SwiftUI

struct SkyMapView: View {
  let targets: [CelestialTarget]
  let latitude: Double

  @State private var zoom: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      GeometryReader { proxy in
        ZStack {
          Circle()
            .fill(.black.gradient)
          ForEach(targets) { target in
            SkyDot(target: target)
              .position(point(for: target, in: proxy.size))
          }
        }
        .scaleEffect(min(3, max(1, zoom * pinch)))
      }
      .aspectRatio(1, contentMode: .fit)
      .clipShape(.circle)
      .gesture(
        MagnifyGesture()
          .updating($pinch) { value, state, _ in
            state = value.magnification
          }
          .onEnded { value in
            zoom = min(3, max(1, zoom * value.magnification))
          }
      )
      SkyLegend(targets: targets)
    }
  }

  /// Zenith in the middle, horizon on the rim; the angle follows the right ascension.
  private func point(for target: CelestialTarget, in size: CGSize) -> CGPoint {
    let center = Double(min(size.width, size.height)) / 2
    let distance = center * (90 - target.culmination(latitude: latitude)) / 90
    let angle = target.rightAscension / 24 * 2 * Double.pi
    return CGPoint(x: center + distance * cos(angle), y: center + distance * sin(angle))
  }
}

private struct SkyDot: View {
  let target: CelestialTarget

  @Environment(\.skyHighlight) private var highlight

  var body: some View {
    Button {
      highlight.toggle(target.id)
    } label: {
      Circle()
        .fill(target.kind.tint)
        .frame(width: 10, height: 10)
        .padding(8)
        .overlay {
          if highlight.targetID == target.id {
            Circle().stroke(.white, lineWidth: 2)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(target.name)
  }
}

private struct SkyLegend: View {
  let targets: [CelestialTarget]

  @Environment(\.skyHighlight) private var highlight

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(targets) { target in
        Button(target.name) {
          highlight.toggle(target.id)
        }
        .buttonStyle(.pill(highlight.targetID == target.id ? target.kind.tint : .gray))
      }
    }
  }
}
