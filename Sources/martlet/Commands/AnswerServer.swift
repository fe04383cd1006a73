import Foundation
import MartletProject

/// Answers the app's requests to some hosts from folders: a proxy on loopback whose certificates the app trusts while
/// the command runs.
struct AnswerServer {
  private let process: pid_t
  /// Its certificates and its port; removed at the end.
  private let state: URL
  /// What the app's environment needs for it.
  let environment: [String: String]

  /// How long the proxy may take to make its certificates.
  private static let startInSeconds = 20.0

  /// Nil where no host is served.
  init?(_ served: [ServedFolder], workingFolder: String, sdk: SDK, build: BuildFolder) throws {
    guard !served.isEmpty else { return nil }
    let pairs = try served.map { "\($0.host)=\(try Self.folder($0, in: workingFolder))" }
    let scripts = sdk.checkout.appendingPathComponent("Scripts/serve")
    state = build.file("serve-\(getpid())")
    try? FileManager.default.removeItem(at: state)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let preload = state.appendingPathComponent("trust.so").path
    let compiler = sdk.toolchain.appendingPathComponent("clang").path
    let source = scripts.appendingPathComponent("trust.c").path
    _ = try ChildProcess.output(of: [compiler, "-shared", "-fPIC", "-O1", "-o", preload, source, "-ldl"])
    process = try ChildProcess.start(
      ["python3", scripts.appendingPathComponent("answers.py").path, state.path] + pairs, environment: nil, output: 2)
    guard let port = Self.port(in: state) else {
      Self.end(process, state)
      throw ChildProcess.Failure(description: Wording.serverSilent)
    }
    let proxy = "http://127.0.0.1:\(port)"
    environment = [
      "https_proxy": proxy, "HTTPS_PROXY": proxy, "http_proxy": proxy, "no_proxy": "", "NO_PROXY": "",
      "LD_PRELOAD": preload, "MARTLET_SERVED_AUTHORITY": state.appendingPathComponent("authority.pem").path,
    ]
  }

  func stop() { Self.end(process, state) }

  private static func end(_ process: pid_t, _ state: URL) {
    kill(-process, SIGTERM)
    _ = try? ChildProcess.wait(for: process)
    try? FileManager.default.removeItem(at: state)
  }

  private static func folder(_ served: ServedFolder, in workingFolder: String) throws -> String {
    let url = URL(fileURLWithPath: served.folder, relativeTo: URL(fileURLWithPath: workingFolder)).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw ChildProcess.Failure(description: Wording.servedFolderMissing(served.folder, host: served.host))
    }
    return url.path
  }

  /// The proxy writes its port once it listens; nil where it does not in time.
  private static func port(in state: URL) -> Int? {
    let deadline = Date(timeIntervalSinceNow: startInSeconds)
    while Date() < deadline {
      let text = try? String(contentsOf: state.appendingPathComponent("port"), encoding: .utf8)
      if let port = text.flatMap({ Int($0) }) { return port }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return nil
  }
}
