import SwiftUI

struct ForecastView: View {
  let site: Site

  @State private var phase: LoadPhase<Forecast> = .loading
  @State private var updates = 0
  @State private var doneUpdates = 0
  @State private var showsUsableOnly = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(site.name)
          .font(.subheadline.weight(.semibold))
        Text("Bortle \(site.bortle)")
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
        Button("Update", systemImage: "arrow.clockwise") {
          updates += 1
        }
        .labelStyle(.iconOnly)
      }
      AsyncContent(phase: phase, retry: { updates += 1 }) { forecast in
        Text(forecast.summary)
          .font(.title3)
        Toggle("Usable hours only", isOn: $showsUsableOnly)
        ForEach(forecast.hours) { hour in
          if hour.isUsable || !showsUsableOnly {
            HourRow(hour: hour)
          }
        }
      }
    }
    .task(id: updates) {
      await load(force: updates > doneUpdates)
      doneUpdates = updates
    }
  }

  @MainActor
  private func load(force: Bool) async {
    do {
      let forecast = try await ForecastService.shared.forecast(for: site, force: force)
      guard !Task.isCancelled else { return }
      phase = .loaded(forecast)
    } catch is CancellationError {
      return
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }
}

private struct HourRow: View {
  let hour: HourSlot

  @Environment(\.distanceStyle) private var distanceStyle
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      LabeledContent("Wind", value: distanceStyle.wind(hour.wind))
      LabeledContent("Humidity") {
        Text(hour.humidity, format: .percent.precision(.fractionLength(0)))
      }
      LabeledContent("Seeing", value: hour.seeing.title)
    } label: {
      HStack {
        Text(hour.start, format: .dateTime.hour())
          .monospacedDigit()
        Spacer()
        Image(systemName: hour.isUsable ? "moon.stars" : "cloud")
        Text(hour.cloudCover, format: .percent.precision(.fractionLength(0)))
          .frame(width: 52, alignment: .trailing)
      }
    }
  }
}
