import CourseServer
import Testing

@Suite struct ContentsTests {
  let server = try! Server()
  var client: Client { Client(server.address) }

  @Test func pagesCoverEverythingOnce() async throws {
    var ids: [String] = []
    var next: String? = "/api/contents?page[size]=30".replacing("[", with: "%5B").replacing("]", with: "%5D")
    while let path = next {
      let answer = try await client.get(path)
      #expect(answer.total == server.catalogue.courses.count)
      ids += answer.ids
      next = answer.link("next")
    }
    #expect(ids.count == server.catalogue.courses.count)
    #expect(Set(ids).count == ids.count)
  }

  @Test func linksOfTheFirstAndTheLastPage() async throws {
    let first = try await client.get("/api/contents")
    #expect(first.link("prev") == nil)
    let last = try await client.get(try #require(first.link("last")))
    #expect(last.link("next") == nil)
    #expect(last.ids.count == server.catalogue.courses.count % 20)
    #expect(try await client.get(try #require(last.link("prev"))).ids.count == 20)
  }

  @Test func aPageAfterTheLastIsEmpty() async throws {
    let answer = try await client.get("/api/contents?page%5Bnumber%5D=1000")
    #expect(answer.status == 200)
    #expect(answer.rows.isEmpty)
    #expect(answer.link("next") == nil)
  }

  @Test func filtersOfOneKindAddUpAndKindsNarrow() async throws {
    let answer = try await client.get(
      "/api/contents?filter%5Bdomain_ids%5D%5B%5D=1&filter%5Bdomain_ids%5D%5B%5D=2&filter%5Bdifficulties%5D%5B%5D=beginner"
        + "&page%5Bsize%5D=100")
    let right = server.catalogue.courses.filter {
      [1, 2].contains($0.domain.rawValue) && $0.difficulty == "beginner"
    }
    #expect(!right.isEmpty)
    #expect(Set(answer.ids) == Set(right.map { String($0.id) }))
  }

  @Test func subscriptionAndContentTypes() async throws {
    let answer = try await client.get(
      "/api/contents?filter%5Bsubscription_types%5D%5B%5D=free&filter%5Bcontent_types%5D%5B%5D=screencast&page%5Bsize%5D=100"
    )
    #expect(!answer.rows.isEmpty)
    #expect(answer.attributes("free").allSatisfy { $0 as? Bool == true })
    #expect(answer.attributes("content_type").allSatisfy { $0 as? String == "screencast" })
  }

  @Test func everyWordMustStandInTheText() async throws {
    let course = server.catalogue.courses[5]
    let words = course.name.split(separator: " ")
    let answer = try await client.get(
      "/api/contents?filter%5Bq%5D=\(words[1].uppercased())+\(words[0])&page%5Bsize%5D=100")
    #expect(answer.ids.contains(String(course.id)))
    #expect(answer.ids.count < server.catalogue.courses.count)
    #expect(try await client.get("/api/contents?filter%5Bq%5D=\(words[0])+nowhere").total == 0)
  }

  @Test(arguments: ["popularity", "released_at"]) func sortsBothWays(_ order: String) async throws {
    let up = try await client.get("/api/contents?sort=\(order)&page%5Bsize%5D=100").attributes(order)
    let down = try await client.get("/api/contents?sort=-\(order)&page%5Bsize%5D=100").attributes(order)
    func isSorted(_ values: [Any?]) -> Bool {
      zip(values, values.dropFirst()).allSatisfy {
        if let one = $0 as? Double, let other = $1 as? Double { return one <= other }
        return ($0 as! String) <= ($1 as! String)
      }
    }
    #expect(isSorted(up))
    #expect(isSorted(down.reversed()))
    #expect(up.count == 100)
  }

  @Test(arguments: [
    "page%5Bsize%5D=0", "page%5Bsize%5D=101", "page%5Bnumber%5D=x", "sort=colour", "filter%5Bdomain_ids%5D%5B%5D=a",
  ])
  func wrongParametersAreNamed(_ query: String) async throws {
    let answer = try await client.get("/api/contents?" + query)
    #expect(answer.status == 400)
    let error = (answer.json["errors"] as? [[String: Any]])?.first
    #expect(query.hasPrefix("sort") == ((error?["source"] as? [String: Any])?["parameter"] as? String == "sort"))
    #expect((error?["detail"] as? String)?.isEmpty == false)
  }

  @Test func whatAClientHasIsNotSentAgain() async throws {
    let first = try await client.get("/api/contents?sort=-popularity")
    let tag = try #require(first.headers["etag"])
    let again = try await client.get("/api/contents?sort=-popularity", headers: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again.headers["etag"] == tag)
    let other = try await client.get("/api/contents?sort=popularity", headers: ["If-None-Match": tag])
    #expect(other.status == 200)
  }

  @Test func includedHasTheDomainsOfTheRows() async throws {
    let answer = try await client.get("/api/contents?filter%5Bdomain_ids%5D%5B%5D=9")
    let included = answer.json["included"] as? [[String: Any]]
    #expect(included?.count == 1)
    #expect((included?.first?["attributes"] as? [String: Any])?["name"] as? String == "Flutter")
  }

  @Test func aStreamOfAnUnknownVideoIsAnError() async throws {
    let answer = try await client.get("/api/videos/17/stream")
    #expect(answer.status == 404)
    #expect((answer.json["errors"] as? [Any])?.count == 1)
  }

  @Test func theCatalogueIsTheSameForTheSameSeed() {
    #expect(Catalogue(seed: 3, count: 40).courses.map(\.name) == Catalogue(seed: 3, count: 40).courses.map(\.name))
    #expect(Catalogue(seed: 3, count: 40).courses.map(\.name) != Catalogue(seed: 4, count: 40).courses.map(\.name))
  }
}
