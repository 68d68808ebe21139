import SwiftUI

final class EggTimer: ObservableObject {
  @Published private(set) var remaining = 360
  private var timer: Timer?

  var label: String {
    String(format: "%02d:%02d", remaining / 60, remaining % 60)
  }

  func start() {
    // bug: Each visit of the screen starts another repeating timer
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  func reset(minutes: Int) {
    remaining = minutes * 60
  }

  private func tick() {
    if remaining > 0 {
      remaining -= 1
    }
  }
}

struct EggTimerView: View {
  @ObservedObject var eggTimer: EggTimer

  var body: some View {
    VStack(spacing: 24) {
      Text(eggTimer.label)
        .font(.system(size: 64, weight: .light))
        .monospacedDigit()
      HStack {
        ForEach([4, 6, 9], id: \.self) { minutes in
          Button("\(minutes) min") {
            eggTimer.reset(minutes: minutes)
          }
        }
      }
      .buttonStyle(.bordered)
    }
    .navigationTitle("Eggs")
    .onAppear {
      eggTimer.start()
    }
  }
}

struct KitchenHome: View {
  @StateObject private var eggTimer = EggTimer()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Egg timer") {
          EggTimerView(eggTimer: eggTimer)
        }
        LabeledContent("Eggs ready in", value: eggTimer.label)
      }
      .navigationTitle("Kitchen")
    }
  }
}
