import SwiftUI

struct Seat26b: View, Equatable {
  let number: Int; let isFree: Bool;
  var body: some View { Text("\(number) \(isFree ? "Free" : "Taken")") }
}
