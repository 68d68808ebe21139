// Notifications of the app, shown by the terminal (OSC 9 or 777) or as a line in the app.
@_exported import SwiftUI
