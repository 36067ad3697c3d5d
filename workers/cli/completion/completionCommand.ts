import { Argument, type Command } from "commander";
import { scripts } from "./scripts.ts";
import { placesOf } from "./words.ts";

const help = `
For bash, once for each shell or in ~/.bashrc:

  golf() {
    DATA_DIR="\${DATA_DIR:-/srv/wicked-golf/.data}" node /srv/wicked-golf/scripts/run.mjs golf "$@"
  }
  source <(golf completion bash)`;

/** `golf completion`: a shell script that completes the words of this version. */
export const registerCompletionCommand = (program: Command, write: (text: string) => unknown) =>
  program
    .command("completion")
    .description("Print a script with which a shell completes the words of golf")
    .addArgument(
      new Argument("<shell>", "which one").choices(
        Object.keys(scripts) as Array<keyof typeof scripts>,
      ),
    )
    .addHelpText("after", help)
    .action((shell: keyof typeof scripts) => {
      write(scripts[shell](placesOf(program)));
    });
