import SwiftUI
import Combine

enum GoalKind: String, CaseIterable, Identifiable {
  case steps, distance, energy
  var id: Self { self }
}

final class PedometerFeed: ObservableObject {
  @Published private(set) var stepsToday = 0
  private var ticker: AnyCancellable?

  func start() {
    guard ticker == nil else { return }
    ticker = Timer.publish(every: 2, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.stepsToday += Int.random(in: 0...4) }
  }
}

final class GoalFormModel: ObservableObject {
  let kind: GoalKind
  @Published var target = 8_000
  @Published var motto = ""

  init(kind: GoalKind) {
    self.kind = kind
  }

  func save() {
    UserDefaults.standard.set(target, forKey: "goal.\(kind.rawValue)")
    UserDefaults.standard.set(motto, forKey: "goal.\(kind.rawValue).motto")
  }
}

struct TodayScreen: View {
  @StateObject private var feed = PedometerFeed()

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("\(feed.stepsToday)")
          .font(.system(size: 56, weight: .bold, design: .rounded))
        Text("steps today")
          .foregroundColor(.secondary)
        GoalCard(kind: .steps)
      }
      .padding()
    }
    .onAppear { feed.start() }
  }
}

struct GoalCard: View {
  @ObservedObject private var form: GoalFormModel

  init(kind: GoalKind) {
    // bug: the card creates the model it only observes, every step of the parent gives a new one
    _form = ObservedObject(wrappedValue: GoalFormModel(kind: kind))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Daily goal").font(.headline)
      Stepper(
        "\(form.target) \(form.kind.rawValue)", value: $form.target, in: 1_000...40_000, step: 500)
      TextField("Why are you doing this?", text: $form.motto)
        .textFieldStyle(.roundedBorder)
      Button("Save goal") { form.save() }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}
