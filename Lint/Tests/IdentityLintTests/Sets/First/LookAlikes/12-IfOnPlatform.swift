import SwiftUI

extension View {
  @ViewBuilder func when<T: View>(_ on: Bool, _ change: (Self) -> T) -> some View {
    if on { change(self) } else { self }
  }
}
struct Toolbar12: View {
  @State private var text = ""
  private static let isPad = ProcessInfo.processInfo.environment["PAD"] != nil
  var body: some View {
    TextField("Find", text: $text).when(Toolbar12.isPad) { $0.frame(width: 300) }
  }
}
