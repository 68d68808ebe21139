import SwiftUI

enum RowDensity: String, CaseIterable, Identifiable {
  case compact, regular, roomy
  var id: Self { self }
  var title: String { rawValue.capitalized }

  var spacing: CGFloat {
    switch self {
    case .compact: 2
    case .regular: 8
    case .roomy: 16
    }
  }
}

struct DensityMenu: View {
  @AppStorage("browser.density") private var density = RowDensity.regular

  var body: some View {
    Picker("Density", selection: $density) {
      ForEach(RowDensity.allCases) { option in
        Text(option.title)
          .tag(option)
      }
    }
    .pickerStyle(.segmented)
  }
}

struct DensityScreen: View {
  @AppStorage("browser.density") private var density = RowDensity.regular
  let files: [URL]

  var body: some View {
    List {
      DensityMenu()
      ForEach(files, id: \.self) { file in
        Text(file.lastPathComponent)
          .padding(.vertical, density.spacing)
      }
    }
  }
}
