// Core Graphics' and Core Animation's names, as far as view files use them. `CoreGraphics`,
// `AppKit` and `UIKit` export it; apps do not import it.
@_exported import SwiftUI
