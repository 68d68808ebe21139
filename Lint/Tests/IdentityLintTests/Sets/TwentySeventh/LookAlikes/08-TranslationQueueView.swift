import SwiftUI

struct Translation: Identifiable, Hashable {
  enum Status: Hashable {
    case idle, running, failed
    case done(String)
  }

  let id: UUID
  let source: String
  var status = Status.idle
}

protocol Translator {
  func translate(_ source: String) async throws -> String
}

final class TranslationQueue: ObservableObject {
  @Published var translations: [Translation] = []
  private let translator: any Translator

  init(translator: any Translator) {
    self.translator = translator
  }

  @MainActor
  func run(_ translation: Translation) async {
    update(translation.id, to: .running)
    do {
      let text = try await translator.translate(translation.source)
      update(translation.id, to: .done(text))
    } catch {
      update(translation.id, to: .failed)
    }
  }

  private func update(_ id: Translation.ID, to status: Translation.Status) {
    guard let index = translations.firstIndex(where: { $0.id == id }) else { return }
    translations[index].status = status
  }
}

struct TranslationQueueView: View {
  @ObservedObject var queue: TranslationQueue

  var body: some View {
    List {
      ForEach(queue.translations) { translation in
        HStack {
          Text(translation.source)
          Spacer()
          Button("Translate") {
            Task { await queue.run(translation) }
          }
          .disabled(translation.status != .idle)
        }
      }
      .onDelete { queue.translations.remove(atOffsets: $0) }
    }
  }
}
