import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `theseus preview` shows: the previews of a file, or those of an app or of libraries.
public struct PreviewRequest {
  let model: PackageModel
  let build: DevelopmentBuild
  /// The folder for pictures.
  private let pictures: String?

  /// - Parameters:
  ///   - file: nil for all previews.
  ///   - folder: of the package, or below it; that of the file where nil.
  ///   - scratch: where it is built; `.build/preview` in the package where nil.
  ///   - pictures: the folder for pictures; nil to show the previews.
  /// - Throws: `DevelopmentError` when there is nothing to show, or no folder for pictures.
  public init(
    file: String?, folder: String?, product: String?, scratch: String? = nil,
    pictures: String? = nil
  ) throws(DevelopmentError) {
    var path: String?
    if let file {
      guard FileManager.default.fileExists(atPath: file) else {
        throw DevelopmentError("\(file): there is no such file")
      }
      guard file.hasSuffix(".swift") else { throw DevelopmentError("\(file) is no Swift file") }
      path = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
    }
    model = try PackageModel(
      at: folder ?? path.map { ($0 as NSString).deletingLastPathComponent } ?? ".")
    if let file, let path, !path.hasPrefix(model.folder + "/") {
      throw DevelopmentError("\(file) is not in the package \(model.folder)")
    }
    let product = try model.previewProduct(of: path, named: product)
    if path.map({ PreviewSource(file: $0).hasPreviews }) != true {
      try Self.checkPreviews(of: path.map(model.relative), product, model)
    }
    var additions = ["THESEUS_PREVIEW": "1", "THESEUS_PREVIEW_FILE": path ?? ""]
    self.pictures = try pictures.map(Self.writableFolder)
    additions["THESEUS_PREVIEW_SVG"] = self.pictures ?? ""
    let scratch = scratch ?? model.folder + "/.build/preview"
    switch product {
    case .app(let name):
      build = DevelopmentBuild(of: name, in: model.folder, scratch: scratch, additions: additions)
    case .libraries(let names):
      let host = PreviewHost(of: names, model, scratch: scratch)
      try host.write()
      build = DevelopmentBuild(
        of: PreviewHost.name, in: host.folder, scratch: scratch, showing: names,
        additions: additions)
    }
  }

  private static func checkPreviews(
    of file: String?, _ product: PreviewProduct, _ model: PackageModel
  ) throws(DevelopmentError) {
    let others = model.filesWithPreviews(in: product.products)
    if file == nil, !others.isEmpty { return }
    let name = product.products.joined(separator: ", ")
    throw DevelopmentError(
      "\(file ?? name) has no #Preview and no PreviewProvider"
        + (others.isEmpty
          ? "" : "; these files of \(name) have: \(others.joined(separator: ", "))"))
  }

  /// Creates the folder, before a build that takes minutes.
  private static func writableFolder(_ path: String) throws(DevelopmentError) -> String {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw DevelopmentError("--svg: \(path) cannot be created: \(DevelopmentError.reason(error))")
    }
    guard access(url.path, W_OK) == 0 else {
      throw DevelopmentError(
        "--svg: \(path) cannot be written: \(String(cString: strerror(errno))); name another folder"
      )
    }
    return url.path
  }

  #if canImport(Glibc) || canImport(Musl)
    /// Shows the previews until the user quits, with each change of the sources, and returns the
    /// exit status.
    public func show() throws(DevelopmentError) -> Int32 {
      try DevelopmentLoop(model, build).run()
    }
  #endif

  /// Draws the previews and returns the exit status. The paths of the pictures are printed to
  /// standard output, and everything else to standard error.
  public func draw() throws(DevelopmentError) -> Int32 {
    let status = try finish(
      "swift", build.command, environment: build.buildEnvironment, outputIsResult: false)
    guard status == 0 else { return status }
    let start = Date()
    let end = try finish(
      build.executable, [build.executable], environment: build.environment, outputIsResult: true)
    if end == 0, let pictures, !Self.hasPictures(in: pictures, since: start) {
      throw DevelopmentError(
        "\(build.product) drew no pictures: it ended before it came to App.main(), which draws them"
      )
    }
    return end
  }

  private static func hasPictures(in folder: String, since start: Date) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      // Times of files are those of the kernel's last tick.
      return name.hasSuffix(".svg")
        && (facts?[.modificationDate] as? Date).map { $0 > start - 2 } == true
    }
  }

  private func finish(
    _ path: String, _ arguments: [String], environment: [String: String], outputIsResult: Bool
  ) throws(DevelopmentError) -> Int32 {
    do {
      var environment = environment
      environment["SWIFT_BACKTRACE"] = CrashReport.settings(environment["SWIFT_BACKTRACE"])
      let child = try ChildProcess(
        path: path, arguments: arguments, environment: environment,
        capturing: outputIsResult ? .none : .output)
      switch child.wait() {
      case .exit(let status): return status
      case .signal(let number):
        throw DevelopmentError(
          "\(arguments[0]) was ended by signal \(number) (\(SignalName.of(number)))")
      }
    } catch let error as DevelopmentError {
      throw error
    } catch {
      throw DevelopmentError("\(path) cannot be run: \(error.localizedDescription)")
    }
  }
}
