import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { Ledger, Vault } from '#ledger';
import {
  CurrentStates,
  Past,
  playFacts,
  PUBLIC_VIEWER,
  SeenChanged,
  StatesInUse,
  type Viewer,
} from '#projections';
import { CommandHandling, commands, takeDeal } from '#tournament';
import { provided } from '../platform/provided.js';
import { BusTimes } from '../platform/bus-times.js';
import { GiveCommandHandler } from './give-command.js';
import { commandControllers } from './command-route.js';
import { withNames } from './with-names.js';

/** How commands are carried out, whoever gives them. */
@Global()
@Module({
  providers: [
    provided(
      CommandHandling,
      [Ledger, StatesInUse, CurrentStates, Past, Access, Vault],
      (ledger, states, current, past, access, vault) => {
        const read = { ledger, current, past };
        const viewerOf = (actor: string) => viewerOfActor(access, actor);
        const seenChanged = new SeenChanged(read);
        return new CommandHandling(
          ledger,
          states,
          undefined,
          {
            ...playFacts(read, viewerOf),
            changes: async (tournament, wanted, actor) => {
              const changes = await seenChanged.since(tournament, wanted, () => viewerOf(actor));
              return changes && withNames(changes, (ids) => access.people.names(ids, tournament));
            },
          },
          takeDeal(vault),
        );
      },
    ),
    GiveCommandHandler,
    BusTimes,
  ],
  exports: [CommandHandling, BusTimes],
})
export class CommandsModule {}

/** The routes of every command. */
@Module({ controllers: commandControllers(commands.values()) })
export class CommandRoutesModule {}

/** How the giver of a command sees results: a director sees everything, except boards that they have not played yet. */
async function viewerOfActor({ ownPlayers, people }: Access, actor: string): Promise<Viewer> {
  const person = /^person:(.+)$/.exec(actor)?.[1];
  if (person === undefined) return PUBLIC_VIEWER;
  const [player, formerly] = await Promise.all([
    ownPlayers.of([person]).then((all) => all.get(person)),
    ownPlayers.everOf(person),
  ]);
  return {
    kind: 'director',
    person,
    formerly,
    ...(player !== undefined && { players: await people.sameAs(player) }),
  };
}
