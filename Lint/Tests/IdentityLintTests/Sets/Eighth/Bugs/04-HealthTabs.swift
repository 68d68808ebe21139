import SwiftUI

enum HealthTab: String, CaseIterable, Identifiable {
  case summary, diary, trends
  var id: Self { self }

  var icon: String {
    switch self {
    case .summary: "heart"
    case .diary: "square.and.pencil"
    case .trends: "chart.xyaxis.line"
    }
  }
}

struct HealthRoot: View {
  @State private var tab = HealthTab.summary
  let log: (DiaryDay) -> Void

  var body: some View {
    VStack(spacing: 0) {
      // bug: the switch takes the other tab away with its state, a half filled diary day is empty
      // on return
      switch tab {
      case .summary: SummaryTab()
      case .diary: DiaryTab(log: log)
      case .trends: TrendsTab()
      }
      Divider()
      HStack {
        ForEach(HealthTab.allCases) { item in
          Button {
            tab = item
          } label: {
            Image(systemName: item.icon)
              .symbolVariant(item == tab ? .fill : .none)
              .frame(maxWidth: .infinity, minHeight: 52)
          }
        }
      }
      .background(.bar)
    }
  }
}

struct DiaryDay {
  var mood = 3.0
  var meals = ""
  var symptoms: Set<String> = []
}

struct DiaryTab: View {
  let log: (DiaryDay) -> Void
  @State private var day = DiaryDay()
  private let symptoms = ["Headache", "Cramps", "Fatigue"]

  var body: some View {
    Form {
      Slider(value: $day.mood, in: 1...5, step: 1) { Text("Mood") }
      TextField("What did you eat?", text: $day.meals, axis: .vertical)
      ForEach(symptoms, id: \.self) { symptom in
        Toggle(
          symptom,
          isOn: Binding(
            get: { day.symptoms.contains(symptom) },
            set: { if $0 { day.symptoms.insert(symptom) } else { day.symptoms.remove(symptom) } }
          ))
      }
      Button("Save day") { log(day) }
    }
  }
}

struct SummaryTab: View {
  var body: some View {
    ScrollView { Text("All good").frame(maxWidth: .infinity) }
  }
}

struct TrendsTab: View {
  var body: some View {
    ScrollView { Text("Not enough data").frame(maxWidth: .infinity) }
  }
}
