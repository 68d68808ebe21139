// What Foundation has on Apple platforms and lacks on Linux: undo managers, formatters,
// notifications as asynchronous sequences. `SwiftUI` exports it.
@_exported import Foundation
