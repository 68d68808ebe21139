// Core Graphics' and Core Animation's names, as far as view files use them. `CoreGraphics`,
// `AppKit` and `UIKit` export it; nobody asks for a module of its own name.
@_exported import SwiftUI
