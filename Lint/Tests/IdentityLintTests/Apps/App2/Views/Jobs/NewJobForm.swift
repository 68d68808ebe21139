import SwiftUI

struct NewJobForm: View {
  @Binding var draft: JobDraft
  let onSave: () -> Void

  @EnvironmentObject private var customers: CustomerStore
  @Environment(\.dismiss) private var dismiss
  @State private var failedAttempts = 0
  @FocusState private var isTitleFocused: Bool

  private var sortedCustomers: [Customer] {
    customers.customers.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Title", text: $draft.title)
            .focused($isTitleFocused)
            .modifier(ShakeEffect(shakes: CGFloat(failedAttempts)))
          Picker("Priority", selection: $draft.priority) {
            ForEach(Priority.allCases) { priority in
              Text(priority.title).tag(priority)
            }
          }
          .pickerStyle(.segmented)
          DatePicker("Scheduled", selection: $draft.scheduled)
        }
        Section(header: Text("Customer")) {
          Picker("Customer", selection: $draft.customerID) {
            Text("None").tag(Customer.ID?.none)
            ForEach(sortedCustomers) { customer in
              Text(customer.name).tag(customer)
            }
          }
        }
        Section(header: Text("Checklist"), footer: Text("One step per line.")) {
          TextField("Steps", text: $draft.steps, axis: .vertical)
            .lineLimit(3...10)
        }
      }
      .navigationTitle("New Job")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }
        }
      }
      .onAppear { isTitleFocused = true }
    }
    .navigationViewStyle(.stack)
  }

  private func save() {
    if draft.isValid {
      onSave()
    } else {
      withAnimation(.linear(duration: 0.4)) {
        failedAttempts += 1
      }
      isTitleFocused = true
    }
  }
}

struct NewJobForm_Previews: PreviewProvider {
  static var previews: some View {
    NewJobForm(draft: .constant(JobDraft())) {}
      .environmentObject(CustomerStore(api: DemoFieldAPI()))
  }
}
