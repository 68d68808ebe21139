import SwiftUI

struct Live24: View {
  @State private var score = 0
  var body: some View {
    Text("\(score)").onAppear {
      Task { for await s in Match.scores { score = s } }  // bug: one more listener after each visit
    }
  }
}
enum Match { static var scores: AsyncStream<Int> { AsyncStream { _ in } } }
