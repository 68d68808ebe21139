import SwiftUI

struct Service { var text: (Int) async -> String }

extension View {
  func loading(_ action: @escaping () async -> Void) -> some View { task { await action() } }
}

struct ByIdentity: View {
  let number: Int
  let service: Service
  @State private var text: String?
  var body: some View {
    Text(text ?? "").loading { text = await service.text(number) }
  }
}
struct ByKey: View {
  let number: Int
  let service: Service
  @State private var text: String?
  var body: some View {
    Text(text ?? "").task(id: number) { text = await service.text(number) }
  }
}
struct Pushed: View {
  let number: Int
  let service: Service
  @State private var text: String?
  var body: some View {
    Text(text ?? "").loading { text = await service.text(number) }
  }
}
struct Browser: View {
  let ids: [Int]
  let service: Service
  @State private var selection: Int?
  var body: some View {
    NavigationSplitView {
      List(ids, id: \.self, selection: $selection) { Text("\($0)") }
    } detail: {
      if let selection {
        ByIdentity(number: selection, service: service).id(selection)
        ByKey(number: selection, service: service)
      }
    }
    ForEach(ids, id: \.self) { id in
      NavigationLink("a") { Pushed(number: id, service: service) }
    }
  }
}
