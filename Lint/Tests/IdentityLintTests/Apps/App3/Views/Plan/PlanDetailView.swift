import SwiftUI

struct PlanDetailView: View {
  @Bindable var plan: ObservingPlan

  @Environment(CatalogStore.self) private var catalog
  @State private var isSearching = false

  var body: some View {
    List {
      Section {
        ExposurePanel(session: ExposureSession(frames: plan.framesPerTarget))
      }

      Section("Sequence") {
        PlanStrip(plan: plan)
      }

      Section {
        ForEach($plan.items) { $item in
          PlanItemRow(item: $item, name: catalog.name(of: item.targetID))
        }
        .onMove { source, destination in
          plan.items.move(fromOffsets: source, toOffset: destination)
        }
        .onDelete { offsets in
          plan.items.remove(atOffsets: offsets)
        }
      } header: {
        Text("Targets")
      } footer: {
        Text("\(plan.totalMinutes) minutes in all")
      }

      Section("Plan") {
        TextField("Title", text: $plan.title)
        DatePicker("Night", selection: $plan.night, displayedComponents: .date)
        Stepper(
          "\(plan.framesPerTarget) frames per target", value: $plan.framesPerTarget, in: 4...120,
          step: 4)
      }
    }
    .animation(.default, value: plan.items)
    .navigationTitle(plan.title)
    .toolbar {
      Button("Add Target", systemImage: "plus") {
        isSearching = true
      }
    }
    .sheet(isPresented: $isSearching) {
      TargetSearchView(title: "Add Target", isTaken: plan.contains) { target in
        catalog.adopt(target)
        plan.add(target.id)
      }
    }
  }
}

private struct PlanItemRow: View {
  @Binding var item: PlanItem
  let name: String

  var body: some View {
    HStack {
      Toggle(isOn: $item.isDone) {
        VStack(alignment: .leading) {
          Text(name)
            .strikethrough(item.isDone)
          Text("\(item.minutes) min")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Stepper("Minutes", value: $item.minutes, in: 5...180, step: 5)
        .labelsHidden()
    }
  }
}

/// The items as blocks whose widths follow their durations; a block can be dropped before another.
private struct PlanStrip: View {
  let plan: ObservingPlan

  @Environment(CatalogStore.self) private var catalog
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(spacing: 2) {
      ForEach(plan.items) { item in
        RoundedRectangle(cornerRadius: 6)
          .fill(
            (catalog.target(item.targetID)?.kind.tint ?? .gray).opacity(item.isDone ? 0.25 : 0.8)
          )
          .frame(width: blockWidth(item), height: 34)
          .overlay {
            Text(item.targetID)
              .font(.caption2)
              .lineLimit(1)
          }
          .draggable(item.id.uuidString)
          .dropDestination(for: String.self) { dropped, _ in
            guard let id = dropped.first.flatMap(UUID.init(uuidString:)) else { return false }
            withAnimation { plan.move(id, before: item.id) }
            return true
          }
      }
    }
    .frame(maxWidth: .infinity, minHeight: 34, alignment: .leading)
    .reportsWidth()
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Sequence of \(plan.items.count) targets")
  }

  private func blockWidth(_ item: PlanItem) -> CGFloat {
    guard plan.totalMinutes > 0 else { return 0 }
    let gaps = CGFloat(max(0, plan.items.count - 1)) * 2
    return max(0, width - gaps) * CGFloat(item.minutes) / CGFloat(plan.totalMinutes)
  }
}
