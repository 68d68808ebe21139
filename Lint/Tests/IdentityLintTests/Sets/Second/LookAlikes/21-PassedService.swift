import SwiftUI

final class Service21: ObservableObject { @Published var level = 0.0; func start() {} }
struct Start21: View {
  let service: Service21; var body: some View { Button("Start") { service.start() } }
}
struct Root21: View {
  @StateObject private var service = Service21();
  var body: some View {
    VStack {
      ProgressView(value: service.level); Start21(service: service)
    }
  }
}
