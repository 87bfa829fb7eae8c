import AppLine
import Testing
