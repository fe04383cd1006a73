import Foundation
import MartletProject

Interruption.shared.install()
let process = ProcessInfo.processInfo
exit(
  runTool(
    arguments: Array(process.arguments.dropFirst()), environment: process.environment,
    workingFolder: FileManager.default.currentDirectoryPath))
