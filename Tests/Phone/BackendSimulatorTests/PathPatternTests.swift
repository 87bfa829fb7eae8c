import Testing

@testable import BackendSimulator

struct PathPatternTests {
  @Test(arguments: [
    ("/api/shifts", "/api/shifts", true),
    ("/api/shifts", "/api/shifts/", false),
    ("/api/shifts/{id}", "/api/shifts/s-1", true),
    ("/api/shifts/{id}", "/api/shifts/", true),
    ("/api/shifts/{id}", "/api/shifts", false),
    ("/api/shifts/{id}", "/api/shifts/s-1/points", false),
    ("/api/shifts/{id}/points", "/api/shifts/s-1/points", true),
    ("/api/shifts/{id}/points", "/api/shifts//points", true),
    ("/api/shifts/{id}/points", "/api/shifts/points", false),
    ("/api/shifts/{id}/points", "/api/shifts/a/b/points", false),
    ("/api/shifts/{id}/points", "/api/shiftz/s-1/points", false),
    ("/api/shifts/{id}/points", "/api/shifts/s-1/pointz", false),
  ])
  func `a path fits where all but one segment is the pattern's`(
    _ pattern: String, _ path: String, _ isExpected: Bool
  ) {
    #expect(PathPattern(pattern).fits(path) == isExpected)
  }

  @Test func `the variable part is what stands in its place`() {
    #expect(PathPattern("/shifts/{id}/points").variablePart(of: "/shifts/s-1/points") == "s-1")
    #expect(PathPattern("/shifts/{id}/points").variablePart(of: "/shifts//points") == "")
    #expect(PathPattern("/shifts/{id}").variablePart(of: "/shifts/żółw") == "żółw")
    #expect(PathPattern("/shifts").variablePart(of: "/shifts") == nil)
  }
}
