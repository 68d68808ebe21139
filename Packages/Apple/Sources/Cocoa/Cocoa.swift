// Files of macOS apps that import Cocoa use AppKit and Foundation.
@_exported import AppKit
@_exported import Foundation
