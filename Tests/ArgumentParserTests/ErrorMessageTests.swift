import ArgumentParser
import Testing

struct ErrorMessageTests {
    let listUsage = """
        Usage: presets list [--catalogue <file>] [--color] [--no-color] [<pattern>]
          See 'presets list --help' for more information.
        """
    let addUsage = """
        Usage: presets add [--catalogue <file>] [--color] [--no-color] <name>
               --style <style> [--spacing <spacing>] [--content-insets <content-insets>]
               [--image <image>] [--state <state> ...] [--title <title>] [--dry-run]
               [--verbose]
          See 'presets add --help' for more information.
        """
    let rootUsage = """
        Usage: presets [--catalogue <file>] [--color] [--no-color] <subcommand>
          See 'presets --help' for more information.
        """

    @Test func unknownOption() {
        #expect(
            failure("list", "--colour") == "Error: Unknown option '--colour'. Did you mean '--color'?\n" + listUsage)
        #expect(failure("list", "--qqqqqq=1") == "Error: Unknown option '--qqqqqq'\n" + listUsage)
        #expect(failure("list", "-q").hasPrefix("Error: Unknown option '-q'"))
        #expect(failure("list", "-=x").hasPrefix("Error: Unknown option '-' in '-=x'\n"))
        #expect(failure("list", "--=x").hasPrefix("Error: Unknown option '--'\n"))
        #expect(failure("add", "-vq").hasPrefix("Error: Unknown option '-q' in '-vq'"))
        #expect(failure("--sytle", "x", "add").hasPrefix("Error: Unknown option '--sytle'\nUsage: presets ["))
    }

    @Test func unknownSubcommand() {
        #expect(failure("lost") == "Error: Unknown subcommand 'lost'. Did you mean 'list'?\n" + rootUsage)
        #expect(failure("qqqqqq") == "Error: Unknown subcommand 'qqqqqq'\n" + rootUsage)
        #expect(failure("help", "metric", "sett").hasPrefix("Error: Unknown subcommand 'sett'. Did you mean 'set'?"))
        #expect(failure("secre").hasPrefix("Error: Unknown subcommand 'secre'\n"))
    }

    @Test func missingValue() {
        let help = "\nHelp:  --style <style>  How image and title lie.\n"
        #expect(failure("add", "x", "--style") == "Error: Missing value for '--style <style>'" + help + addUsage)
        let hint = "'--verbose' looks like an option; if it is the value, write '--style=--verbose'"
        #expect(
            failure("add", "x", "--style", "--verbose")
                == "Error: Missing value for '--style <style>': \(hint)" + help + addUsage)
        #expect(
            failure("add", "-i3x4").hasPrefix(
                "Error: Missing value for '--image <image>' in '-i3x4'; write '-i <image>'\n"))
    }

    @Test func missingArgument() {
        #expect(
            failure("add", "--style", "exact")
                == "Error: Missing expected argument '<name>'\nHelp:  <name>  The new name.\n" + addUsage)
        #expect(
            failure("add").hasPrefix("Error: Missing expected arguments '<name>', '--style <style>'\nHelp:  <name>"))
    }

    @Test func unexpectedArgument() {
        #expect(
            failure("list", "a", "b") == "Error: Unexpected argument 'b'; taken are <pattern>\n" + listUsage)
        #expect(failure("list", "a", "b", "c", "d", "e").hasPrefix("Error: 4 unexpected arguments: 'b', 'c', 'd', …; "))
        #expect(failure("secret", "a").hasPrefix("Error: Unexpected argument 'a'; no arguments are taken here\n"))
    }

    @Test func invalidValue() {
        let help = "\nHelp:  --style <style>  How image and title lie.\n"
        let values = "The values are image-title/top, image-title/leading, exact"
        #expect(
            failure("add", "x", "--style", "exakt")
                == "Error: The value 'exakt' is invalid for '--style <style>'. Did you mean 'exact'? \(values)" + help
                + addUsage)
        #expect(
            failure("add", "x", "--style", "qqqq").hasPrefix(
                "Error: The value 'qqqq' is invalid for '--style <style>'. \(values)\n"))
        #expect(
            failure("metric", "--scale", "2.5").hasPrefix(
                "Error: The value '2.5' is invalid for '--scale <scale>': a whole number is expected\nUsage: presets metric show"
            ))
        #expect(
            failure("add", "x", "--style=exact", "--spacing=wide").hasPrefix(
                "Error: The value 'wide' is invalid for '--spacing <spacing>': a number is expected\nHelp: "))
        #expect(
            failure("add", "x", "--style=exact", "--image", "3").hasPrefix(
                "Error: The value '3' is invalid for '--image <image>': write it as 44x44\nUsage: "))
    }

    @Test func aFlagTakesNoValue() {
        #expect(
            failure("list", "--color=always") == "Error: The flag '--color' takes no value, but 'always' was given\n"
                + listUsage)
    }

    @Test func validation() {
        #expect(
            failure("add", "now", "--style", "exact") == "Error: 'now' is a revision, not a name\n" + addUsage)
    }

    @Test func wordsAreShownWithoutControlCharactersAndNotAtLength() {
        #expect(failure("a\u{1B}[31m\n\u{202E}").hasPrefix(#"Error: Unknown subcommand 'a\u{1B}[31m\n\u{202E}'"#))
        #expect(failure(String(repeating: "x", count: 1000)).contains("'\(String(repeating: "x", count: 80))…'"))
    }

    @Test func codes() {
        struct Trouble: Error {}
        #expect(code("--help") == .success)
        #expect(code("--version") == .success)
        #expect(code("--nope") == .validationFailure)
        #expect(ExitCode.validationFailure.rawValue == 2)
        #expect(Presets.exitCode(for: ExitCode.failure) == .failure)
        #expect(Presets.exitCode(for: Trouble()).rawValue == 2)
        #expect(Presets.exitCode(for: CleanExit.message("done")) == .success)
        #expect(Presets.fullMessage(for: Trouble()) == "Error: Trouble()")
        #expect(Presets.fullMessage(for: ExitCode.failure) == "")
        #expect(Presets.message(for: ValidationError("No.")) == "No.")
    }

    private func code(_ arguments: String...) -> ExitCode? {
        do {
            _ = try Presets.parseAsRoot(arguments)
            return nil
        } catch {
            return Presets.exitCode(for: error)
        }
    }
}
