import SwiftUI

struct SafetyStep: Hashable {
  let title: String
  let detail: String
}

extension SafetyStep {
  static let preflight: [SafetyStep] = [
    SafetyStep(title: "Propellers", detail: "No cracks, all screws tight"),
    SafetyStep(title: "Battery", detail: "Above 60 percent, latch closed"),
    SafetyStep(title: "Compass", detail: "Calibrated at this site today"),
  ]
}

struct Ranked<Wrapped>: Identifiable {
  let rank: Int
  let value: Wrapped
  var id: Int { rank }
}

extension Array {
  var ranked: [Ranked<Element>] {
    enumerated().map { Ranked(rank: $0.offset + 1, value: $0.element) }
  }
}

struct PreflightView: View {
  private static let steps = SafetyStep.preflight.ranked

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Self.steps) { entry in
          PreflightRow(rank: entry.rank, step: entry.value)
        }
      }
      .padding()
    }
  }
}

private struct PreflightRow: View {
  let rank: Int
  let step: SafetyStep
  @State private var remark = ""
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("\(rank). \(step.title)", isExpanded: $isOpen) {
      Text(step.detail)
      TextField("Remark", text: $remark)
    }
  }
}
