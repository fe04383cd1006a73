import Foundation

extension Fixture {
  /// Bodies that are no JSON, or JSON in an unusual dress.
  static let bytesFixtures: [Fixture] = [inDress, ofType, noText].flatMap { $0 }

  private static let inDress: [Fixture] = dressed.map { name, shows, dress in
    Fixture("contents-" + name, .contents, shows) { request in
      Answer(type: "application/vnd.api+json", body: dress(FixtureDocument.text(request)))
    }
  }
  private static let ofType: [Fixture] = types.map { name, type in
    Fixture("contents-type-of-" + name, .contents, .rows(3)) { request in
      Answer(type: type, body: Data(FixtureDocument.text(request).utf8))
    }
  }

  private static let noText: [Fixture] = [
    Fixture("contents-web-page", .contents, .failure(.notJSON)) { _ in
      Answer(type: "text/html", body: Data("<!doctype html><title>Sign in</title><p>Sign in to this network".utf8))
    },
    Fixture("contents-zip", .contents, .failure(.notJSON)) { _ in
      Answer(type: "application/json", body: Data([0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 64)))
    },
    Fixture("contents-ten-megabytes-of-blanks", .contents, .failure(.notJSON)) { _ in
      Answer(type: "application/json", body: Data(repeating: 0x20, count: 10_000_000))
    },
  ]

  private static let dressed: [(String, Shows, @Sendable (String) -> Data)] = [
    ("plain", .rows(3, first: FixtureDocument.names[0]), { Data($0.utf8) }),
    ("body-empty", .failure(.notJSON), { _ in Data() }),
    ("body-of-blanks", .failure(.notJSON), { _ in Data("  \n ".utf8) }),
    ("byte-order-mark", .rows(3), { Data([0xEF, 0xBB, 0xBF]) + Data($0.utf8) }),
    ("utf-16", .rows(3), { $0.data(using: .utf16)! }),
    ("latin-1-bytes", .failure(.notJSON), { $0.replacing("Tides", with: "Höhen").data(using: .isoLatin1)! }),
    (
      "bytes-that-are-no-text", .failure(.notJSON),
      { Data($0.utf8.prefix(30)) + Data([0xFF, 0xC0, 0x80]) + Data($0.utf8.dropFirst(30)) }
    ),
    ("truncated-in-a-text", .failure(.notJSON), { Data($0.prefix($0.count / 3).utf8) }),
    ("truncated-before-the-end", .failure(.notJSON), { Data($0.dropLast().utf8) }),
    ("truncated-after-a-comma", .failure(.notJSON), { Data($0[...$0.firstIndex(of: ",")!].utf8) }),
    ("trailing-garbage", .failure(.notJSON), { Data(($0 + "}]garbage").utf8) }),
    (
      "trailing-comma-of-rows", .failure(.notJSON),
      { Data($0.replacing("}],\"included\"", with: "},,],\"included\"").utf8) }
    ),
    ("number-nan", .failure(.notJSON), { Data($0.replacing("\"free\":true", with: "\"free\":NaN").utf8) }),
    (
      "number-with-leading-zeros", .failure(.notJSON),
      { Data($0.replacing("\"free\":true", with: "\"free\":007").utf8) }
    ),
    ("keys-without-quotation-marks", .failure(.notJSON), { Data($0.replacing("\"data\"", with: "data").utf8) }),
    ("single-quotation-marks", .failure(.notJSON), { Data($0.replacing("\"", with: "'").utf8) }),
    ("two-documents", .failure(.notJSON), { Data(($0 + "\n" + $0).utf8) }),
    ("wrapped-in-a-call", .failure(.notJSON), { Data(("callback(" + $0 + ");").utf8) }),
    ("prefix-against-hijacking", .failure(.notJSON), { Data((")]}',\n" + $0).utf8) }),
    ("control-characters-in-text", .failure(.notJSON), { Data($0.replacing("Tides by", with: "Tides\u{01}by").utf8) }),
  ]

  private static let types: [(String, String?)] = [
    ("plain-text", "text/plain"), ("html", "text/html; charset=utf-8"), ("picture", "image/png"), ("nothing", nil),
    ("nonsense", ";;;=,"), ("latin-1", "application/json; charset=iso-8859-1"),
  ]
}
