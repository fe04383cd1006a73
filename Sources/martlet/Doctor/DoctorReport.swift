import Foundation
import MartletProject

/// What `doctor` found, as text for people or as JSON for programs.
struct DoctorReport {
  var app: String
  var findings: [Finding]
  /// Files below it are named relative to it.
  var workingFolder: String

  /// Places of one finding that the text names.
  private static let placeLimit = 5

  var text: String {
    guard !findings.isEmpty else { return Wording.healthy(app) }
    let followUps = findings.filter(\.isFollowUp)
    let mistakes = findings.filter(\.isMistake)
    let others = findings.filter { !$0.isLack && !$0.isFollowUp && !$0.isMistake }
    let parts = [
      [summary] + lacks.map(text),
      others.isEmpty ? [] : ["\n" + Wording.otherErrorsTitle] + others.map(text),
      mistakes.isEmpty ? [] : ["\n" + Wording.mistakesTitle] + mistakes.map(text),
      followUps.isEmpty ? [] : ["\n" + Wording.followUpsTitle] + followUps.map(text),
    ]
    return parts.joined().joined(separator: "\n")
  }

  private var lacks: [Finding] { findings.filter(\.isLack) }

  private var summary: String {
    if lacks.isEmpty { return Wording.nothingLacksButErrors(app) }
    return Wording.doctorSummary(app, missing: lacks.count, uses: lacks.reduce(0) { $0 + $1.uses })
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let contents = Contents(app: app, missing: lacks.count, findings: findings)
    return String(decoding: try encoder.encode(contents), as: UTF8.self)
  }

  private struct Contents: Encodable {
    var app: String
    /// How many of the findings are lacks of Martlet's.
    var missing: Int
    var findings: [Finding]
  }

  private func text(of finding: Finding) -> String {
    let shown = finding.places.prefix(Self.placeLimit).map { "  \(relative($0.file)):\($0.line):\($0.column)" }
    let hidden = finding.uses - shown.count
    let rest = hidden > 0 ? [Wording.morePlaces(hidden)] : []
    return (["", title(of: finding)] + shown + rest + (finding.advice.map { ["  " + $0] } ?? [])).joined(
      separator: "\n")
  }

  private func title(of finding: Finding) -> String {
    switch finding.kind {
    case .package: Wording.missingPackageTitle(finding.name)
    case .framework: Wording.missingFramework(finding.name, uses: finding.uses)
    case .name: Wording.missingName(finding.name, uses: finding.uses)
    case .error: Wording.otherError(finding.name, uses: finding.uses)
    }
  }

  private func relative(_ file: String) -> String {
    file.hasPrefix(workingFolder + "/") ? String(file.dropFirst(workingFolder.count + 1)) : file
  }
}
