import SwiftUI

struct LedgerCategory: Hashable, Codable {
  let key: String
  var title: String
  var monthlyLimit: Int

  init(title: String, monthlyLimit: Int) {
    self.key = UUID().uuidString
    self.title = title
    self.monthlyLimit = monthlyLimit
  }

  var slug: String {
    title.lowercased().replacingOccurrences(of: " ", with: "-")
  }
}

extension LedgerCategory: Identifiable {
  var id: String { key }
}

final class CategoryLibrary: ObservableObject {
  @Published var categories: [LedgerCategory] = [
    LedgerCategory(title: "Groceries", monthlyLimit: 400),
    LedgerCategory(title: "Public transport", monthlyLimit: 90),
  ]

  func addCategory() {
    categories.append(
      LedgerCategory(title: "New category \(categories.count + 1)", monthlyLimit: 0))
  }
}

struct CategoryEditorRow: View {
  @Binding var category: LedgerCategory

  var body: some View {
    HStack {
      TextField("Name", text: $category.title)
      Text(category.slug).foregroundStyle(.secondary)
      Stepper("\(category.monthlyLimit)", value: $category.monthlyLimit, in: 0...5000, step: 10)
        .fixedSize()
    }
  }
}

struct CategoryLibraryView: View {
  @StateObject private var library = CategoryLibrary()

  var body: some View {
    List {
      Section("Categories") {
        ForEach($library.categories) { $category in
          CategoryEditorRow(category: $category)
        }
      }
      Button("Add category", systemImage: "plus") {
        library.addCategory()
      }
    }
    .navigationTitle("Budget")
  }
}
