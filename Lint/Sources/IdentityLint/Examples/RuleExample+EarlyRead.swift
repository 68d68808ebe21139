extension RuleExample {
  static let earlyRead = RuleExample(
    failing: #"""
      final class GuideEarly: ObservableObject {
        @Published var city = "nowhere"
      }

      struct CityEarly: View {
        @StateObject private var guide = GuideEarly()

        init(city: String) {
          guide.city = city
        }

        var body: some View { Text("In \(guide.city)") }
      }
      """#,
    fixed: #"""
      final class GuideInTime: ObservableObject {
        @Published var city: String

        init(city: String) { self.city = city }
      }

      struct CityInTime: View {
        @StateObject private var guide: GuideInTime

        init(city: String) {
          _guide = StateObject(wrappedValue: GuideInTime(city: city))
        }

        var body: some View { Text("In \(guide.city)") }
      }
      """#)
}
