/// A module that SwiftUI code for Apple platforms imports, and what offers it here.
public enum ImportedModule: Equatable, Sendable {
  /// With the product SwiftUI, or with Swift itself.
  case included
  /// A product of another package of Theseus: `theseus-apple`, `theseus-combine`.
  case product(String, package: String)
  /// Exists on Apple platforms only.
  case appleOnly
  /// None of the above: the app's own module, or a package's.
  case other

  public init(_ name: String) {
    if Self.ofSwift.contains(name) {
      self = .included
    } else if Self.ofPackages.contains(name) {
      self = .product(name, package: "theseus-apple")
    } else if name == "Combine" {
      self = .product(name, package: "theseus-combine")
    } else if Self.frameworks.contains(name) {
      self = .appleOnly
    } else {
      self = .other
    }
  }

  private static let ofSwift: Set<String> = [
    "SwiftUI", "Swift", "Foundation", "Observation", "UniformTypeIdentifiers", "Dispatch",
    "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing", "Glibc", "Testing",
    "XCTest", "FoundationNetworking", "DeveloperToolsSupport", "Distributed",
  ]

  private static let ofPackages: Set<String> = [
    "AppKit", "Cocoa", "UIKit", "CoreGraphics", "UserNotifications", "os", "OSLog",
  ]

  /// The frameworks that apps import most.
  private static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdServices", "AddressBook",
    "AppIntents", "AppTrackingTransparency", "ApplicationServices", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "Carbon", "CarPlay", "Charts", "ClockKit", "CloudKit",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "Darwin", "DeviceCheck",
    "DeviceActivity", "EventKit", "EventKitUI", "ExtensionKit", "FamilyControls", "FileProvider",
    "FinderSync", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
    "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "ObjectiveC", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime",
    "Security", "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    "XPC",
  ]
}
