import SwiftUI

/// A sum comes back as it was.
struct Exact: View {
  @State private var first = 1
  @State private var last = 5
  var body: some View {
    VStack {
      Stepper("First", value: $first)
      Stepper("Last", value: $last)
    }
    .onChange(of: first) { last = first + 4 }
    .onChange(of: last) { first = last - 4 }
  }
}
/// Only the field with the focus converts.
struct Guarded: View {
  enum Field { case euros, dollars }
  @State private var euros = 1.0
  @State private var dollars = 1.1
  @FocusState private var field: Field?
  var body: some View {
    Form {
      TextField("Euros", value: $euros, format: .number).focused($field, equals: .euros)
      TextField("Dollars", value: $dollars, format: .number).focused($field, equals: .dollars)
    }
    .onChange(of: euros) {
      guard field == .euros else { return }
      dollars = euros * 1.1
    }
    .onChange(of: dollars) { if field == .dollars { euros = dollars / 1.1 } }
  }
}
/// One way only, to a result that nobody edits.
struct OneWay: View {
  @State private var width = 2.0
  @State private var height = 3.0
  @State private var area = 6.0
  var body: some View {
    VStack {
      Slider(value: $width)
      Slider(value: $height)
      Text(area, format: .number)
    }
    .onChange(of: width) { area = width * height }
    .onChange(of: height) { area = width * height }
  }
}
/// One source, and a binding that converts.
struct Computed: View {
  @State private var celsius = 20.0
  @State private var count = 0
  var body: some View {
    VStack {
      Slider(value: $celsius)
      Slider(value: Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 }))
    }
    .onChange(of: celsius) { count += 1 }
  }
}
/// Both are reset, and neither is made of the other.
struct Reset: View {
  @State private var page = 1
  @State private var query = ""
  var body: some View {
    TextField("Query", text: $query)
      .onChange(of: query) { page = 1 }
      .onChange(of: page) { query = query.trimmingCharacters(in: .whitespaces) }
  }
}
