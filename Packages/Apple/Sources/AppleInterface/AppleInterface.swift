// What AppKit and UIKit have in common, each by its own names: colors, fonts, pictures,
// pasteboards, panels. Both export it; nobody asks for a module of its own name.
@_exported import AppleGraphics
