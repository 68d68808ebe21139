import SwiftUI

struct Guide: View {
  private let steps = ["Open", "Fill", "Close"]
  var body: some View {
    List { ForEach(steps.indices, id: \.self) { i in StepRow(number: i + 1, title: steps[i]) } }
  }
}
struct StepRow: View {
  let number: Int
  let title: String
  @State private var done = false
  var body: some View { Toggle("\(number). \(title)", isOn: $done) }
}
