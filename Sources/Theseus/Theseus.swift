@_exported import TheseusCore
@_exported import TheseusViews
