import Combine
import Foundation

@MainActor
final class JobStore: ObservableObject {
  struct Deletion: Identifiable {
    let id = UUID()
    let job: Job
    let index: Int
  }

  @Published private(set) var jobs: [Job] {
    didSet { file.save(jobs) }
  }
  @Published private(set) var lastDeletion: Deletion?
  @Published private(set) var uploadsInProgress = 0
  @Published var errorMessage: String?
  @Published var selectedJobID: Job.ID?

  private let api: any FieldAPI
  private let file = DefaultsFile<[Job]>(key: "jobs")
  private let removedFile = DefaultsFile<Set<Job.ID>>(key: "jobs.removed")
  private var removedIDs: Set<Job.ID> {
    didSet { removedFile.save(removedIDs) }
  }
  private var isRefreshing = false

  init(api: any FieldAPI) {
    self.api = api
    jobs = DefaultsFile<[Job]>(key: "jobs").load() ?? []
    removedIDs = DefaultsFile<Set<Job.ID>>(key: "jobs.removed").load() ?? []
  }

  func job(_ id: Job.ID) -> Job? {
    jobs.first { $0.id == id }
  }

  var activeCount: Int {
    jobs.filter { $0.status == .active }.count
  }

  func sorted(by order: JobSort, status: JobStatus) -> [Job] {
    let matching = jobs.filter { $0.status == status }
    switch order {
    case .date: return matching.sorted { $0.scheduled < $1.scheduled }
    case .name:
      return matching.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    case .priority: return matching.sorted { $0.priority.rawValue > $1.priority.rawValue }
    }
  }

  func refresh() async {
    guard !isRefreshing else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      for job in jobs where !job.isUploaded {
        try await api.save(job)
        if let index = jobs.firstIndex(of: job) {
          jobs[index].isUploaded = true
        }
      }
      let remote = try await api.fetchJobs()
      let known = removedIDs.union(jobs.map(\.id))
      jobs.append(contentsOf: remote.filter { !known.contains($0.id) })
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func add(_ job: Job) {
    jobs.append(job)
    selectedJobID = job.id
  }

  func update(_ id: Job.ID, _ change: (inout Job) -> Void) {
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    var job = jobs[index]
    change(&job)
    guard job != jobs[index] else { return }
    job.isUploaded = false
    jobs[index] = job
  }

  func delete(_ id: Job.ID) {
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    lastDeletion = Deletion(job: jobs[index], index: index)
    jobs.remove(at: index)
    removedIDs.insert(id)
    if selectedJobID == id {
      selectedJobID = nil
    }
  }

  func undoDeletion() {
    guard let deletion = lastDeletion else { return }
    jobs.insert(deletion.job, at: min(deletion.index, jobs.count))
    removedIDs.remove(deletion.job.id)
    lastDeletion = nil
  }

  func forgetDeletion(_ id: Deletion.ID) {
    if lastDeletion?.id == id {
      lastDeletion = nil
    }
  }

  func attachPhoto(_ data: Data) async {
    uploadsInProgress += 1
    defer { uploadsInProgress -= 1 }
    do {
      let photo = try await api.uploadPhoto(data)
      guard let jobID = selectedJobID else { return }
      update(jobID) { $0.photos.append(photo) }
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
