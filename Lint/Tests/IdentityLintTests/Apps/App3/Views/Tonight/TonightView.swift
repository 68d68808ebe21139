import SwiftUI

struct TonightView: View {
  let openSettings: () -> Void

  @Environment(SettingsStore.self) private var settings
  @Environment(CatalogStore.self) private var catalog
  @State private var chosenSiteID: Site.ID?

  private var site: Site {
    chosenSiteID.map(Site.with(id:)) ?? settings.homeSite
  }

  private var visibleTargets: [CelestialTarget] {
    catalog.targets
      .filter { $0.isVisible(from: site.latitude, above: settings.minimumAltitude) }
      .sorted { $0.magnitude < $1.magnitude }
      .prefix(12)
      .map { $0 }
  }

  var body: some View {
    @Bindable var settings = settings

    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            VStack(alignment: .leading, spacing: 12) {
              SiderealClock(date: context.date, longitude: site.longitude)
              TipCarousel(tips: ObservingTip.all, isDimmed: settings.nightVision)
            }
            .card()
          }

          SkyMapView(targets: visibleTargets, latitude: site.latitude)
            .card("Above the horizon")

          ForecastView(site: site)
            .card("Forecast")
        }
        .padding()
      }
      .navigationTitle("Tonight")
      .toolbar {
        ToolbarItem {
          Menu {
            Picker("Site", selection: $chosenSiteID) {
              Text("Home").tag(Site.ID?.none)
              ForEach(Site.all) { site in
                Text(site.name).tag(Optional(site.id))
              }
            }
          } label: {
            Label(site.name, systemImage: "mappin.and.ellipse")
          }
        }
        ToolbarItem {
          NightVisionButton(isOn: $settings.nightVision)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Settings", systemImage: "gearshape", action: openSettings)
        }
      }
    }
  }
}

private struct SiderealClock: View {
  let date: Date
  let longitude: Double

  private var siderealHours: Double {
    let days = date.timeIntervalSince1970 / 86_400 + 2_440_587.5 - 2_451_545
    let hours = 18.697374558 + 24.06570982441908 * days + longitude / 15
    let rest = hours.truncatingRemainder(dividingBy: 24)
    return rest < 0 ? rest + 24 : rest
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Local time").font(.caption).foregroundStyle(.secondary)
        Text(date, format: .dateTime.hour().minute().second())
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text("Sidereal time").font(.caption).foregroundStyle(.secondary)
        Text(Duration.seconds(siderealHours * 3600), format: .time(pattern: .hourMinuteSecond))
      }
    }
    .font(.title3.monospacedDigit())
    .accessibilityElement(children: .combine)
  }
}
