import SwiftUI

struct CustomerListView: View {
  @ObservedObject private var store: CustomerStore
  @StateObject private var search: CustomerSearchModel
  @State private var selectedID: Customer.ID?
  @State private var newCustomer: Customer?

  init(store: CustomerStore) {
    self.store = store
    _search = StateObject(wrappedValue: CustomerSearchModel(store: store))
  }

  private struct LetterSection: Identifiable {
    let id: String
    let customers: [Customer]
  }

  private var sections: [LetterSection] {
    Dictionary(grouping: search.results) { $0.name.prefix(1).uppercased() }
      .sorted { $0.key < $1.key }
      .map { LetterSection(id: $0.key, customers: $0.value) }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $selectedID) {
        ForEach(sections) { section in
          Section(header: Text(section.id)) {
            ForEach(section.customers) { customer in
              CustomerRow(customer: customer)
                .tag(customer.id)
            }
          }
        }
      }
      .navigationTitle("Customers")
      .searchable(text: $search.query)
      .refreshable { await store.refresh() }
      .overlay {
        if search.results.isEmpty {
          Text(search.query.isEmpty ? "No customers yet" : "No match for “\(search.query)”")
            .foregroundColor(.secondary)
        }
      }
      .toolbar {
        Button {
          newCustomer = Customer(name: "", phone: "", address: "")
        } label: {
          Label("New Customer", systemImage: "person.badge.plus")
        }
      }
    } detail: {
      if let selectedID {
        CustomerDetailView(customerID: selectedID, store: store)
      } else {
        Text("Select a customer").foregroundColor(.secondary)
      }
    }
    .sheet(item: $newCustomer) { customer in
      CustomerEditor(customer: customer) { saved in
        store.save(saved)
        selectedID = saved.id
      }
    }
  }
}

private struct CustomerRow: View {
  let customer: Customer

  var body: some View {
    HStack {
      Avatar(initials: customer.initials, isHighlighted: customer.isPreferred)
      VStack(alignment: .leading) {
        Text(customer.name)
        Text(customer.address)
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
  }
}
