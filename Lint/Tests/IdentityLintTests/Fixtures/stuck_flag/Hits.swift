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
  var errorText: String?
  let service: any Service
  init(service: any Service) { self.service = service }

  // The error leaves it.
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    do {
      rows = try await service.page().rows
      isLoading = false  // expect: stuck_flag
    } catch {
      errorText = error.localizedDescription
    }
  }
}

@MainActor final class Saver: ObservableObject {
  @Published private(set) var isSaving = false
  @Published private(set) var phase = Phase.idle
  @Published var isSyncing = false
  @Published var isImporting = false
  private var isUploading = false
  var text = ""
  enum Phase { case idle, loading, done }
  let service: any Service
  init(service: any Service) { self.service = service }

  // It throws.
  func save() async throws {
    isSaving = true
    _ = try await service.page()
    isSaving = false  // expect: stuck_flag
  }

  // An early return.
  func fetch(_ id: Int) async {
    phase = .loading
    guard let page = await service.find(id) else { return }
    text = page.rows.joined()
    phase = .done  // expect: stuck_flag
  }

  // A task that the function begins.
  func sync() {
    self.isSyncing = true
    Task { [weak self] in
      do {
        _ = try await self?.service.page()
        self?.isSyncing = false  // expect: stuck_flag
      } catch {
        print(error)
      }
    }
  }

  // One case of an answer.
  func importAll() {
    isImporting = true
    service.load { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let page):
        self.text = page.rows.joined()
        self.isImporting = false  // expect: stuck_flag
      case .failure(let error):
        self.text = error.localizedDescription
      }
    }
  }

  // A condition.
  func upload() async {
    isUploading = true
    if let page = await service.find(1) {
      text = page.rows.joined()
      isUploading = false  // expect: stuck_flag
    }
  }
}

struct Form1: View {
  let service: any Service
  @State private var isSending = false
  @State private var isPaying = false
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Send") {
        Task {
          isSending = true
          _ = try await service.page()
          withAnimation { isSending = false }  // expect: stuck_flag
        }
      }
      .disabled(isSending)
      Button("Pay", action: pay)
    }
    .overlay { if isPaying { ProgressView() } }
  }

  private func pay() {
    Task {
      isPaying = true
      guard let page = try? await service.page() else {
        name = "failed"
        return
      }
      name = page.rows.joined()
      await MainActor.run { isPaying = false }  // expect: stuck_flag
    }
  }
}
