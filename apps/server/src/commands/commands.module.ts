import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { Ledger, Vault } from '#ledger';
import {
  PastCuts,
  PastMatches,
  OpenAppealsNow,
  Past,
  PUBLIC_VIEWER,
  Rankings,
  SeenChanged,
  CurrentVisibility,
  StatesInUse,
  UncheckedNow,
  type Viewer,
} from '#projections';
import { CommandHandling, commands, takeDeal } from '#tournament';
import { provided } from '../platform/provided.js';
import { BusTimes } from '../platform/bus-times.js';
import { GiveCommandHandler } from './command-handler.js';
import { commandControllers } from './command-route.js';
import { withNames } from './with-names.js';

/** How commands are carried out, whoever gives them. */
@Global()
@Module({
  providers: [
    provided(
      CommandHandling,
      [Ledger, StatesInUse, Past, Access, Vault],
      (ledger, states, past, access, vault) => {
        const read = { ledger, past };
        const rankings = new Rankings(read);
        const matches = new PastMatches(read);
        const cuts = new PastCuts(read);
        const unchecked = new UncheckedNow(read);
        const openAppeals = new OpenAppealsNow(read);
        const visibility = new CurrentVisibility(read);
        const seenChanged = new SeenChanged(read);
        return new CommandHandling(
          ledger,
          states,
          undefined,
          {
            rankings: (tournament, wanted) => rankings.at(tournament, wanted),
            matches: (tournament, wanted) => matches.at(tournament, wanted),
            cuts: (tournament, wanted) => cuts.at(tournament, wanted),
            unchecked: (tournament) => unchecked.plays(tournament),
            openAppeals: (tournament) => openAppeals.rulings(tournament),
            visibility: async (tournament, compared, actor) =>
              actor.startsWith('person:')
                ? visibility.of(tournament, compared, () => viewerOfActor(access, actor))
                : undefined,
            changes: async (tournament, wanted, actor) => {
              const changes = await seenChanged.since(tournament, wanted, () => viewerOfActor(access, actor));
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
