internal import DeviceInterface
internal import VirtualTime

/// The controls of an audio player, as apps make them of their own: a button "Play" or "Pause", and a slider from nothing to
/// how long it plays, in seconds.
@MainActor struct Player {
  /// The controls, as the phone's screen has them.
  let view: PlayerView
  private let touch: (@MainActor () -> Void)?
  private let drag: (Double) -> Void

  /// Finds the controls among what is drawn; nil where there are none.
  init?(in elements: [Element]) {
    let all = elements.flatMap(\.withItsRow)
    guard let slider = all.lazy.compactMap(\.slider).first, slider.bounds.lowerBound == 0,
      slider.bounds.upperBound > 1, slider.bounds.upperBound < 1e9, slider.number.isFinite,
      let button = all.first(where: { $0.isPlay || $0.isPause }), button.isEnabled
    else { return nil }
    let uptime = HostPhone.require(for: "SwiftUI").facts.uptime
    view = PlayerView(
      title: slider.label.isEmpty ? Self.title(in: all) : slider.label,
      length: .seconds(slider.bounds.upperBound),
      position: RunningTime(
        .seconds(slider.number), runningSince: button.isPause ? uptime : nil),
      isPlaying: button.isPause)
    (touch, drag) = (button.tap, slider.change)
  }

  /// The text that stands last before the slider.
  private static func title(in all: [Element]) -> String {
    let before = all.prefix { $0.slider == nil }
    return before.last { if case .text = $0.kind { !$0.label.isEmpty } else { false } }?.label ?? ""
  }

  /// Does what a touch of the controls does; returns whether there was anything to do.
  func perform(_ signal: Signal) -> Bool {
    switch signal {
    case .tappedPlay, .tappedPause:
      touch?()
      return touch != nil
    case .draggedPlayer(let time):
      drag(time / .seconds(1))
      return true
    default: return false
    }
  }
}

extension Element {
  /// Itself, or what is in it where it is a row.
  fileprivate var withItsRow: [Element] {
    if case .row(let row) = kind { row.elements.flatMap(\.withItsRow) } else { [self] }
  }

  fileprivate var isPlay: Bool { isButton && label == "Play" }
  fileprivate var isPause: Bool { isButton && label == "Pause" }
  private var isButton: Bool { if case .button = kind { true } else { false } }

  fileprivate var slider:
    (label: String, number: Double, bounds: ClosedRange<Double>, change: (Double) -> Void)?
  {
    guard case .slider(let number, let bounds, let change) = kind else { return nil }
    return (label, number, bounds, change)
  }
}

/// A slider's number as it is written.
enum SliderText {
  /// Returns a whole number without a point.
  static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
