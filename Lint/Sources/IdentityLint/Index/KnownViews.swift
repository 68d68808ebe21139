/// The meaning of the framework's names for identity: which views and modifiers keep something that
/// the user would miss.
enum KnownViews {
  /// Views with state of their own, and what is lost when they are recreated.
  static let stateful: [String: String] = [
    "TextField": "what is typed and the focus of a TextField",
    "SecureField": "what is typed and the focus of a SecureField",
    "TextEditor": "the selection and the focus of a TextEditor",
    "ScrollView": "the scroll position of a ScrollView",
    "List": "the scroll position of a List", "Form": "the scroll position of a Form",
    "Table": "the scroll position of a Table",
    "NavigationStack": "the path of a NavigationStack",
    "NavigationView": "the path of a NavigationView",
    "NavigationSplitView": "the columns of a NavigationSplitView",
    "TabView": "the tab of a TabView", "Map": "the camera of a Map",
    "WebView": "the page of a WebView", "VideoPlayer": "the playback of a VideoPlayer",
    "DisclosureGroup": "the expansion of a DisclosureGroup",
    "OutlineGroup": "the expansion of an OutlineGroup",
    "AsyncImage": "the image an AsyncImage has loaded",
    "SceneView": "the scene of a SceneView",
    "NavigationLink": "what a NavigationLink has pushed", "LazyVGrid": "the rows of a LazyVGrid",
    "LazyVStack": "the rows of a LazyVStack",
    "LazyHStack": "the rows of a LazyHStack", "LazyHGrid": "the rows of a LazyHGrid",
    "PhotosPicker": "an open PhotosPicker",
    "ColorPicker": "an open ColorPicker", "DatePicker": "an open DatePicker",
    "Slider": "a drag of a Slider",
    "Stepper": "a press of a Stepper",
    "TimelineView": "the schedule of a TimelineView",
    "PhaseAnimator": "the phase of a PhaseAnimator",
    "KeyframeAnimator": "the course of a KeyframeAnimator",
    "Menu": "an open Menu", "Picker": "an open Picker", "KFImage": "the image a KFImage has loaded",
    "WebImage": "the image a WebImage has loaded",
    "LazyImage": "the image a LazyImage has loaded",
    "KFAnimatedImage": "the image a KFAnimatedImage has loaded",
  ]

  /// Modifiers that keep something, or act when the view is recreated.
  static let statefulModifiers: [String: String] = [
    ".task": "the work of a task", ".onAppear": "what its onAppear did", ".sheet": "an open sheet",
    ".alert": "an open alert",
    ".popover": "an open popover", ".fullScreenCover": "an open cover",
    ".confirmationDialog": "an open dialog", ".focused": "the focus",
    ".draggable": "a drag in progress", ".onDrag": "a drag in progress",
    ".gesture": "a gesture in progress", ".onHover": "the hover state",
    ".searchable": "what is typed in the search field", ".contextMenu": "an open context menu",
    ".swipeActions": "an open swipe action",
    ".navigationDestination": "what is pushed", ".simultaneousGesture": "a gesture in progress",
    ".highPriorityGesture": "a gesture in progress",
    ".fileImporter": "an open file dialog", ".refreshable": "a refresh in progress",
    ".inspector": "an open inspector",
    ".safeAreaInset": "what stands in a safe area inset",
  ]

  /// Views without state of their own.
  static let stateless: Set<String> = [
    "Text", "Image", "Label", "Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle",
    "Circle", "Capsule", "Ellipse", "Path",
    "EmptyView",
    "VStack", "HStack", "ZStack", "Group", "Section", "Grid", "GridRow", "ViewThatFits",
    "GeometryReader", "LinearGradient",
    "RadialGradient",
    "AngularGradient", "UnevenRoundedRectangle", "ContainerRelativeShape", "ProgressView", "Gauge",
    "LabeledContent", "ForEach", "AnyView",
    "Button", "Link", "Toggle", "ControlGroup", "GroupBox", "ShareLink", "EditButton",
    "PasteButton", "AnyShape", "Canvas", "MeshGradient",
    "ContentUnavailableView", "Chart", "LineMark", "BarMark", "PointMark", "AreaMark", "RuleMark",
    "RectangleMark", "SectorMark",
    "AxisMarks",
    "AxisValueLabel", "AxisGridLine", "AxisTick", "Optional", "ModifiedContent", "TupleView",
    "VisualEffectView", "ToolbarItem",
    "ToolbarItemGroup",
    "ToolbarSpacer", "TableColumn", "GlassEffectContainer", "ScrollViewReader", "LazyView",
    "NSLocalizedString", "CommandMenu",
    "CommandGroup",
    "WindowGroup", "Window", "Settings", "SettingsLink", "Tab", "TabSection", "EllipticalGradient",
    "SubscriptionView", "Help",
  ]

