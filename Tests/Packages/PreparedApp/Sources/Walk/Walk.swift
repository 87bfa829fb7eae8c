/// Plays the app's walk, as its first screen would.
@main
enum Walk {
  static func main() { WalkScreen().play() }
}
