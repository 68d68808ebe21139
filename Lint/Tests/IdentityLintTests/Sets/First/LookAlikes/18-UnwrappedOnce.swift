import SwiftUI

struct Hello18: View {
  @State private var member: String?
  var body: some View {
    VStack {
      if let member { GeometryReader { _ in Text(member) } }
      Button("Leave") { member = nil }
    }
  }
}
