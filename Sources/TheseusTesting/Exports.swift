@_exported import TheseusCells
@_exported import TheseusCore
@_exported import TheseusInspector
@_exported import TheseusViews
