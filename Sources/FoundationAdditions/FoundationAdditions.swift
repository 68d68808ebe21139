// The parts of Foundation that exist on Apple platforms and not on Linux: undo managers,
// formatters, notifications as asynchronous sequences. `SwiftUI` exports it.
@_exported import Foundation
