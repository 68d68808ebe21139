import Combine
import SwiftUI

final class LeaderboardModel: ObservableObject {
  @Published private(set) var rankings: [Ranking] = []
  @Published private(set) var meters = 2000

  private let log: ErgLog
  private var cancellables = Set<AnyCancellable>()

  init(log: ErgLog) {
    self.log = log
    log.$pieces
      .sink { [weak self] _ in
        self?.rebuild()
      }
      .store(in: &cancellables)
  }

  func show(_ meters: Int) {
    self.meters = meters
    rebuild()
  }

  private func rebuild() {
    let pieces = log.pieces.filter { $0.meters == meters }
    rankings = Dictionary(grouping: pieces, by: \.memberID)
      .compactMap { memberID, pieces in
        pieces.min { $0.seconds < $1.seconds }.map { best in
          Ranking(memberID: memberID, best: best, pieces: pieces.count)
        }
      }
      .sorted { $0.best.seconds < $1.best.seconds }
  }
}

struct LeaderboardView: View {
  @EnvironmentObject private var club: ClubStore
  @StateObject private var model: LeaderboardModel
  @State private var isAdding = false

  init(log: ErgLog) {
    _model = StateObject(wrappedValue: LeaderboardModel(log: log))
  }

  var body: some View {
    List {
      Picker("Distance", selection: distance) {
        ForEach([500, 1000, 2000, 5000], id: \.self) { meters in
          Text("\(meters) m").tag(meters)
        }
      }
      .pickerStyle(.segmented)

      ForEach(Array(model.rankings.enumerated()), id: \.element.id) { index, ranking in
        HStack {
          Text("\(index + 1)")
            .font(.headline)
            .frame(width: 28)
          VStack(alignment: .leading) {
            Text(club.name(of: ranking.memberID))
            Text("\(Formats.clock(ranking.best.split)) /500 m, \(ranking.pieces) pieces")
              .font(.caption)
              .foregroundColor(.secondary)
          }
          Spacer()
          Text(Formats.clock(ranking.best.seconds))
            .monospacedDigit()
        }
      }
    }
    .animation(.default, value: model.rankings)
    .navigationTitle("Leaderboard")
    .toolbar {
      Button {
        isAdding = true
      } label: {
        Label("Add Result", systemImage: "plus")
      }
    }
    .sheet(isPresented: $isAdding) {
      NewResultSheet(meters: model.meters)
    }
  }

  private var distance: Binding<Int> {
    Binding(get: { model.meters }, set: { model.show($0) })
  }
}

private struct NewResultSheet: View {
  let meters: Int

  @EnvironmentObject private var club: ClubStore
  @EnvironmentObject private var log: ErgLog
  @Environment(\.dismiss) private var dismiss
  @State private var memberID: Member.ID?
  @State private var minutes = 8
  @State private var seconds = 0

  var body: some View {
    NavigationStack {
      Form {
        Picker("Rower", selection: $memberID) {
          Text("Choose").tag(Member.ID?.none)
          ForEach(club.activeMembers) { member in
            Text(member.fullName).tag(Optional(member.id))
          }
        }
        Stepper("\(minutes) min", value: $minutes, in: 1...60)
        Stepper("\(seconds) s", value: $seconds, in: 0...59)
      }
      .navigationTitle("\(meters) m")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(memberID == nil)
        }
      }
    }
    .presentationDetents([.medium])
  }

  private func add() {
    guard let memberID = memberID else { return }
    log.add(
      ErgPiece(memberID: memberID, meters: meters, seconds: TimeInterval(minutes * 60 + seconds)))
    dismiss()
  }
}
