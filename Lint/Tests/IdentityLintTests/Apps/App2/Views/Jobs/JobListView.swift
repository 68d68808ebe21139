import SwiftUI

struct JobListView: View {
  @EnvironmentObject private var store: JobStore
  @EnvironmentObject private var customers: CustomerStore
  @AppStorage("sortOrder") private var order = JobSort.date
  @State private var isAdding = false
  @State private var draft = JobDraft()
  @State private var collapsed: Set<JobStatus> = []

  var body: some View {
    NavigationSplitView {
      List(selection: $store.selectedJobID) {
        ForEach(JobStatus.allCases) { status in
          section(for: status)
        }
      }
      .animation(.default, value: store.jobs)
      .navigationTitle("Jobs")
      .refreshable { await store.refresh() }
      .toolbar {
        ToolbarItem {
          Picker("Sort", selection: $order) {
            ForEach(JobSort.allCases) { order in
              Text(order.title).tag(order)
            }
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("New Job", systemImage: "plus")
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        if let deletion = store.lastDeletion {
          UndoBar(text: "Deleted “\(deletion.job.title)”") {
            store.undoDeletion()
          }
          .task(id: deletion.id) {
            guard (try? await Task.sleep(nanoseconds: 5_000_000_000)) != nil else { return }
            store.forgetDeletion(deletion.id)
          }
        }
      }
    } detail: {
      if let jobID = store.selectedJobID {
        JobDetailView(jobID: jobID)
      } else {
        Text("Select a job").foregroundColor(.secondary)
      }
    }
    .errorAlert($store.errorMessage)
    .sheet(isPresented: $isAdding) {
      NewJobForm(draft: $draft) {
        store.add(draft.makeJob())
        isAdding = false
      }
    }
  }

  private func section(for status: JobStatus) -> some View {
    let jobs = store.sorted(by: order, status: status)
    return Section {
      if !collapsed.contains(status) {
        ForEach(jobs) { job in
          JobRow(job: job, customerName: customerName(for: job))
            .tag(job.id)
            .draggable(job.id.uuidString)
        }
        .onDelete { offsets in
          for id in offsets.map({ jobs[$0].id }) {
            store.delete(id)
          }
        }
      }
    } header: {
      StatusHeader(status: status, count: jobs.count, isCollapsed: collapsed.contains(status)) {
        if collapsed.remove(status) == nil {
          collapsed.insert(status)
        }
      } onDrop: { id in
        store.update(id) { $0.status = status }
      }
    }
  }

  private func customerName(for job: Job) -> String? {
    job.customerID.flatMap { customers.customer($0)?.name }
  }
}

private struct StatusHeader: View {
  let status: JobStatus
  let count: Int
  let isCollapsed: Bool
  let onToggle: () -> Void
  let onDrop: (Job.ID) -> Void

  @State private var isTargeted = false

  var body: some View {
    Button(action: onToggle) {
      HStack {
        Text("\(status.title) (\(count))")
        Spacer()
        Image(systemName: "chevron.down")
          .rotationEffect(.degrees(isCollapsed ? -90 : 0))
      }
      .contentShape(Rectangle())
    }
    .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
    .dropDestination(for: String.self) { items, _ in
      let ids = items.compactMap(UUID.init(uuidString:))
      ids.forEach(onDrop)
      return !ids.isEmpty
    } isTargeted: {
      isTargeted = $0
    }
  }
}

private struct JobRow: View {
  let job: Job
  let customerName: String?

  var body: some View {
    TimelineView(.everyMinute) { context in
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(job.title).font(.headline)
          if job.priority == .urgent {
            Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.orange)
          }
        }
        Text(customerName ?? "No customer").font(.subheadline)
        Text(job.scheduled.formatted(date: .abbreviated, time: .shortened))
          .font(.caption)
          .foregroundColor(job.isOverdue(at: context.date) ? .red : .secondary)
      }
    }
  }
}
