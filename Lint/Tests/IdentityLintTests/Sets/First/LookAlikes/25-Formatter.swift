import SwiftUI

final class Money {
  let formatter = NumberFormatter();
  func text(_ v: Double) -> String { formatter.string(from: NSNumber(value: v)) ?? "" }
}
struct Price25: View {
  let value: Double
  private let money = Money()
  var body: some View { Text(money.text(value)) }
}
struct Shop25: View {
  @State private var value = 1.0;
  var body: some View { Slider(value: $value); Price25(value: value) }
}