  /// Types that look like views in a body and are none.
  static let values: Set<String> = [
    "Binding", "Task", "UUID", "Date", "URL", "Font", "CGSize", "CGPoint", "CGRect", "CGFloat",
    "EdgeInsets", "Animation", "String", "Int",
    "Double",
    "Float", "Bool", "Array", "Set", "Dictionary", "Data", "LocalizedStringKey",
    "LocalizedStringResource", "UIColor", "NSColor", "UIImage",
    "NSImage",
    "UIScreen", "NSApp", "Locale", "Calendar", "DateFormatter", "NumberFormatter", "Gradient",
    "GridItem", "StrokeStyle", "Angle",
    "AnyShapeStyle",
    "AnyTransition", "DragGesture", "TapGesture", "LongPressGesture", "MagnificationGesture",
    "MagnifyGesture", "RotationGesture",
    "SpatialTapGesture",
    "CGAffineTransform", "Transaction", "State", "StateObject", "ObservedObject", "Namespace",
    "NSPredicate", "SortDescriptor",
    "FetchDescriptor",
    "URLRequest", "IndexSet", "IndexPath", "Measurement", "Decimal", "NSNumber", "NSError",
    "Selector", "ButtonRole", "UIFont", "NSFont",
    "UnitPoint",
    "KeyboardShortcut", "KeyEquivalent", "Range", "Character", "Substring", "AttributedString",
    "NSAttributedString", "TimeInterval",
    "Timer",
    "DispatchQueue", "Notification", "NotificationCenter", "Logger", "JSONDecoder", "JSONEncoder",
    "URLComponents", "URLQueryItem",
    "TimeZone",
    "DateComponents", "FileManager", "AVPlayer", "NSItemProvider", "UserDefaults",
    "UIImpactFeedbackGenerator", "CharacterSet",
    "ScaledMetric",
    "PreviewProvider", "Preview", "Alert", "ActionSheet", "PresentationDetent", "ContentShapeKinds",
    "MKCoordinateRegion",
    "CLLocationCoordinate2D",
    "MKCoordinateSpan", "CGVector", "CGColor", "Mirror", "Error", "Result", "Optional", "Never",
    "Void", "Any", "UInt", "Int64", "Int32",
    "UInt64",
  ]

  /// The types that an enum can have raw values of.
  static let rawTypes: Set<String> = [
    "String", "Int", "Double", "Character", "UInt", "Float", "Int8", "Int16", "Int32", "Int64",
    "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Types of the standard library and of Foundation that a selection can have.
  static let comparedTypes = rawTypes.union(["UUID", "Date", "URL", "Bool", "CGFloat", "Decimal"])

  static func isBuiltIn(_ name: String) -> Bool {
    stateful[name] != nil || stateless.contains(name) || values.contains(name)
  }

  /// Wrappers under which a view owns state that dies with its identity.
  static let ownedWrappers: Set<String> = [
    "State", "StateObject", "FocusState", "GestureState", "SceneStorage", "AccessibilityFocusState",
  ]

  /// Wrappers whose value changes while the view is mounted. Wrappers of settings, which the user
  /// changes on another screen.
  static let settingWrappers: Set<String> = [
    "AppStorage", "SceneStorage", "Default", "Defaults", "UserDefault", "StoredDefault", "Setting",
    "Preference",
  ]

  static let changingWrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "FocusState",
    "GestureState", "AppStorage", "SceneStorage",
    "FetchRequest",
    "SectionedFetchRequest", "Query", "Bindable", "Default", "Published", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding",
    "Perception",
    "Shared", "ObservedResults", "ObservedRealmObject", "StoredObject", "ObservedState", "Presents",
    "BindableState", "BindingState",
    "UserDefault",
    "StateOrBinding", "AppSetting", "Setting", "CloudStorage", "FetchAll", "FetchOne",
    "SharedReader", "UserDefaultsBacked",
    "FocusedObject",
  ]

