import SwiftUI

struct Vendor: Codable, Equatable {
  var name = ""
  var address = ""
  var category = "Other"
}

struct VendorRepository {
  func fetch(_ id: String) async -> Vendor? {
    let url = URL.documentsDirectory.appending(path: "vendors/\(id).json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Vendor.self, from: data)
  }

  func store(_ vendor: Vendor, id: String) throws {
    let url = URL.documentsDirectory.appending(path: "vendors/\(id).json")
    try JSONEncoder().encode(vendor).write(to: url)
  }
}

struct VendorDetail: View {
  let vendorID: String
  var repository = VendorRepository()

  @State private var vendor = Vendor()
  @State private var hasLoaded = false
  @State private var failed = false

  var body: some View {
    Form {
      TextField("Name", text: $vendor.name)
      TextField("Address", text: $vendor.address, axis: .vertical)
      NavigationLink("Category: \(vendor.category)") {
        CategoryChooser(category: $vendor.category)
      }
    }
    .disabled(!hasLoaded)
    .task {
      guard !hasLoaded else { return }
      vendor = await repository.fetch(vendorID) ?? Vendor()
      hasLoaded = true
    }
    .toolbar {
      Button("Save") {
        do { try repository.store(vendor, id: vendorID) } catch { failed = true }
      }
      .disabled(!hasLoaded)
    }
    .alert("Could not save", isPresented: $failed) {}
  }
}

struct CategoryChooser: View {
  @Binding var category: String
  private let options = ["Catering", "Print", "Travel", "Other"]

  var body: some View {
    List(options, id: \.self) { option in
      Button(option) { category = option }
        .bold(option == category)
    }
  }
}

struct VendorList: View {
  let ids: [String]

  var body: some View {
    NavigationStack {
      List(ids, id: \.self) { NavigationLink($0, value: $0) }
        .navigationDestination(for: String.self) { VendorDetail(vendorID: $0) }
    }
  }
}
