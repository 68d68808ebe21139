import SwiftUI

struct RaceClockView: View {
  @State private var finishes: [Finish] = []

  private struct Finish: Identifiable {
    let id = UUID()
    let place: Int
    let time: TimeInterval
    var lane = 1
  }

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > proxy.size.height {
        HStack(spacing: 0) {
          StopwatchPanel(onSplit: record)
            .frame(width: proxy.size.width * 0.45)
          finishList
        }
      } else {
        VStack(spacing: 0) {
          StopwatchPanel(onSplit: record)
          finishList
        }
      }
    }
    .navigationTitle("Race Clock")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Clear List", role: .destructive) {
        withAnimation { finishes.removeAll() }
      }
      .disabled(finishes.isEmpty)
    }
  }

  private var finishList: some View {
    List {
      ForEach($finishes) { $finish in
        HStack {
          Text("Place \(finish.place)")
          Text(Formats.clock(finish.time))
            .monospacedDigit()
          Spacer()
          Stepper("Lane \(finish.lane)", value: $finish.lane, in: 1...8)
            .fixedSize()
        }
      }
    }
    .listStyle(.plain)
  }

  private func record(_ time: TimeInterval) {
    withAnimation {
      finishes.append(Finish(place: finishes.count + 1, time: time))
    }
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  }
}
