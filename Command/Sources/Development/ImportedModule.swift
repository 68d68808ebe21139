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
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility",
    "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AppIntents",
    "AppTrackingTransparency", "AppleScriptObjC", "ApplicationServices", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundAssets",
    "BackgroundTasks", "CallKit", "CarPlay", "Carbon", "Charts", "Cinematic", "ClockKit",
    "CloudKit", "ColorSync", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHID", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMediaIO",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "CryptoTokenKit", "Darwin",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "DiskArbitration", "DockKit", "EventKit",
    "EventKitUI", "ExposureNotification", "ExtensionKit", "FamilyControls", "FileProvider",
    "FinderSync", "FoundationModels", "GLKit", "GameController", "GameKit", "GameplayKit",
    "GroupActivities", "HealthKit", "HomeKit", "ICADevices", "IOBluetooth", "IOKit", "IOSurface",
    "IOUSBHost", "ImageCaptureCore", "ImageIO", "ImagePlayground", "InputMethodKit", "Intents",
    "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MapKit", "Matter", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension",
    "NotificationCenter", "OSAKit", "ObjectiveC", "OpenDirectory", "OpenGL", "PDFKit", "PHASE",
    "ParavirtualizedGraphics", "PassKit", "PencilKit", "Photos", "PhotosUI", "PreferencePanes",
    "PushKit", "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "QuickLookUI", "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan", "SQLite3",
    "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime",
    "ScriptingBridge", "Security", "SecurityFoundation", "SensitiveContentAnalysis",
    "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "SystemExtensions",
    "ThreadNetwork", "TipKit", "Translation", "UserNotificationsUI", "VideoSubscriberAccount",
    "VideoToolbox", "Virtualization", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "XPC",
  ]
}
