import SwiftUI

struct Card {
  var name: String
  var photo: String?
  var tags: [String] = []
}
@MainActor @Observable
final class CardModel {
  var card: Card
  var items: [String] = []
  private let upload: (String) async throws -> String
  init(card: Card, upload: @escaping (String) async throws -> String) {
    self.card = card
    self.upload = upload
  }
  func setPhoto(_ data: String) async throws {
    var updated = card
    updated.photo = try await upload(data)
    card = updated  // expect: racing_task
  }
  func addTag(_ data: String) async {
    var updated = self.card
    do {
      let tag = try await upload(data)
      updated.tags.append(tag)
      self.card = updated  // expect: racing_task
    } catch {
      print(error)
    }
  }
  func add(_ data: String) async throws {
    var all = items
    all.append(try await upload(data))
    items = all  // expect: racing_task
  }
  func remove(_ item: String) { items.removeAll { $0 == item } }
}
struct CardForm: View {
  @Bindable var model: CardModel
  var body: some View {
    TextField("Name", text: $model.card.name)
  }
}
struct OwnForm: View {
  let upload: () async -> String
  @State private var card = Card(name: "Ann")
  var body: some View {
    TextField("Name", text: $card.name)
    Button("Upload") {
      Task {
        var new = card
        new.photo = await upload()
        card = new  // expect: racing_task
      }
    }
  }
}
