import SwiftUI

struct Customer: Identifiable, Hashable {
  let id: Int
  var name: String
  var phone: String
}

final class CustomerBook: ObservableObject {
  @Published var customers: [Customer] = []

  func update(_ id: Customer.ID, name: String, phone: String) {
    guard let index = customers.firstIndex(where: { $0.id == id }) else { return }
    customers[index].name = name
    customers[index].phone = phone
  }
}

struct CustomerBrowser: View {
  @ObservedObject var book: CustomerBook
  @State private var selection: Customer.ID?

  var body: some View {
    NavigationSplitView {
      List(book.customers, selection: $selection) { customer in
        Text(customer.name)
      }
    } detail: {
      if let customer = book.customers.first(where: { $0.id == selection }) {
        CustomerForm(customer, book: book)
      } else {
        Text("Choose a customer")
      }
    }
  }
}

struct CustomerForm: View {
  struct Fields {
    var name = ""
    var phone = ""
  }

  let customerID: Customer.ID
  let book: CustomerBook
  @State fileprivate var fields: Fields

  var body: some View {
    Form {
      TextField("Name", text: $fields.name)
      TextField("Phone", text: $fields.phone)
      Button("Save") {
        book.update(customerID, name: fields.name, phone: fields.phone)
      }
    }
  }
}

extension CustomerForm {
  init(_ customer: Customer, book: CustomerBook) {
    let fields = Fields(name: customer.name, phone: customer.phone)
    // bug: the form keeps customer A's fields; Save writes A's name and phone into customer
    // B. When: another customer is selected while the detail column stays.
    self.init(customerID: customer.id, book: book, fields: fields)
  }
}
