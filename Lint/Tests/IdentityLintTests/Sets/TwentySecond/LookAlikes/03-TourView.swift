import SwiftUI

struct TourStep {
  let headline: String
  let detail: String
}

struct TourView: View {
  private let steps: [TourStep] = [
    TourStep(headline: "Scan", detail: "Point the camera at a receipt."),
    TourStep(headline: "Check", detail: "Correct the amount if needed."),
    TourStep(headline: "Send", detail: "Your accountant gets a PDF."),
  ]
  @State private var isDone = false

  var body: some View {
    List {
      ForEach(Array(steps.enumerated()), id: \.offset) { position, step in
        TourRow(position: position + 1, step: step)
      }
      Button(isDone ? "Done" : "Got it") {
        isDone = true
      }
    }
    .navigationTitle("How it works")
  }
}

struct TourRow: View {
  let position: Int
  let step: TourStep
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      Text(step.detail)
    } label: {
      Text("\(position). \(step.headline)")
    }
  }
}
