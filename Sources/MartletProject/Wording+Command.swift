extension Wording {
  // MARK: The command line

  public static let tool = "martlet: "
  public static let seeHelp = "See ./martlet --help."
  public static let pathMissing = pathMissing(for: "snapshot")
  public static func pathMissing(for command: String) -> String {
    "martlet: \(command) needs the path of an app. \(seeHelp)"
  }
  public static let sizeAndDevice = "martlet: --size and --device exclude each other. Use one of them."
  public static let darkAndLight = "martlet: --dark and --light exclude each other. Use one of them."
  public static let sdkMissing = "martlet: start me by the script ./martlet at the root of the repository."

  public static func unknownCommand(_ name: String, nearest: String?) -> String {
    "martlet: there is no command '\(name)'.\(meant(nearest)) \(seeHelp)"
  }
  public static func commandNotThereYet(_ name: String) -> String {
    "martlet: the command '\(name)' is not there yet. What works today: ./martlet --help."
  }
  public static func unknownOption(_ name: String, nearest: String?) -> String {
    "martlet: there is no option '\(name)'.\(meant(nearest)) \(seeHelp)"
  }
  public static func secondPath(_ path: String) -> String {
    "martlet: one app at a time; '\(path)' is one too many. \(seeHelp)"
  }
  public static func valueMissing(_ option: String) -> String { "martlet: \(option) needs a value. \(seeHelp)" }
  public static func unwantedValue(_ option: String) -> String { "martlet: \(option) takes no value. \(seeHelp)" }
  public static func malformedSize(_ text: String) -> String {
    "martlet: '\(text)' is not a size. Write width and height in points, such as --size 390x844, at most 10000 each."
  }
  public static func malformedScale(_ text: String) -> String {
    "martlet: '\(text)' is not a scale. Write pixels a point from 0.5 to 8, such as --scale 2."
  }
  public static func unknownDevice(_ name: String, nearest: String?) -> String {
    "martlet: there is no device '\(name)'.\(meant(nearest)) The names: "
      + Device.names.joined(separator: ", ") + "; with -landscape each lies on its side."
  }
  public static func unknownTextSize(_ name: String) -> String {
    "martlet: there is no text size '\(name)'. The names: \(TextSize.shortNames.joined(separator: ", "))."
  }
  public static func unknownLocale(_ name: String, nearest: String?) -> String {
    "martlet: there is no locale '\(name)'.\(meant(nearest)) Write language and region, such as --locale de_DE."
  }
  public static let scriptMissing =
    "martlet: drive needs the path of an app and a script, or - for standard input. \(seeHelp)"
  public static func malformedServe(_ text: String) -> String {
    "martlet: '\(text)' is not a host and a folder. Write them such as --serve api.example.org=answers."
  }
  public static func malformedTimeout(_ text: String) -> String {
    "martlet: '\(text)' is not a time. Write seconds from 1 to 86400, such as --timeout 300."
  }
  private static func meant(_ name: String?) -> String { name.map { " Did you mean '\($0)'?" } ?? "" }

  // MARK: Building and running an app

  public static func compiling(_ name: String, files: Int) -> String {
    "martlet: compiling \(name) (\(files) \(files == 1 ? "file" : "files"))"
  }
  public static func compilationFailed(_ name: String) -> String { "martlet: \(name) did not compile; see above." }
  public static func wrote(_ path: String, milliseconds: Int) -> String {
    "martlet: wrote \(path) in \(milliseconds) ms"
  }
  /// `views` are those that cannot be shown by themselves.
  public static func noView(_ file: String, _ views: [String]) -> String {
    let problem =
      views.isEmpty
      ? "there is no @main app and no view to show"
      : "there is no @main app, and each view takes arguments: \(views.joined(separator: ", "))"
    return "\(file): error: \(problem)\n  Add an app, a view ContentView without arguments, or a PreviewProvider."
  }
  public static func unreadableSource(_ file: String) -> String {
    "\(file): error: \(TextFile.problem(file) ?? fileMissing)\n"
      + "  Restore the file, save it as UTF-8, or remove it from the app."
  }
  public static func severalViews(_ file: String, _ names: [String]) -> String {
    "\(file): error: the file has several views: \(names.joined(separator: ", "))\n"
      + "  Name one of them ContentView, or add a PreviewProvider that shows one."
  }
  public static func appCrashed(_ name: String, signal: String) -> String {
    "martlet: \(name) crashed: \(signal)."
  }
  public static func appFailed(_ name: String, status: Int) -> String {
    "martlet: \(name) ended with exit code \(status)."
  }
  public static func appOverdue(_ name: String, seconds: Int, isComputing: Bool) -> String {
    "martlet: \(name) left no picture within \(seconds) s and was ended; \(causeOfDelay(isComputing: isComputing)). "
      + "More time: --timeout."
  }
  private static func causeOfDelay(isComputing: Bool) -> String {
    isComputing
      ? "it was computing: look for a loop that never ends in main, an init or a body"
      : "it was waiting: look for a sleep, a lock or a read that blocks the main thread"
  }
  public static func servedFolderMissing(_ folder: String, host: String) -> String {
    "martlet: there is no folder \(folder) to answer for \(host)."
  }
  public static let serverSilent =
    "martlet: the server for --serve did not start; see above. It needs python3 and openssl."
  public static func scriptError(_ script: String, line: Int, _ problem: String) -> String {
    "\(script):\(line): error: \(problem)"
  }
  public static func unreadableScript(_ path: String) -> String {
    "\(path): error: \(TextFile.problem(path) ?? fileNotText)\n  Restore the script, or name another one."
  }
  public static func stepsFailed(_ count: Int, script: String) -> String {
    "martlet: \(count) \(count == 1 ? "step" : "steps") of \(script) did not hold; see above."
  }
  public static func appEndedBeforeScript(_ name: String, status: Int) -> String {
    "martlet: \(name) ended with exit code \(status) before the script did."
  }
  public static func scriptOverdue(_ name: String, seconds: Int, isComputing: Bool) -> String {
    "martlet: \(name) did not get through the script within \(seconds) s and was ended; "
      + "\(causeOfDelay(isComputing: isComputing)). More time: --timeout."
  }
  public static func noPicture(_ name: String, _ path: String) -> String {
    "martlet: \(name) ended without writing \(path)."
  }
  public static func cannotWrite(_ path: String, _ reason: String) -> String {
    "martlet: cannot write \(path): \(reason). Choose another folder, or free some space."
  }
  public static func notAPicture(_ path: String) -> String {
    "martlet: \(path) exists and is not a PNG, so it is left as it is. Name another file by --output."
  }
  public static func programFailed(_ command: String) -> String { "martlet: this failed: \(command)" }
  public static func cannotStart(_ program: String, _ reason: String) -> String {
    "martlet: cannot start \(program): \(reason)."
  }
}
