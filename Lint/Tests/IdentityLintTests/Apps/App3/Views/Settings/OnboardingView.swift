import SwiftUI

struct OnboardingView: View {
  let onFinish: () -> Void

  @State private var settings = SettingsStore()
  @State private var step: Step = .welcome

  private enum Step: Int, CaseIterable {
    case welcome, site, units
  }

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(step.rawValue + 1), total: Double(Step.allCases.count))
      Spacer()
      switch step {
      case .welcome:
        Label("Welcome to Nightlog", systemImage: "moon.stars")
          .font(.title)
        Text("Plan the night, log what you see.")
          .foregroundStyle(.secondary)
      case .site:
        Text("Where do you observe?")
          .font(.title2)
        ForEach(Site.all) { site in
          Button(site.name) {
            settings.homeSiteID = site.id
          }
          .buttonStyle(.pill(settings.homeSiteID == site.id ? .accentColor : .gray))
        }
      case .units:
        Text("Which units do you prefer?")
          .font(.title2)
        Toggle("Metric units", isOn: $settings.usesMetric)
          .fixedSize()
      }
      Spacer()
      Button(step == .units ? "Begin" : "Continue", action: advance)
        .buttonStyle(.pill)
    }
    .padding(32)
    .animation(.default, value: step)
    .frame(minWidth: 320, minHeight: 420)
  }

  private func advance() {
    if let next = Step(rawValue: step.rawValue + 1) {
      step = next
    } else {
      onFinish()
    }
  }
}
