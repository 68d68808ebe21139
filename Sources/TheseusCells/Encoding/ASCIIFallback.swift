/// The substitutes for the theme's characters on a terminal without Unicode. All other characters
/// become question marks.
public enum ASCIIFallback {
  static func byte(for scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x20...0x7E: UInt8(truncatingIfNeeded: scalar)
    case 0xA0: ascii(" ")
    case 0x2500, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x2010...0x2015:
      ascii("-")
    case 0x2501, 0x2550, 0x2261: ascii("=")
    case 0x2502, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x258F, 0x258E,
      0x2590, 0x2596:
      ascii("|")
    case 0x250C...0x254B, 0x2552...0x2570: ascii("+")
    case 0x2503, 0x2588, 0x2593, 0x2589...0x258B, 0x2592: ascii("#")
    case 0x2591: ascii(":")
    case 0x2580: ascii("\"")
    case 0x2581...0x2587: ascii("_")
    case 0x2022, 0x25CF, 0x25C9, 0x2B24, 0x23FA, 0x2219, 0x25AA, 0x25C6, 0x2605, 0x2606: ascii("*")
    case 0x25CB, 0x25E6, 0x25EF, 0x25CC: ascii("o")
    case 0x25A0, 0x25FC, 0x25FE: ascii("#")
    case 0x2713, 0x2714, 0x2611, 0x2612, 0x2717, 0x2718, 0x00D7, 0x2715, 0x2716: ascii("x")
    case 0x2610, 0x25A1, 0x25FB, 0x25AB: ascii("_")
    case 0x203A, 0x258C, 0x276F, 0x25B6, 0x25B8, 0x25B7, 0x25B9, 0x2192, 0x21E5, 0x27A4, 0x00BB:
      ascii(">")
    case 0x2039, 0x276E, 0x25C0, 0x25C2, 0x25C1, 0x25C3, 0x2190, 0x21E4, 0x00AB: ascii("<")
    case 0x25B2, 0x25B4, 0x25B3, 0x25B5, 0x2191, 0x2303: ascii("^")
    case 0x25BC, 0x25BE, 0x25BD, 0x25BF, 0x2193, 0x2304: ascii("v")
    case 0x2018, 0x2019, 0x201B: ascii("'")
    case 0x201C...0x201F: ascii("\"")
    case 0x21E7: ascii("S")
    case 0x2599...0x259C, 0x259E, 0x259F: ascii("#")
    case 0x2801...0x28FF: ascii("*")
    case 0x2598: ascii("/")
    case 0x259D: ascii("-")
    case 0x2597: ascii("\\")
    case 0x2026: ascii("~")
    case 0x00B7, 0x22EF: ascii(".")
    case 0x2212: ascii("-")
    case 0x21B5, 0x23CE: ascii("<")
    case 0x26A0: ascii("!")
    default: ascii("?")
    }
  }

  /// The substitute of a character of the theme, on a terminal whose font may draw it two cells
  /// wide; nil for other characters.
  static func byte(forAmbiguous scalar: UInt32) -> UInt8? {
    guard 0x2010...0x27BF ~= scalar || scalar == 0xD7 || scalar == 0xB7 else { return nil }
    let byte = byte(for: scalar)
    return byte == ascii("?") ? nil : byte
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: scalar.value)
  }
}

extension ASCIIFallback {
  /// Text with everything beyond ASCII replaced, wide clusters by two characters.
  public static func text(_ text: String) -> String {
    var result = ""
    for cluster in text {
      guard let first = cluster.unicodeScalars.first else { continue }
      if cluster.isASCII {
        result.append(cluster)
      } else {
        result.append(
          cluster.unicodeScalars.count == 1
            ? Character(Unicode.Scalar(byte(for: first.value))) : "?")
        if CellWidth.of(cluster) == 2 { result.append(" ") }
      }
    }
    return result
  }
}
