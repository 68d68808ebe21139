import SwiftUI

@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    _value = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
    self.range = range
  }

  var wrappedValue: Int {
    get { value }
    nonmutating set {
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
}

struct BookingView: View {
  @Clamped(1...8) private var guests = 2
  @Clamped(1...30) private var nights = 1

  var body: some View {
    Form {
      Stepper("Guests: \(guests)") {
        guests += 1
      } onDecrement: {
        guests -= 1
      }
      Stepper("Nights: \(nights)") {
        nights += 1
      } onDecrement: {
        nights -= 1
      }
    }
  }
}
