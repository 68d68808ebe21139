import Testing

/// What uses the one application of the process: its delegate, menus, modal windows, own windows
/// and panels. Its suites run one after another.
@Suite("The application", .serialized)
struct ApplicationTests {}
