import SwiftUI

struct JobTotals: Equatable {
  struct Slice: Equatable, Identifiable {
    let id: JobStatus
    let count: Int
  }

  var slices: [Slice] = []
  var urgent = 0
  var photos = 0

  init() {}

  init(jobs: [Job]) {
    slices = JobStatus.allCases.map { status in
      Slice(id: status, count: jobs.filter { $0.status == status }.count)
    }
    urgent = jobs.filter { $0.priority == .urgent && $0.status != .done }.count
    photos = jobs.reduce(0) { $0 + $1.photos.count }
  }

  var largest: Int {
    max(1, slices.map(\.count).max() ?? 0)
  }
}

struct ReportsView: View {
  @EnvironmentObject private var store: JobStore
  @State private var totals = JobTotals()

  var body: some View {
    List {
      Section(header: Text("By Status")) {
        BarChart(totals: totals)
          .frame(height: 180)
          .padding(.vertical)
      }
      Section(header: Text("Details")) {
        LabeledContent("Open and urgent", value: "\(totals.urgent)")
        LabeledContent("Photos taken", value: "\(totals.photos)")
      }
      Section(header: Text("Close Jobs")) {
        ForEach(store.sorted(by: .date, status: .active)) { job in
          HStack {
            Text(job.title)
            Spacer()
            Button("Done") {
              store.update(job.id) { $0.status = .done }
            }
            .buttonStyle(.bordered)
          }
        }
      }
    }
    .navigationTitle("Reports")
    .onReceive(store.$jobs) { _ in
      totals = JobTotals(jobs: store.jobs)
    }
  }
}

private struct BarChart: View {
  let totals: JobTotals

  var body: some View {
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: 16) {
        ForEach(totals.slices) { slice in
          VStack {
            Text("\(slice.count)").font(.caption.monospacedDigit())
            RoundedRectangle(cornerRadius: 6)
              .fill(color(for: slice.id))
              .frame(height: barHeight(for: slice, in: geometry.size.height - 48))
            Text(slice.id.title).font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .animation(.spring(), value: totals)
  }

  private func barHeight(for slice: JobTotals.Slice, in height: CGFloat) -> CGFloat {
    max(2, max(0, height) * CGFloat(slice.count) / CGFloat(totals.largest))
  }

  private func color(for status: JobStatus) -> Color {
    switch status {
    case .planned: return .blue
    case .active: return .orange
    case .done: return .green
    }
  }
}
