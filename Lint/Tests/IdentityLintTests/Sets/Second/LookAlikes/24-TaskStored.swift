import SwiftUI

struct Live24b: View {
  @State private var score = 0
  @State private var work: Task<Void, Never>?
  var body: some View {
    Text("\(score)").onAppear { work = Task { score = 1 } }.onDisappear { work?.cancel() }
  }
}
