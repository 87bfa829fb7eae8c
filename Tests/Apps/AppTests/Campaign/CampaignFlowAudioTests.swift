import CampaignApp
import DeviceInterface
import Testing

@testable import AppParts

struct CampaignFlowAudioTests {
  private static let file = AudioFile(id: "a-1", title: "Spring jingle", length: .seconds(95))

  private static func started() -> CampaignStage {
    var stage = CampaignStage()
    stage.start()
    return stage
  }

  @Test func `a start loads the file and shows the player`() {
    let stage = Self.started()
    #expect(stage.requests.contains(.loadAudio(Self.file)))
    #expect(
      stage.flow.screen.player
        == PlayerView(
          title: "Spring jingle", length: .seconds(95), position: RunningTime(.zero),
          isPlaying: false))
  }

  @Test func `a campaign without a recording has no player`() {
    var stage = CampaignStage()
    stage.start("Summer flyers")
    #expect(stage.flow.execution != nil)
    #expect(stage.flow.screen.player == nil)
    #expect(!stage.server.log.contains("/api/audio/a-1"))
  }

  @Test func `a file that does not come is asked for again, and the execution goes on`() {
    var stage = CampaignStage()
    stage.open()
    stage.server.status = 500
    stage.tap("Spring leaflets", "Start")
    stage.fix(north: 0)
    #expect(stage.flow.points.count == 1)
    #expect(stage.flow.screen.player == nil)
    stage.server.status = nil
    stage.pass(.seconds(5))
    #expect(stage.flow.screen.player != nil)
  }

  @Test func `a file that the server refuses is not asked for again`() {
    var stage = CampaignStage()
    stage.open()
    stage.server.refusal = "unknown"
    stage.tap("Spring leaflets", "Start")
    stage.server.refusal = nil
    stage.pass(.seconds(3_600))
    #expect(stage.flow.screen.player == nil)
  }

  @Test func `play, pause and play go on from where it was`() {
    var stage = Self.started()
    stage.give(.tappedPlay)
    #expect(stage.requests.last == .playAudio)
    stage.pass(.seconds(20))
    stage.give(.tappedPause)
    #expect(stage.requests.last == .pauseAudio)
    #expect(stage.flow.player?.position == RunningTime(.seconds(20)))
    stage.pass(.seconds(100))
    stage.give(.tappedPlay)
    let position = stage.flow.player?.position
    #expect(position == RunningTime(.seconds(20), runningSince: stage.facts.uptime))
  }

  // The end is where it begins anew.
  @Test(arguments: [(50, 50), (-5, 0), (94, 94), (95, 0), (200, 0)])
  func `dragging stays within the file`(_ target: Int, _ reached: Int) {
    var stage = Self.started()
    stage.give(.draggedPlayer(to: .seconds(target)))
    #expect(stage.requests.last == .seekAudio(to: .seconds(reached)))
    #expect(stage.flow.player?.position == RunningTime(.seconds(reached)))
    #expect(stage.flow.player?.isPlaying == false)
  }

  @Test func `dragging while it plays plays on from there`() {
    var stage = Self.started()
    stage.give(.tappedPlay, .draggedPlayer(to: .seconds(50)))
    stage.pass(.seconds(10))
    #expect(stage.flow.player?.isPlaying == true)
    #expect(stage.flow.player?.position.value(atUptime: stage.facts.uptime) == .seconds(60))
  }

  @Test func `after its end it can be played again and again`() {
    var stage = Self.started()
    for _ in 0..<3 {
      stage.give(.tappedPlay)
      stage.pass(.seconds(95))
      stage.give(.audioFinished)
      #expect(stage.flow.player?.isPlaying == false)
      #expect(stage.flow.player?.position == RunningTime(.zero))
      #expect(stage.requests.last == .seekAudio(to: .zero))
    }
  }

  @Test func `a pause of the execution leaves the audio alone`() {
    var stage = Self.started()
    stage.give(.tappedPlay)
    stage.tap("Pause")
    #expect(stage.flow.player?.isPlaying == true)
    stage.give(.tappedPause, .tappedPlay)
    #expect(stage.flow.player?.isPlaying == true)
  }

  @Test(arguments: [true, false])
  func `after a call it plays on only if it played`(_ played: Bool) {
    var stage = Self.started()
    if played { stage.give(.tappedPlay) }
    stage.pass(.seconds(10))
    stage.give(.audioInterrupted)
    #expect(stage.flow.player?.isPlaying == false)
    stage.pass(.seconds(60))
    #expect(stage.flow.player?.position == RunningTime(.seconds(played ? 10 : 0)))
    stage.give(.audioInterruptionEnded(shouldResume: true))
    #expect(stage.flow.player?.isPlaying == played)
  }

  @Test func `a second tap on play changes nothing`() {
    var stage = Self.started()
    stage.give(.tappedPlay, .tappedPlay)
    #expect(stage.flow.player?.isPlaying == true)
    #expect(stage.requests.filter { $0 == .playAudio }.count == 1)
    #expect(!stage.requests.contains(.pauseAudio))
  }

  @Test func `an interruption without an end leaves the player usable`() {
    var stage = Self.started()
    stage.give(.tappedPlay, .audioInterrupted)
    #expect(stage.flow.player?.isPlaying == false)
    stage.give(.tappedPlay)
    #expect(stage.flow.player?.isPlaying == true)
    #expect(stage.requests.last == .playAudio)
    stage.give(.tappedPause, .audioInterruptionEnded(shouldResume: true))
    #expect(stage.flow.player?.isPlaying == false)
  }

  @Test func `who drags or pauses during an interruption is not surprised by sound`() {
    var stage = Self.started()
    stage.give(
      .audioInterrupted, .draggedPlayer(to: .seconds(40)),
      .audioInterruptionEnded(shouldResume: true))
    #expect(stage.flow.player?.isPlaying == false)
    stage.give(
      .tappedPlay, .audioInterrupted, .tappedPause, .audioInterruptionEnded(shouldResume: true))
    #expect(stage.flow.player?.isPlaying == false)
  }

  @Test func `an end releases the player`() {
    var stage = Self.started()
    stage.give(.tappedPlay)
    stage.tap("Complete")
    #expect(stage.requests.filter { $0 == .releaseAudio }.count == 1)
    #expect(stage.flow.player == nil)
  }

  @Test func `an end before the file came leaves nothing on its way`() {
    var stage = CampaignStage()
    stage.open()
    stage.answersAtOnce = false
    stage.tap("Spring leaflets", "Start")
    stage.tap("Complete")
    stage.answersAtOnce = true
    stage.pass(.seconds(60))
    #expect(stage.flow.player == nil)
    #expect(!stage.requests.contains(.loadAudio(Self.file)))
    #expect(!stage.requests.contains(.releaseAudio))
  }
}
