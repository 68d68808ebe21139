import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var isRead = false
}
@Observable final class Letters {
  var letters: [Letter] = []
  func markRead(_ id: Letter.ID) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].isRead = true
  }
}
struct LetterPane: View {
  let letter: Letter
  let letters: Letters
  var body: some View {
    Text("\(letter.id)")
      .task(id: letter.id) {
        try? await Task.sleep(for: .seconds(3))  // expect: canceled_sleep
        letters.markRead(letter.id)
      }
  }
}
struct BoundPane: View {
  @Binding var letter: Letter
  var body: some View {
    Text("\(letter.id)").task(id: letter.id) { await wait() }
  }
  private func wait() async {
    _ = try? await Task.sleep(for: .seconds(2))  // expect: canceled_sleep
    letter.isRead = true
  }
}
