import SwiftUI
import Observation

struct Pin: Identifiable {
  let id = UUID()
  var position: CGPoint
}

@Observable
final class PinHistory {
  private var past: [[Pin]] = []
  var canUndo: Bool { !past.isEmpty }

  func record(_ pins: [Pin]) {
    past.append(pins)
  }

  func undo() -> [Pin]? {
    past.popLast()
  }
}

struct UndoButton: View {
  let history: PinHistory
  @Binding var pins: [Pin]

  var body: some View {
    Button("Undo") {
      if let previous = history.undo() { pins = previous }
    }
    .disabled(!history.canUndo)
  }
}

struct PinBoard: View {
  let diameter: CGFloat
  @State private var pins: [Pin] = []
  @State private var history = PinHistory()

  var body: some View {
    VStack {
      Canvas { context, _ in
        for pin in pins {
          let frame = CGRect(
            x: pin.position.x, y: pin.position.y, width: diameter, height: diameter)
          context.fill(Path(ellipseIn: frame), with: .color(.red))
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { drag in
          history.record(pins)
          pins.append(Pin(position: drag.location))
        })
      UndoButton(history: history, pins: $pins)
    }
  }
}

struct PinWindow: View {
  @State private var diameter: CGFloat = 8

  var body: some View {
    VStack {
      PinBoard(diameter: diameter)
      Slider(value: $diameter, in: 4...24)
    }
    .padding()
  }
}
