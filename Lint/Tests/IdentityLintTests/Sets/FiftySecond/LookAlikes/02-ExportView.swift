import SwiftUI

@MainActor
final class ExportViewModel: ObservableObject {
  @Published private(set) var isExporting = false
  @Published var failureMessage: String?
  private let exporter: (String) async throws -> URL

  init(exporter: @escaping (String) async throws -> URL) {
    self.exporter = exporter
  }

  var isShowingFailure: Bool {
    get { failureMessage != nil }
    set { if !newValue { failureMessage = nil } }
  }

  func export(_ name: String) async {
    guard !isExporting else { return }
    isExporting = true
    defer { isExporting = false }
    do {
      _ = try await exporter(name)
    } catch {
      failureMessage = error.localizedDescription
    }
  }
}

struct ExportView: View {
  @ObservedObject var viewModel: ExportViewModel
  @State private var fileName = "Report"

  var body: some View {
    Form {
      TextField("File name", text: $fileName)
      Button("Export") {
        Task { await viewModel.export(fileName) }
      }
      .disabled(viewModel.isExporting)
      Toggle("Compress", isOn: .constant(true))
        .disabled(true)
    }
    .alert("Export failed", isPresented: $viewModel.isShowingFailure) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(viewModel.failureMessage ?? "")
    }
  }
}
