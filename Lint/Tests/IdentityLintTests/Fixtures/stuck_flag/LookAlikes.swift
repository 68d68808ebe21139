import SwiftUI

struct Page { var rows: [String] = [] }
protocol Service {
  func page() async throws -> Page
  func find(_ id: Int) async -> Page?
  func load(_ done: @escaping (Result<Page, any Error>) -> Void)
}

@MainActor @Observable final class Catalog {
  var rows: [String] = []
  var isLoading = false
  var isRefreshing = false
  var isFetching = false
  var isSearching = false
  var isSyncing = false
  var isDeleting = false
  var isSaving = false
  var isMoving = false
  var isSorting = false
  var isPosting = false
  var errorText: String? {
    didSet { if errorText != nil { isPosting = false } }
  }
  var query = ""
  let service: any Service
  init(service: any Service) { self.service = service }

  // Cleared by defer.
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do { rows = try await service.page().rows } catch { errorText = "\(error)" }
  }

  // On each way.
  func refresh() async {
    isRefreshing = true
    do {
      rows = try await service.page().rows
      isRefreshing = false
    } catch {
      isRefreshing = false
      errorText = "\(error)"
    }
  }

  // After the work, whatever it was.
  func fetch() async {
    isFetching = true
    do { rows = try await service.page().rows } catch { errorText = "\(error)" }
    isFetching = false
  }

  // The newer search has the flag.
  func search() async {
    let asked = query
    isSearching = true
    try? await Task.sleep(for: .seconds(1))
    guard !Task.isCancelled else { return }
    let page = try? await service.page()
    guard asked == query else { return }
    rows = page?.rows ?? []
    isSearching = false
  }

  // A method clears it.
  func sync() async {
    isSyncing = true
    do {
      rows = try await service.page().rows
      isSyncing = false
    } catch {
      show(error)
    }
  }
  private func show(_ error: any Error) {
    errorText = "\(error)"
    isSyncing = false
  }

  // The caller clears it.
  func delete() async throws {
    isDeleting = true
    _ = try await service.page()
    isDeleting = false
  }
  func tryDelete() async {
    do { try await delete() } catch { isDeleting = false }
  }

  // Only a cancellation leaves it.
  func save() async {
    isSaving = true
    do {
      rows = try await service.page().rows
      isSaving = false
    } catch is CancellationError {
    } catch {
      isSaving = false
    }
  }

  // Nothing fails.
  func move() async {
    isMoving = true
    let page = await service.find(1)
    rows = page?.rows ?? []
    isMoving = false
  }

  // No wait and nothing that throws.
  func sort() {
    isSorting = true
    if rows.isEmpty { return }
    rows.sort()
    isSorting = false
  }

  // An observer clears it.
  func post() async {
    isPosting = true
    do {
      rows = try await service.page().rows
      isPosting = false
    } catch {
      errorText = "\(error)"
    }
  }
}

@MainActor final class Model: ObservableObject {
  @Published var isPlaying = false
  @Published var isPresented = false
  @Published var isConnecting = false
  @Published var isLoading = false
  @Published var isPaging = false
  @Published var error: (any Error)?
  let service: any Service
  init(service: any Service) { self.service = service }

  // What is shown stays, to show the error.
  func present() async {
    isPresented = true
    do {
      _ = try await service.page()
      isPresented = false
    } catch { self.error = error }
  }

  // It plays on.
  func play() async throws {
    isPlaying = true
    _ = try await service.page()
    isPlaying = false
  }

  // The user cancels.
  func connect() async {
    isConnecting = true
    do {
      _ = try await service.page()
      isConnecting = false
    } catch { self.error = error }
  }
  func cancel() { isConnecting = false }

  // The view asks for the error first.
  func load() async {
    isLoading = true
    do {
      _ = try await service.page()
      isLoading = false
    } catch { self.error = error }
  }

  // Both cases.
  func page() {
    isPaging = true
    service.load { [weak self] result in
      switch result {
      case .success: self?.isPaging = false
      case .failure(let error):
        self?.error = error
        self?.isPaging = false
      }
    }
  }
}

struct Screen: View {
  @StateObject var model: Model
  var body: some View {
    if let error = model.error {
      Text("\(error)")
    } else if model.isLoading {
      ProgressView()
    } else {
      Button("Load") { Task { await model.load() } }
    }
  }
}

struct Editor: View {
  let service: any Service
  @Environment(\.dismiss) private var dismiss
  @State private var isSaving = false
  @State private var isSending = false
  @Binding var isSubmitting: Bool
  var body: some View {
    Button("Save", action: save).disabled(isSaving)
    Button("Send") {
      isSending = true
      Task {
        defer { isSending = false }
        _ = try await service.page()
      }
    }
    Button("Submit") {
      Task {
        isSubmitting = true
        _ = try await service.page()
        isSubmitting = false
      }
    }
  }

  // The view is closed.
  private func save() {
    Task {
      isSaving = true
      if (try? await service.page()) != nil {
        dismiss()
        return
      }
      isSaving = false
    }
  }
}

/// `catch let error` takes every error.
struct NamedError: View {
  enum Phase { case idle, loading, failed(Error) }

  let fetch: () async throws -> Void
  @State private var phase = Phase.idle

  var body: some View {
    Button("Load") { Task { await load() } }
  }

  private func load() async {
    phase = .loading
    do {
      try await fetch()
      phase = .idle
    } catch let error {
      phase = .failed(error)
    }
  }
}
