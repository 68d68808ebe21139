import SwiftUI

struct City10: View {
  let city: String
  @State private var forecast: String?
  var body: some View { Text(forecast ?? city).task(id: city) { forecast = "Sun in \(city)" } }
}
struct Tab10: View {
  @State private var city = "Wien";
  var body: some View { TextField("City", text: $city); City10(city: city) }
}
