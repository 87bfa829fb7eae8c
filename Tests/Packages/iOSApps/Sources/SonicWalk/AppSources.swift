// The app's own sources are compiled here, prepared as PrepareSources.txt says; SwiftPM wants a file beside it.
