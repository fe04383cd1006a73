import Foundation

/// The last answer of each address, with what the server calls this state of it.
struct AnswerCache {
  struct Answer: Codable {
    let address: String
    let etag: String?
    var date: Date
    let body: Data
  }

  let files: DiskCache

  func answer(for url: URL) -> Answer? {
    let answer = files.data(for: url.absoluteString).flatMap { try? JSONDecoder().decode(Answer.self, from: $0) }
    return answer?.address == url.absoluteString ? answer : nil
  }

  func keep(_ answer: Answer) {
    if let data = try? JSONEncoder().encode(answer) { files.keep(data, for: answer.address) }
  }
}
