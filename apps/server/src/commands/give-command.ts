import { Command } from '@nestjs/cqrs';
import { commands, type AnyCommand, type CommandAnswer, type GivenCommand } from '#tournament';

/** A command as somebody gives it, on its way over the bus. */
export class GiveCommand extends Command<CommandAnswer> {
  constructor(
    readonly command: AnyCommand,
    readonly given: GivenCommand,
  ) {
    super();
  }

  /** A command by its name. @throws Error when there is none: names come from the program itself */
  static named(name: string, given: GivenCommand): GiveCommand {
    return new GiveCommand(commandNamed(name), given);
  }
}

/** Finds a command by its name. @throws Error when there is none: names come from the program itself. */
export function commandNamed(name: string): AnyCommand {
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}
