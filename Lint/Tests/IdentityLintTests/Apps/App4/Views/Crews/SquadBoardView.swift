import Combine
import SwiftUI

final class SquadBoardModel: ObservableObject {
  @Published private(set) var sessions: [Session] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  private let squad: Squad
  private let api: ClubAPI
  private var request: AnyCancellable?

  init(squad: Squad, api: ClubAPI = .shared) {
    self.squad = squad
    self.api = api
  }

  func load() {
    isLoading = true
    errorMessage = nil
    request = api.sessions(for: squad)
      .sink { [weak self] completion in
        self?.isLoading = false
        if case .failure(let error) = completion {
          self?.errorMessage = error.localizedDescription
        }
      } receiveValue: { [weak self] sessions in
        self?.sessions = sessions.sorted { $0.start < $1.start }
      }
  }
}

struct SquadBoardView: View {
  let squad: Squad

  @StateObject private var model: SquadBoardModel

  init(squad: Squad) {
    self.squad = squad
    _model = StateObject(wrappedValue: SquadBoardModel(squad: squad))
  }

  var body: some View {
    List {
      Section(squad.title) {
        ForEach(model.sessions) { session in
          HStack {
            VStack(alignment: .leading) {
              Text(session.title)
              Text(session.start, format: .dateTime.weekday(.wide).hour().minute())
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            Text("\(session.minutes) min")
              .monospacedDigit()
          }
        }
      }
      if let message = model.errorMessage {
        Section {
          Text(message)
          Button("Try Again") { model.load() }
        }
      }
    }
    .overlay {
      if model.isLoading && model.sessions.isEmpty {
        ProgressView()
      }
    }
    .onAppear {
      model.load()
    }
  }
}
