import SwiftUI

struct CustomerDetailView: View {
  @StateObject private var model: CustomerDetailModel
  @EnvironmentObject private var jobs: JobStore
  @Environment(\.openURL) private var openURL
  @State private var editing: Customer?

  init(customerID: Customer.ID, store: CustomerStore) {
    _model = StateObject(wrappedValue: CustomerDetailModel(customerID: customerID, store: store))
  }

  var body: some View {
    if let customer = model.customer {
      List {
        Section {
          LabeledContent("Address", value: customer.address)
          Button {
            call(customer.phone)
          } label: {
            LabeledContent("Phone", value: customer.phone)
          }
        }
        history
      }
      .navigationTitle(customer.name)
      .toolbar {
        Button("Edit") { editing = customer }
      }
      .sheet(item: $editing) { customer in
        CustomerEditor(customer: customer) { model.save($0) }
      }
    } else {
      Text("This customer was removed").foregroundColor(.secondary)
    }
  }

  private var history: some View {
    let all = model.history(in: jobs.jobs)
    return Section(header: Text("History")) {
      ForEach(all.prefix(model.historyLimit)) { job in
        VStack(alignment: .leading) {
          Text(job.title)
          Text(
            "\(job.status.title), \(job.scheduled.formatted(date: .abbreviated, time: .omitted))"
          )
          .font(.caption)
          .foregroundColor(.secondary)
        }
      }
      if all.count > model.historyLimit {
        Button("Show More") { model.showMore() }
      }
    }
  }

  private func call(_ phone: String) {
    let digits = phone.filter { $0.isNumber || $0 == "+" }
    if let url = URL(string: "tel:\(digits)") {
      openURL(url)
    }
  }
}

struct CustomerEditor: View {
  let onSave: (Customer) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var draft: Customer

  init(customer: Customer, onSave: @escaping (Customer) -> Void) {
    self.onSave = onSave
    _draft = State(initialValue: customer)
  }

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $draft.name)
          .textContentType(.name)
        TextField("Phone", text: $draft.phone)
          .keyboardType(.phonePad)
        TextField("Address", text: $draft.address)
          .textContentType(.fullStreetAddress)
        Toggle("Preferred customer", isOn: $draft.isPreferred)
      }
      .navigationTitle("Customer")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}
