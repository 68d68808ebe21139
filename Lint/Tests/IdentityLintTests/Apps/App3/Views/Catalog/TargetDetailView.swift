import SwiftUI

struct TargetDetailView: View {
  let target: CelestialTarget

  @Environment(CatalogStore.self) private var catalog
  @Environment(LogbookStore.self) private var logbook
  @Environment(SettingsStore.self) private var settings
  @State private var notes: String

  init(target: CelestialTarget) {
    self.target = target
    _notes = State(initialValue: target.notes)
  }

  private var entries: [LogEntry] {
    logbook.sortedEntries.filter { $0.targetID == target.id }
  }

  var body: some View {
    Form {
      Section {
        HStack(alignment: .top, spacing: 16) {
          TargetThumbnail(target: target, side: 96)
          VStack(alignment: .leading, spacing: 6) {
            Text(target.constellation)
              .foregroundStyle(.secondary)
            Label(target.kind.title, systemImage: target.kind.symbol)
              .foregroundStyle(target.kind.tint)
            visibility
          }
        }
      }

      Section("Position") {
        LabeledContent("Right ascension") {
          Text("\(target.rightAscension, format: .number.precision(.fractionLength(2))) h")
        }
        LabeledContent("Declination") {
          Text("\(target.declination, format: .number.precision(.fractionLength(1)))°")
        }
        LabeledContent("Magnitude") {
          Text(target.magnitude, format: .number.precision(.fractionLength(1)))
        }
      }

      Section("Notes") {
        TextEditor(text: $notes)
          .frame(minHeight: 90)
        Button("Save Notes") {
          catalog.setNotes(notes, for: target.id)
        }
        .disabled(notes == target.notes)
      }

      if !entries.isEmpty {
        Section("Seen Before") {
          ForEach(entries) { entry in
            LabeledContent(entry.title) {
              Text(entry.date, style: .date)
            }
          }
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle(target.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          catalog.toggleFavorite(target.id)
        } label: {
          Label("Favorite", systemImage: target.isFavorite ? "heart.fill" : "heart")
            .symbolEffect(.bounce, value: target.isFavorite)
        }
      }
    }
  }

  private var visibility: some View {
    let site = settings.homeSite
    let altitude = target.culmination(latitude: site.latitude)
    return Label(
      "Up to \(altitude.formatted(.number.precision(.fractionLength(0))))° at \(site.name)",
      systemImage: target.isVisible(from: site.latitude, above: settings.minimumAltitude)
        ? "checkmark.circle" : "xmark.circle"
    )
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}
