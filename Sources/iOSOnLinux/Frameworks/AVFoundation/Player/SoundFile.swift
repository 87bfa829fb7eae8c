internal import Foundation

/// The length of a sound file, as the file itself says.
struct SoundFile {
  /// How long it plays.
  let length: Duration

  /// Reads a file.
  ///
  /// - Throws: Where it is neither WAV, MPEG-4 nor MP3, or says nothing of its length.
  init(_ data: Data) throws {
    let bytes = BigEndianBytes(data)
    guard
      let length = bytes.lengthOfWave ?? bytes.lengthOfMPEG4 ?? bytes.lengthOfMP3,
      length > .zero, length <= Self.lengthMax
    else { throw Self.unreadable }
    self.length = length
  }

  /// Longer ones are no sound of an app.
  private static let lengthMax = Duration.seconds(86_400)

  /// The platform's error for a file of no kind that it knows.
  private static var unreadable: NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: 1_954_115_647,
      userInfo: [
        NSLocalizedDescriptionKey:
          "This is no WAV, MPEG-4 or MP3 file whose length can be read; other kinds are not played here."
      ])
  }
}

/// Bytes of a file that nobody has checked: what lies beyond them is nil.
private struct BigEndianBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  private func number(_ place: Int, bytes count: Int, isLittleEndian: Bool = false) -> UInt64? {
    guard place >= 0, place <= data.count - count else { return nil }
    let start = data.startIndex + place
    let part = data[start..<start + count]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      : part.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func name(_ place: Int) -> String? {
    guard place >= 0, place <= data.count - 4 else { return nil }
    let start = data.startIndex + place
    return String(decoding: data[start..<start + 4], as: UTF8.self)
  }

  private static func duration(_ units: UInt64, per second: UInt64) -> Duration? {
    guard second > 0, let whole = Int64(exactly: units / second), whole <= 1 << 32 else {
      return nil
    }
    return .seconds(whole) + .seconds(Double(units % second) / Double(second))
  }

  /// RIFF: chunks, of which `fmt ` says how many bytes a second has, and `data` how many there are.
  var lengthOfWave: Duration? {
    guard name(0) == "RIFF", name(8) == "WAVE" else { return nil }
    var (place, rate) = (12, UInt64(0))
    while let chunk = name(place), let size = number(place + 4, bytes: 4, isLittleEndian: true) {
      if chunk == "fmt " { rate = number(place + 16, bytes: 4, isLittleEndian: true) ?? 0 }
      // A recorder that never came to its end promises more than there is.
      if chunk == "data" {
        return Self.duration(min(size, UInt64(max(0, data.count - place - 8))), per: rate)
      }
      place += 8 + Int(size) + Int(size & 1)
    }
    return nil
  }

  /// ISO media: the box `mvhd` in the box `moov` says how many units it plays, and how many a second has; the sound itself
  /// lies in `mdat`.
  var lengthOfMPEG4: Duration? {
    guard name(4) == "ftyp", box("mdat", in: 0..<data.count) != nil,
      let moov = box("moov", in: 0..<data.count),
      let header = box("mvhd", in: moov)?.lowerBound, let version = number(header, bytes: 1)
    else { return nil }
    let (times, width) = version == 1 ? (16, 8) : (8, 4)
    guard let second = number(header + 4 + times, bytes: 4),
      let units = number(header + 8 + times, bytes: width)
    else { return nil }
    return Self.duration(units, per: second)
  }

  /// What is in the first box of a name.
  private func box(_ wanted: String, in range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    while place < range.upperBound, let short = number(place, bytes: 4), let name = name(place + 4)
    {
      let isLong = short == 1
      let said = isLong ? number(place + 8, bytes: 8) : short
      let header = isLong ? 16 : 8
      // The last one may go to the end without saying how long it is.
      let size = said == 0 ? range.upperBound - place : said.flatMap { Int(exactly: $0) }
      guard let size, size >= header, size <= range.upperBound - place else { return nil }
      if name == wanted { return place + header..<place + size }
      place += size
    }
    return nil
  }

  /// MPEG audio of layer III: frames one after the other, behind a tag that says how long it is.
  var lengthOfMP3: Duration? {
    var place = 0
    if number(0, bytes: 3) == 0x49_44_33, let size = number(6, bytes: 4) {
      // Seven bits of each byte count.
      let parts = [size >> 24, size >> 16, size >> 8, size].map { $0 & 0x7F }
      place = 10 + Int(parts.reduce(0) { $0 << 7 | $1 })
    }
    var (samples, rate, strays, isInStep) = (UInt64(0), UInt64(0), 0, true)
    while place < data.count, strays <= Self.straysMax {
      if let frame = frame(place), isInStep || isFollowed(place, frame) {
        samples += frame.samples
        rate = frame.rate
        place += frame.size
        isInStep = true
      } else {
        place += 1
        strays += 1
        isInStep = false
      }
    }
    return samples == 0 ? nil : Self.duration(samples, per: rate)
  }

  /// The most bytes that belong to no frame: behind so many it is no such file, or what follows is none of it.
  private static let straysMax = 1 << 16

  private func frame(_ place: Int) -> MP3Frame? { number(place, bytes: 4).flatMap(MP3Frame.init) }

  /// Whether a frame follows another: among strays, a few bytes may look like one.
  private func isFollowed(_ place: Int, _ frame: MP3Frame) -> Bool {
    place + frame.size == data.count || self.frame(place + frame.size) != nil
  }
}

/// The header of a frame of MPEG audio, layer III.
private struct MP3Frame {
  let rate: UInt64
  let samples: UInt64
  let size: Int

  private static let bitRates: [[Int]] = [
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  init?(_ header: UInt64) {
    let (version, layer) = (header >> 19 & 3, header >> 17 & 3)
    let (bits, hertz) = (Int(header >> 12 & 15), Int(header >> 10 & 3))
    guard header >> 21 == 0x7FF, version != 1, layer == 1, 1..<15 ~= bits, hertz < 3 else {
      return nil
    }
    let isFirst = version == 3
    // Version 2 has half the rates, version 2.5 a quarter.
    rate = [44_100, 48_000, 32_000][hertz] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    samples = isFirst ? 1_152 : 576
    let bitRate = Self.bitRates[isFirst ? 0 : 1][bits] * 1_000
    size = Int(samples) / 8 * bitRate / Int(rate) + Int(header >> 9 & 1)
  }
}
