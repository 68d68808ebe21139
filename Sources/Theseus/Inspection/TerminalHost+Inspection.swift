import Foundation
import TheseusTerminal
import TheseusViews

extension TerminalHost: InspectedScreen {
  package var keyWindow: WindowHost? { app.keyWindow?.host }
  package func highlight(_ frame: CGRect?) { highlight = frame }

  package func pick(_ picked: ((CGPoint) -> Void)?) {
    pointerTaker = picked.map { picked in
      { event in
        if case .press = event.action { picked(event.position) }
      }
    }
  }
}
