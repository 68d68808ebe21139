import SwiftUI

struct Stars: View {
  @Binding var value: Int
  var body: some View { Text("\(value)").onTapGesture { value += 1 } }
}
