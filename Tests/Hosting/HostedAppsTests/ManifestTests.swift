import DeviceSimulator
import Foundation
import HostedApps
import ScenarioRunner
import TestSupport
import Testing

extension PlayedApps {
  /// What an app declares is read from the files that ship with it.
  struct ManifestTests {
    private static func stage(_ member: String, _ text: String) throws -> Stage {
      let stage = try Stage()
      try stage.folder.write(Data(text.utf8), to: "manifest.xml")
      try stage.folder.write(
        Data(#"{"name":"N","command":["sh","app.sh"],"\#(member)":"manifest.xml"}"#.utf8),
        to: "app.json")
      return stage
    }

    private static func plist(_ content: String) -> String {
      Stage.plist.replacingOccurrences(
        of: "<key>NSLocationWhenInUseUsageDescription</key><string>To show what is near.</string>",
        with: content)
    }

    @Test func `a missing usage description is found here and not in review`() async throws {
      let stage = try Stage(
        #"""
        told() { case $line in *'"kind":"screenAppeared"'*) answer '{"requests":[{"kind":"askForPermission","permission":"always"}]}' ;; *) answer '{}' ;; esac; }
        """#)
      try stage.folder.write(Data(Self.plist("").utf8), to: "Info.plist")
      let result = try await stage.play(
        "When the user opens the app")
      #expect(result.status == .failed)
      #expect(
        result.failure.contains("A rule that holds in every scenario was broken"),
        "\(result.failure)"
      )
    }

    @Test(arguments: ["", " \n\t"])
    func `a blank usage description counts as missing`(_ text: String) async throws {
      let stage = try Stage()
      let content = "<key>NSLocationWhenInUseUsageDescription</key><string>\(text)</string>"
      try stage.folder.write(Data(Self.plist(content).utf8), to: "Info.plist")
      let result = try await stage.play("And location permission is while using")
      #expect(result.status == .invalid)
      #expect(result.failure.contains("cannot have this permission"), "\(result.failure)")
    }

    @Test(arguments: [
      ("NSLocationWhenInUseUsageDescription", "<true/>", "must be a <string>, found <true>"),
      (
        "UIBackgroundModes", "<string>location</string>",
        "must be an <array> of texts, found <string>"
      ),
      ("UIBackgroundModes", "<array><true/></array>", "must be a <string>, found <true>"),
      ("NSLocationDefaultAccuracyReduced", "<string>YES</string>", "must be <true/> or <false/>"),
      ("NSLocationTemporaryUsageDescriptionDictionary", "<array/>", "must be a <dict>"),
      ("NSMotionUsageDescription", "", "has no value"),
      ("A", "<true/><key>A</key><true/>", "stands here twice"),
      ("A", "<true/><true/>", "Expected a <key>, found <true>"),
    ])
    func `a key of another type is refused at its place`(
      _ key: String, _ value: String, _ reason: String
    ) throws {
      let text = "<plist>\n<dict>\n<key>\(key)</key>\(value)\n</dict></plist>"
      let fault = #expect(throws: AppFileFault.self) {
        try Self.stage("infoPlist", text).description()
      }
      #expect(fault?.message.contains(reason) == true, "\(String(describing: fault))")
      let before = fault?.text.prefix(fault?.offset ?? 0)
      #expect(before?.count { $0 == UInt8(ascii: "\n") } == 2)
    }

    @Test(arguments: ["while using", "always"])
    func `a permission that is not declared cannot have been given`(
      _ permission: String
    ) async throws {
      let stage = try Stage()
      if permission == "while using" {
        try stage.folder.write(Data(Self.plist("").utf8), to: "Info.plist")
      }
      let result = try await stage.play("And location permission is \(permission)")
      #expect(result.status == .invalid)
      #expect(result.failure.contains("cannot have this permission"), "\(result.failure)")
    }

    @Test(arguments: [
      (
        "infoPlist", "bplist00...",
        "This is no binary property list: its beginning is not bplist00, or its end is missing."
      ),
      ("infoPlist", "<plist><dict></plist>", "This is no XML"), ("infoPlist", "", "This is no XML"),
      ("infoPlist", "<html/>", "Expected a property list, found <html>."),
      ("infoPlist", "<plist><array/></plist>", "An Info.plist holds a dictionary"),
      (
        "infoPlist", "<!DOCTYPE x [<!ENTITY a \"b\">]><plist><dict/></plist>",
        "declarations are not read"
      ),
      ("androidManifest", "\u{3}\u{0}", "This is a compiled manifest."),
      ("androidManifest", "<plist/>", "Expected <manifest>, found <plist>."),
      (
        "androidManifest",
        "<manifest><uses-sdk xmlns:android=\"a\" android:targetSdkVersion=\"x\"/></manifest>",
        "targetSdkVersion must be a number"
      ),
    ])
    func `a manifest that cannot be read is refused by name`(
      _ member: String, _ text: String, _ reason: String
    ) throws {
      let fault = #expect(throws: AppFileFault.self) {
        try Self.stage(member, text).description()
      }
      #expect(fault?.file == "manifest.xml")
      #expect(fault?.message.contains(reason) == true, "\(String(describing: fault))")
    }

    @Test func `a byte order mark is passed over, and what is no UTF-8 is told with its place`()
      throws
    {
      let stage = try Stage()
      let text = #"{"name":"N","command":["/bin/sh"],"infoPlist":"Info.plist"}"#
      try stage.folder.write(Data([0xEF, 0xBB, 0xBF] + text.utf8), to: "app.json")
      #expect(try stage.description().name == "N")
      try stage.folder.write(Data(#"{"name":"N"#.utf8) + [0xFF] + Data("\"}".utf8), to: "app.json")
      let fault = #expect(throws: AppFileFault.self) { try stage.description() }
      #expect(fault?.message == "This is no UTF-8.")
      #expect(fault?.offset == 10)
    }

    @Test(
      arguments: [
        ([], "is empty"), (Array("{".utf8), "cannot be read: This is no JSON: the text ends"),
        ([0xFF, 0xFE, 0x7B, 0x00], "is no UTF-8"), (Array("{}".utf8), "has no \"command\""),
      ] as [([UInt8], String)])
    func `a file that names no command is no app, and the reason is known`(
      _ bytes: [UInt8], _ reason: String
    ) {
      #expect(AppFile.reasonItIsNone(bytes).hasPrefix(reason), "\(AppFile.reasonItIsNone(bytes))")
    }

    @Test(arguments: [
      (#"{"command":["sh"]}"#, "\"name\" is missing"), ("[]", "Expected an object"),
      ("{", "This is no JSON"), (#"{"name":"N","command":["sh"]}"#, "Neither \"infoPlist\""),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"nothing.plist"}"#,
        "nothing.plist cannot be read"
      ),
      (#"{"name":"N","comand":["sh"]}"#, "\"comand\" says nothing here."),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","answerSeconds":0}"#,
        "from 1 to 600"
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","memoryMegabytes":15}"#,
        "\"memoryMegabytes\" must be a whole number from 16 to 65536."
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","memoryMegabytes":65537}"#,
        "from 16 to 65536"
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","memoryMegabytes":"1 GB"}"#,
        "from 16 to 65536"
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","environment":{"A":1}}"#,
        "The variable \"A\""
      ),
      (
        #"{"name":"N","name":"M","command":["sh"],"infoPlist":"Info.plist"}"#,
        "the member \"name\" is given twice"
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","environment":{"A":"x","A":"y"}}"#,
        "the member \"A\" is given twice"
      ),
      (
        #"{"name":"N","command":["sh"],"infoPlist":"Info.plist","words":["a\u0000b"]}"#,
        "\"words\" must not have a character 0"
      ),
      (#"{"name":"N\"","command":["sh"],"infoPlist":"Info.plist"}"#, "without quotation marks"),
    ])
    func `a description that says nothing sound is refused by name`(
      _ text: String, _ reason: String
    ) throws {
      let stage = try Stage()
      try stage.folder.write(Data(text.utf8), to: "app.json")
      let fault = #expect(throws: AppFileFault.self) { try stage.description() }
      #expect(fault?.message.contains(reason) == true, "\(String(describing: fault))")
    }
  }
}
