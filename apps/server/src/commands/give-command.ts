import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  commands,
  type AnyCommand,
  type CommandAnswer,
  type GivenCommand,
  CommandHandling,
} from '#tournament';
import { Access } from '#access';
import type { Json } from '#ledger';
import { BusTimes } from '../platform/bus-times.js';

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

/** Carries out every command: loads the streams, decides, appends, and answers with the position. */
@CommandHandler(GiveCommand)
export class GiveCommandHandler implements ICommandHandler<GiveCommand> {
  constructor(
    private readonly handling: CommandHandling,
    private readonly access: Access,
    private readonly times: BusTimes,
  ) {}

  execute({ command, given }: GiveCommand): Promise<CommandAnswer> {
    return this.times.measured('command', command.name, async () =>
      this.handling.handle(
        command,
        command.name === 'session.call-round' ? await this.#withStandingPhones(given) : given,
      ),
    );
  }

  /**
   * A round is called with the tables for which a phone stands as it is called: the list that a page sends tells only that the
   * others are to go on with the call, and may be older than a phone that has come or gone.
   */
  async #withStandingPhones(given: GivenCommand): Promise<GivenCommand> {
    const { tournament } = given;
    const body = given.body as { readonly session: string; readonly phones?: readonly string[] };
    if (!body.phones || tournament === undefined) return given;
    const phones = await this.access.devices.tablesOf({ tournament, session: body.session });
    return { ...given, body: { ...body, phones } as unknown as Json };
  }
}
