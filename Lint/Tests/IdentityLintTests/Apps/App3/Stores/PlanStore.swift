import Foundation
import Observation

@MainActor
@Observable
final class PlanStore {
  private(set) var plans: [ObservingPlan]

  init(plans: [ObservingPlan] = ObservingPlan.samples()) {
    self.plans = plans
  }

  func plan(_ id: ObservingPlan.ID) -> ObservingPlan? {
    plans.first { $0.id == id }
  }

  var upcoming: [ObservingPlan] {
    let today = Calendar.current.startOfDay(for: .now)
    return plans.filter { $0.night >= today }.sorted { $0.night < $1.night }
  }

  var past: [ObservingPlan] {
    let today = Calendar.current.startOfDay(for: .now)
    return plans.filter { $0.night < today }.sorted { $0.night > $1.night }
  }

  @discardableResult
  func create(title: String, night: Date) -> ObservingPlan {
    let plan = ObservingPlan(title: title, night: night)
    plans.append(plan)
    return plan
  }

  func delete(_ ids: some Sequence<ObservingPlan.ID>) {
    let doomed = Set(ids)
    plans.removeAll { doomed.contains($0.id) }
  }
}
