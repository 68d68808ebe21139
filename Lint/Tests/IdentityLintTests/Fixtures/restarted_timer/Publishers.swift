import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var speed = 1.0
  @Published var progress = 0.0
  func advance() { progress += 0.1 }
}

struct Editor: View {
  @ObservedObject var model: Model
  @State private var isFast = false
  @State private var text = ""

  private let main = DispatchQueue.main
  private var slow: AnyPublisher<Double, Never> {
    model.$speed.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).eraseToAnyPublisher()
  }

  var body: some View {
    TextField("\(model.progress)", text: $text)
      .onReceive(model.$speed.debounce(for: 1, scheduler: main)) {  // expect: restarted_timer
        isFast = $0 > 1
      }
    Text("A").onReceive(slow) { isFast = $0 > 1 }  // expect: restarted_timer
    Slider(value: $model.speed)
  }
}
