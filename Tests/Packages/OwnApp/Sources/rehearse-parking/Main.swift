import RehearseCommand

@main
enum Main {
  static func main() async {
    await Rehearse.main(apps: [ParkingRoom.self])
  }
}
