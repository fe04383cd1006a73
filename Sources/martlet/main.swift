import Foundation
import MartletProject

let process = ProcessInfo.processInfo
exit(
  runTool(
    arguments: Array(process.arguments.dropFirst()), environment: process.environment,
    workingFolder: FileManager.default.currentDirectoryPath))
