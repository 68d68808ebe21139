import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var speed = 1.0
  @Published var progress = 0.0
  let slow: AnyPublisher<Double, Never> = Empty().eraseToAnyPublisher()
  func advance() { progress += 0.1 }
}

// Nothing waits in it, or the model keeps it.
struct Editor: View {
  @ObservedObject var model: Model
  @State private var isFast = false

  var body: some View {
    Text("\(model.progress)")
      .onReceive(model.$speed.map { $0 > 1 }) { isFast = $0 }
    Text("A").onReceive(model.slow) { isFast = $0 > 1 }
    Slider(value: $model.speed)
  }
}

// Its own values alone run the body again.
struct Search: View {
  let texts: PassthroughSubject<String, Never>
  @State private var found = ""

  var body: some View {
    Text(found)
      .onReceive(texts.debounce(for: 0.4, scheduler: DispatchQueue.main)) { found = $0 }
  }
}
