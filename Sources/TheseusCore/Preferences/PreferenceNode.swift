/// Where the preferences of one part of the tree are collected (R65).
@MainActor
public final class PreferenceNode {}
