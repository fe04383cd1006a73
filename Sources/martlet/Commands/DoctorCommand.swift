import Foundation
import MartletProject

/// `./martlet doctor`: says before building what Martlet lacks of what an app uses.
struct DoctorCommand {
  var options: DoctorOptions
  var context: CommandContext

  /// 0 where nothing is missing. Programs get an object in any case.
  func run() throws -> Int32 {
    do {
      return try examine()
    } catch  where options.isJSON {
      print(try DoctorFailure(error).json())
      throw error
    }
  }

  private func examine() throws -> Int32 {
    let builder = try context.builder(options.path, options.project)
    let result = try TypeChecker(app: builder.app, sdk: builder.sdk, folder: builder.folder).check()
    let found = Finding.findings(
      of: result.errors, missingModules: result.missingModules, declarations: result.declarations)
    let findings = Finding.joined(packages: packages(of: builder.app), found)
    let report = DoctorReport(app: builder.app.name, findings: findings, workingFolder: context.workingFolder)
    print(try options.isJSON ? report.json() : report.text)
    return findings.isEmpty ? 0 : 1
  }

  private func packages(of app: AppProject) -> [Finding] {
    app.missingPackages.map { package in
      Finding(
        kind: .package, name: package.name,
        places: [
          Finding.Place(file: package.file, line: package.place?.line ?? 1, column: package.place?.column ?? 1)
        ], advice: Wording.missingPackage(package.name, package.url))
    }
  }
}
