import SwiftUI

struct PlanListView: View {
  @Environment(PlanStore.self) private var store
  @State private var path: [ObservingPlan.ID] = []
  @State private var isCreating = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        PlanSection(title: "Upcoming", plans: store.upcoming)
        PlanSection(title: "Past", plans: store.past)
      }
      .overlay {
        if store.plans.isEmpty {
          ContentUnavailableView(
            "No Plans", systemImage: "list.star", description: Text("Plan the next clear night."))
        }
      }
      .navigationTitle("Plans")
      .navigationDestination(for: ObservingPlan.ID.self) { id in
        if let plan = store.plan(id) {
          PlanDetailView(plan: plan)
        } else {
          ContentUnavailableView("Plan Deleted", systemImage: "trash")
        }
      }
      .toolbar {
        Button("New Plan", systemImage: "plus") {
          isCreating = true
        }
      }
      .sheet(isPresented: $isCreating) {
        NewPlanSheet { title, night in
          let plan = store.create(title: title, night: night)
          path = [plan.id]
        }
        .presentationDetents([.medium])
      }
    }
  }
}

private struct PlanSection: View {
  let title: String
  let plans: [ObservingPlan]

  @Environment(PlanStore.self) private var store

  var body: some View {
    if !plans.isEmpty {
      Section(title) {
        ForEach(plans) { plan in
          NavigationLink(value: plan.id) {
            PlanRow(plan: plan)
          }
        }
        .onDelete { offsets in
          store.delete(offsets.map { plans[$0].id })
        }
      }
    }
  }
}

private struct PlanRow: View {
  let plan: ObservingPlan

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(plan.title)
        Text(plan.night, format: .dateTime.weekday(.wide).day().month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Gauge(value: plan.progress) {
        Text("\(plan.items.count)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .scaleEffect(0.7)
    }
  }
}

private struct NewPlanSheet: View {
  let onCreate: (String, Date) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var night = Date.now

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        DatePicker("Night", selection: $night, displayedComponents: .date)
      }
      .navigationTitle("New Plan")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Create") {
            onCreate(title, night)
            dismiss()
          }
          .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
