import SwiftUI
import Combine

struct Parcel: Identifiable, Decodable, Hashable, Sendable {
  let id: String
  let sender: String
  let status: String
}

protocol ParcelService: Sendable {
  func parcels() async throws -> [Parcel]
}

@MainActor
final class ParcelListModel: ObservableObject {
  @Published private(set) var parcels: [Parcel] = []
  @Published private(set) var errorText: String?

  var waiting: Int { parcels.filter { $0.status == "waiting" }.count }

  func load(from service: any ParcelService) async {
    do {
      parcels = try await service.parcels()
      errorText = nil
    } catch {
      errorText = error.localizedDescription
    }
  }
}

struct ParcelListView: View {
  let service: any ParcelService
  // bug: @State holds an ObservableObject without subscribing to it: after loading the list
  // stays empty and errors never show
  @State private var model = ParcelListModel()

  var body: some View {
    List(model.parcels) { parcel in
      ParcelRow(parcel: parcel)
    }
    .overlay {
      if let errorText = model.errorText {
        Text(errorText).foregroundStyle(.red)
      }
    }
    .navigationTitle("\(model.waiting) waiting")
    .task { await model.load(from: service) }
    .refreshable { await model.load(from: service) }
  }
}

private struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    LabeledContent {
      Text(parcel.status)
    } label: {
      Text(parcel.sender)
      Text(parcel.id).font(.caption.monospaced())
    }
  }
}