  /// Environment values that change under a mounted view.
  static let changingEnvironment: Set<String> = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory",
    "isEnabled", "scenePhase", "editMode",
    "isFocused",
    "isSearching", "isPresented", "presentationMode", "redactionReasons", "controlActiveState",
    "accessibilityReduceMotion",
    "legibilityWeight",
    "colorSchemeContrast", "appearsActive", "controlSize", "layoutDirection", "isLuminanceReduced",
    "undoManager", "keyboardShowing",
    "isHovered",
    "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
    "accessibilityVoiceOverEnabled", "isScrollEnabled",
    "tabViewPlacement",
    "tabBarPlacement", "supportsMultipleWindows", "backgroundProminence", "headerProminence",
    "locale", "accessibilityEnabled",
  ]

  /// Settings of the system that users hardly change while they use an app.
  static let rareEnvironment: Set<String> = [
    "horizontalSizeClass", "verticalSizeClass", "colorScheme", "redactionReasons",
    "controlActiveState", "appearsActive", "controlSize", "layoutDirection", "undoManager",
    "accessibilityReduceMotion", "accessibilityReduceTransparency",
    "accessibilityDifferentiateWithoutColor", "accessibilityVoiceOverEnabled",
    "accessibilityEnabled", "legibilityWeight", "colorSchemeContrast", "locale",
    "dynamicTypeSize", "sizeCategory", "isLuminanceReduced", "supportsMultipleWindows",
  ]

  /// Whether an environment key of an app is about its appearance, which the user changes on
  /// another screen.
  static func isAppearance(_ key: String) -> Bool {
    !RareConditions.words(of: key).isDisjoint(with: ["theme", "appearance", "style", "palette"])
  }

  static let sizeClasses: Set<String> = ["horizontalSizeClass", "verticalSizeClass"]
  static let textSizes: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  /// Roots whose members stay the same as long as the process lives.
  static let processWide: Set<String> = [
    "ProcessInfo", "UIDevice", "Bundle", "WKInterfaceDevice", "CommandLine", "Platform",
    "NSWorkspace", "FeatureFlags", "FeatureFlag",
    "BuildConfig",
    "Build", "AppInfo", "DeviceInfo", "Device", "Constants", "Configuration", "TargetEnvironment",
    "NSApplication", "Host",
  ]

  /// Types that contain switches of a build or a release, which stay the same while the app runs.
  static func isSwitchboard(_ name: String) -> Bool {
    [
      "FeatureFlags", "FeatureFlag", "BuildConfig", "BuildConfiguration", "RemoteConfig",
      "AppConfig", "DebugFlags",
    ].contains(name)
  }

  /// Members of those that do change.
  static let changingProcessMembers: Set<String> = [
    "orientation", "batteryState", "batteryLevel", "isLowPowerModeEnabled", "thermalState",
    "isBatteryMonitoringEnabled", "isLandscape",
    "isPortrait",
    "bounds", "keyWindow", "isActive", "isHidden", "systemUptime", "mainWindow", "proximityState",
    "isFlat", "frontmostApplication",
  ]

  /// Labels of the framework's own modifiers: a modifier with a framework name and another label
  /// belongs to the project.
  static let builtInLabels: Set<String> = [
    "perform", "isPresented", "content", "alignment", "value", "of", "initial", "action", "actions",
    "message", "item", "onDismiss",
    "prompt",
    "placement", "axes", "edges", "edge", "radius", "x", "y", "color", "width", "height",
    "minWidth", "maxWidth", "minHeight", "maxHeight",
    "idealWidth",
    "idealHeight", "in", "for", "id", "text", "length", "size", "weight", "design", "spacing",
    "anchor", "ignoresSafeAreaEdges", "isActive",
    "role",
    "count", "systemImage", "style", "lineWidth", "priority", "title", "titleVisibility", "label",
    "header", "footer", "delay", "token",
    "tokens", "where",
    "by", "with", "into", "while", "separator", "after", "before", "selection", "equals", "bundle",
    "comment", "tableName", "including",
    "eoFill",
    "allowsFullSwipe", "attachmentAnchor", "arrowEdge", "dismissal", "allowedContentTypes",
    "onCompletion", "minimumDuration",
    "maximumDistance",
    "onPressingChanged", "pressing", "contentMode", "antialiased", "capInsets", "resizingMode",
    "isSource", "properties", "named", "phases",
    "reason",
    "schedule", "scope", "suggestions", "onDelete", "atOffsets", "at", "fromOffsets", "toOffset",
    "contentsOf", "to", "from", "options",
    "leading",
    "trailing", "preview", "supportedContentTypes", "isTargeted", "coordinateSpace",
    "reservesSpace", "pattern", "key", "transform",
    "isEnabled", "blendDuration",
    "opaque", "colorMode", "dampingFraction", "response", "duration", "displayMode", "vertical",
    "horizontal", "modifiers", "children",
    "columns", "get", "set",
    "receiveValue", "receiveCompletion", "on", "cornerRadius", "style", "columnVisibility", "data",
    "first", "keepingCapacity", "using",
    "encoding",
  ]

  static let builtInModifiers: Set<String> = Set(
    """
    padding frame background overlay foregroundColor foregroundStyle font bold italic fontWeight \
    opacity cornerRadius clipShape clipped shadow offset \
    position rotationEffect scaleEffect animation transition onTapGesture onLongPressGesture \
    onAppear onDisappear onChange onReceive task sheet alert \
    popover fullScreenCover confirmationDialog actionSheet navigationTitle navigationBarTitle \
    navigationBarItems toolbar toolbarBackground \
    navigationBarTitleDisplayMode listStyle buttonStyle pickerStyle textFieldStyle toggleStyle \
    labelStyle disabled hidden tag id zIndex lineLimit \
    multilineTextAlignment minimumScaleFactor truncationMode resizable aspectRatio scaledToFit \
    scaledToFill renderingMode tint accentColor \
    environmentObject accessibilityLabel accessibilityHint accessibilityIdentifier \
    accessibilityHidden accessibilityValue accessibilityElement \
    accessibilityAddTraits listRowBackground listRowInsets listRowSeparator edgesIgnoringSafeArea \
    ignoresSafeArea safeAreaInset contextMenu swipeActions \
    onDelete onMove onInsert searchable refreshable focused submitLabel onSubmit keyboardType \
    autocapitalization textInputAutocapitalization \
    autocorrectionDisabled disableAutocorrection textContentType draggable dropDestination onDrag \
    onDrop gesture highPriorityGesture \
    simultaneousGesture contentShape allowsHitTesting onHover help keyboardShortcut \
    preferredColorScheme presentationDetents presentationDragIndicator \
    interactiveDismissDisabled layoutPriority fixedSize alignmentGuide anchorPreference preference \
    onPreferenceChange overlayPreferenceValue mask blur \
    blendMode brightness contrast saturation grayscale colorMultiply colorInvert hueRotation \
    rotation3DEffect projectionEffect drawingGroup \
    compositingGroup matchedGeometryEffect redacted unredacted symbolRenderingMode symbolEffect \
    imageScale baselineOffset kerning tracking underline \
    strikethrough textCase textSelection monospacedDigit monospaced lineSpacing fill stroke \
    strokeBorder trim inset border controlSize \
    navigationDestination tabItem badge scrollContentBackground scrollIndicators scrollDisabled \
    scrollPosition scrollTargetBehavior \
    scrollTargetLayout scrollDismissesKeyboard contentTransition headerProminence formStyle \
    navigationViewStyle tabViewStyle menuStyle labelsHidden \
    datePickerStyle progressViewStyle gaugeStyle groupBoxStyle indexViewStyle containerBackground \
    glassEffect sensoryFeedback statusBar statusBarHidden \
    coordinateSpace onContinuousHover onKeyPress focusable previewDisplayName previewDevice \
    previewLayout map filter sorted compactMap first last \
    contains append remove insert joined split prefix suffix sink store receive assign reduce \
    forEach enumerated reversed
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
