import type { Devices } from '#access';
import type { Json } from '#ledger';
import type { CommandHandling } from '#tournament';

/** What carries commands out. */
export type Handling = Pick<CommandHandling, 'handle'>;

/**
 * A round is called with the tables for which a phone stands as it is called: the list that a page sends tells only that the
 * others are to go on with the call, and may be older than a phone that has come or gone.
 */
export function withStandingPhones(handling: Handling, devices: Pick<Devices, 'tablesOf'>): Handling {
  return {
    async handle(command, given) {
      const { tournament } = given;
      const body = given.body as { readonly session: string; readonly phones?: readonly string[] };
      if (command.name !== 'session.call-round' || !body.phones || tournament === undefined)
        return handling.handle(command, given);
      const phones = await devices.tablesOf({ tournament, session: body.session });
      return handling.handle(command, { ...given, body: { ...body, phones } as unknown as Json });
    },
  };
}
