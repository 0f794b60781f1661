import type { Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnyCommand, CommandAnswer, GivenCommand } from '#tournament';
import type { Handling } from './with-standing-phones.js';

/** A command on the bus. */
export interface BusCommand {
  readonly given: GivenCommand;
}

type CommandClass = new (given: GivenCommand) => BusCommand;

const classes = new Map<AnyCommand, CommandClass>();

/** The class by which the bus knows a command. */
export function commandClassOf(command: AnyCommand): CommandClass {
  const known = classes.get(command);
  if (known) return known;
  const made = class implements BusCommand {
    readonly given: GivenCommand;

    constructor(given: GivenCommand) {
      this.given = given;
    }
  };
  const name = command.name.replace(/(^|[.-])(\w)/g, (_whole, _separator, letter: string) =>
    letter.toUpperCase(),
  );
  Object.defineProperty(made, 'name', { value: name });
  classes.set(command, made);
  return made;
}

/** The bus handlers of every command: each loads the streams, decides, appends, and answers with the position. */
export function commandHandlers(commands: Iterable<AnyCommand>, handling: () => Handling) {
  return [...commands].map((command) => {
    const Handler: Type<ICommandHandler<BusCommand, CommandAnswer>> = class {
      execute({ given }: BusCommand): Promise<CommandAnswer> {
        return handling().handle(command, given);
      }
    };
    CommandHandler(commandClassOf(command))(Handler);
    return Handler;
  });
}
