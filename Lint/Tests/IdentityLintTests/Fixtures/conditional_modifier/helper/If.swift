import SwiftUI

extension View {
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  @ViewBuilder func onTall<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}
