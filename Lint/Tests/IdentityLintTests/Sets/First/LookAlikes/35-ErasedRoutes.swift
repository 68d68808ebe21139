import SwiftUI

struct Routes35: View {
  enum Route { case home, settings }
  @State private var route = Route.home
  var body: some View {
    VStack {
      screen; Button("Settings") { route = .settings }
    }
  }
  private var screen: AnyView {
    switch route {
    case .home: AnyView(Text("Home"));
    case .settings: AnyView(Form { Toggle("Sound", isOn: .constant(true)) })
    }
  }
}
