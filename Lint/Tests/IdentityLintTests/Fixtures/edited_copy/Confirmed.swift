import SwiftUI

struct Ticket: Identifiable { let id: Int; let isOpen: Bool; let age: Int }
struct TicketList: View {
  let tickets: [Ticket]
  @State private var onlyOpen = false
  @State private var maximumAge = 30.0
  @State private var isFiltering = false
  private var visible: [Ticket] {
    tickets.filter { (!onlyOpen || $0.isOpen) && Double($0.age) <= maximumAge }
  }
  var body: some View {
    List(visible) { Text("\($0.id)") }
      .sheet(isPresented: $isFiltering) {
        TicketFilter(onlyOpen: onlyOpen, maximumAge: maximumAge)
      }
  }
}
struct TicketFilter: View {
  @State var onlyOpen: Bool  // expect: edited_copy
  @State var maximumAge: Double
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      Toggle("Only open", isOn: $onlyOpen)
      Slider(value: $maximumAge, in: 1...90)
    }
    .toolbar { Button("Apply") { dismiss() } }
  }
}
