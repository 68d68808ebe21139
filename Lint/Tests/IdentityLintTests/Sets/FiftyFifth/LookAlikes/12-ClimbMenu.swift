import Combine
import CoreMotion
import SwiftUI

final class AltitudeSource {
  let metres = PassthroughSubject<Double, Never>()
  private let altimeter = CMAltimeter()
  private var users = 0

  func acquire() {
    users += 1
    guard users == 1, CMAltimeter.isRelativeAltitudeAvailable() else { return }
    altimeter.startRelativeAltitudeUpdates(to: .main) { [weak self] data, _ in
      guard let data else { return }
      self?.metres.send(data.relativeAltitude.doubleValue)
    }
  }

  func release() {
    users -= 1
    if users == 0 {
      altimeter.stopRelativeAltitudeUpdates()
    }
  }
}

final class ClimbModel: ObservableObject {
  @Published private(set) var climbed = 0.0
  private let source: AltitudeSource

  init(source: AltitudeSource) {
    self.source = source
    source.acquire()
    source.metres
      .map { max(0, $0) }
      .removeDuplicates()
      .assign(to: &$climbed)
  }

  deinit {
    source.release()
  }
}

struct ClimbView: View {
  @StateObject private var model: ClimbModel

  init(source: AltitudeSource) {
    _model = StateObject(wrappedValue: ClimbModel(source: source))
  }

  var body: some View {
    VStack {
      Text(model.climbed, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 80, weight: .bold))
        .monospacedDigit()
      Text("metres climbed")
    }
    .navigationTitle("Climb")
  }
}

struct ClimbMenu: View {
  let source: AltitudeSource

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Start a climb") {
          ClimbView(source: source)
        }
      }
      .navigationTitle("Stairs")
    }
  }
}
