import CourseServer
import Testing

@Suite struct PeerTubeTests {
  let server = try! Server()
  var client: Client { Client(server.address) }

  @Test func listsFromAPlaceOn() async throws {
    let all = try await client.get("/api/v1/videos?count=100")
    let some = try await client.get("/api/v1/videos?start=3&count=4")
    #expect(some.total == server.catalogue.courses.count)
    #expect(some.rows.map { $0["uuid"] as? String } == all.rows.dropFirst(3).prefix(4).map { $0["uuid"] as? String })
  }

  @Test func searches() async throws {
    let course = server.catalogue.courses[2]
    let word = course.name.split(separator: " ")[0]
    let answer = try await client.get("/api/v1/search/videos?search=\(word)&count=100")
    #expect(answer.rows.contains { $0["name"] as? String == course.name })
    #expect(
      answer.rows.allSatisfy { ($0["name"] as! String).contains(word) || ($0["description"] as! String).contains(word) }
    )
  }

  @Test func categoriesNarrow() async throws {
    let games = try await client.get("/api/v1/videos?categoryOneOf=7&count=100")
    #expect(games.total == server.catalogue.courses.filter { $0.domain == .unity }.count)
    #expect(try await client.get("/api/v1/videos?categoryOneOf=99").total == 0)
  }

  @Test(arguments: ["count=0", "count=101", "start=-1", "sort=colour"]) func wrongParametersAreProblems(_ query: String)
    async throws
  {
    let answer = try await client.get("/api/v1/videos?" + query)
    #expect(answer.status == 400)
    #expect(answer.headers["content-type"]?.hasPrefix("application/problem+json") == true)
    #expect(answer.json["status"] as? Int == 400)
  }

  @Test func aVideoIsFoundByEachOfItsNames() async throws {
    let row = try #require(try await client.get("/api/v1/videos?count=1").rows.first)
    for name in ["id", "uuid", "shortUUID"] {
      let answer = try await client.get("/api/v1/videos/\(row[name]!)")
      #expect(answer.json["name"] as? String == row["name"] as? String)
    }
    #expect(try await client.get("/api/v1/videos/nobody").status == 404)
  }

  @Test func aVideoHasAPlaylistFilesPicturesAndCaptions() async throws {
    let row = try #require(try await client.get("/api/v1/videos?count=1").rows.first)
    let video = try await client.get("/api/v1/videos/\(row["uuid"]!)").json
    let playlist = try #require((video["streamingPlaylists"] as? [[String: Any]])?.first)
    #expect(try await client.get(playlist["playlistUrl"] as! String).text.hasPrefix("#EXTM3U"))
    let files = try #require(video["files"] as? [[String: Any]])
    #expect(files.map { ($0["resolution"] as? [String: Any])?["id"] as? Int } == [72, 144, 288])
    let file = try await client.get(files[0]["fileUrl"] as! String)
    #expect(file.body.count == files[0]["size"] as? Int)
    #expect(try await client.get(row["thumbnailPath"] as! String).body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let captions = try await client.get("/api/v1/videos/\(row["uuid"]!)/captions")
    #expect(try await client.get(captions.rows[0]["captionPath"] as! String).text.hasPrefix("WEBVTT"))
  }
}
