import SwiftUI
import UIKit

struct OutingCalendarView: View {
  @EnvironmentObject private var outings: OutingStore
  @EnvironmentObject private var weather: WeatherMonitor
  @State private var firstDay = Day(Date())
  @State private var selectedDay = Day(Date())
  @State private var editedOuting: Outing?

  private let dayChanges = NotificationCenter.default.publisher(
    for: UIApplication.significantTimeChangeNotification)

  var body: some View {
    let shown = outings.outings(on: selectedDay)

    NavigationStack {
      VStack(spacing: 0) {
        DayStrip(days: Day.week(from: firstDay), selection: $selectedDay)
        List {
          if let warning = weather.warning {
            Label(warning, systemImage: "exclamationmark.triangle")
              .foregroundColor(.orange)
          }
          Section("Outings") {
            if shown.isEmpty {
              Text("Nobody goes out.")
                .foregroundColor(.secondary)
            }
            ForEach(shown) { outing in
              NavigationLink {
                OutingDetailView(outing: outing)
              } label: {
                OutingRow(outing: outing)
              }
              .contextMenu {
                Button("Edit") { editedOuting = outing }
              }
            }
            .onDelete { offsets in
              outings.delete(offsets.map { shown[$0].id })
            }
          }
          Section("Notes for the Day") {
            NotesTextView(text: notes, placeholder: "Who brings the key?")
              .frame(minHeight: 110)
          }
        }
      }
      .navigationTitle("Outings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button {
          editedOuting = Outing(start: selectedDay.date.addingTimeInterval(18 * 3600))
        } label: {
          Label("New Outing", systemImage: "plus")
        }
      }
      .sheet(item: $editedOuting) { outing in
        OutingEditor(outing: outing)
      }
      .onReceive(dayChanges) { _ in
        firstDay = Day(Date())
        if selectedDay.date < firstDay.date {
          selectedDay = firstDay
        }
      }
    }
  }

  private var notes: Binding<String> {
    let day = selectedDay
    return Binding(
      get: { outings.notes(for: day) },
      set: { outings.setNotes($0, for: day) }
    )
  }
}

private struct DayStrip: View {
  let days: [Day]
  @Binding var selection: Day

  @EnvironmentObject private var outings: OutingStore
  @Environment(\.clubColor) private var clubColor
  @Namespace private var namespace

  var body: some View {
    HStack {
      ForEach(days) { day in
        Button {
          withAnimation(.spring(response: 0.3)) { selection = day }
        } label: {
          VStack(spacing: 4) {
            Text(day.date, format: .dateTime.weekday(.narrow))
              .font(.caption2)
            Text(day.date, format: .dateTime.day())
              .font(.body.monospacedDigit())
            Circle()
              .frame(width: 5, height: 5)
              .opacity(outings.outings(on: day).isEmpty ? 0 : 1)
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .foregroundColor(day == selection ? .white : .primary)
          .background {
            if day == selection {
              RoundedRectangle(cornerRadius: 10)
                .fill(clubColor)
                .matchedGeometryEffect(id: "selection", in: namespace)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(day.date, style: .date))
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 6)
  }
}

private struct OutingRow: View {
  let outing: Outing

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(outing.title)
        Text(outing.start, style: .time)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(outing.freeSeats == 0 ? "full" : "\(outing.freeSeats) free")
        .font(.caption)
        .foregroundColor(.secondary)
    }
  }
}
