import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var isRead = false
  var isNew = true
}
@Observable final class Letters {
  var letters: [Letter] = []
  var notice: Letter?
  func markRead(_ id: Letter.ID) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].isRead = true
  }
  func take(_ id: Letter.ID) {
    if notice?.id == id { notice = nil }
  }
  func drop(_ id: Letter.ID) { letters.removeAll { $0.id == id } }
  func log(_ id: Letter.ID) { print(id) }
}
struct LetterPane: View {
  let letter: Letter
  let letters: Letters
  let onRead: (Int) -> Void
  var body: some View {
    // A canceled sleep leaves the work.
    Text("a").task(id: letter.id) {
      do { try await Task.sleep(for: .seconds(3)) } catch { return }
      letters.markRead(letter.id)
    }
    Text("b").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(3))
      guard !Task.isCancelled else { return }
      letters.markRead(letter.id)
    }
    // A letter that is taken is taken for good, whichever task does it.
    Text("c").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(5))
      letters.take(letter.id)
    }
    Text("d").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(5))
      letters.drop(letter.id)
    }
    // It changes nothing that is known.
    Text("e").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(5))
      letters.log(letter.id)
    }
    Text("f").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(5))
      onRead(letter.id)
    }
    // It is marked before the sleep, which is the end.
    Text("g").task(id: letter.id) {
      letters.markRead(letter.id)
      try? await Task.sleep(for: .seconds(5))
    }
  }
}
struct BoundPane: View {
  @Binding var letter: Letter
  var body: some View {
    Text("\(letter.id)").task(id: letter.id) {
      try? await Task.sleep(for: .seconds(2))
      letter.isNew = false
    }
  }
}
