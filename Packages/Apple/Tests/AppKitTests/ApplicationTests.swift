import Testing

/// The suites that use the one application of the process: its delegate, menus, modal windows, own
/// windows and panels. Each runs alone.
@Suite("The application", .serialized)
struct ApplicationTests {}
