import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, type TournamentsOfPlayer } from '#access';
import { Ledger } from '#ledger';
import { hallAddresses, InstallationSettings, machineZone, PrismaClient } from '#platform';
import {
  CurrentStates,
  hasPart,
  Waiting,
  type PlayState,
  hasPlayBefore,
  journal,
  NotYetProjected,
  play,
  sessionOf,
} from '#projections';
import { isTeam, sameData, StreamStates, tablesOf, tournamentStream } from '#tournament';
import { GiveCommand } from '../../commands/give-command.js';
import { ServerProcess } from '../../platform/server-process.js';
import { pairsAtTables } from '../../reading/pairs-of-sessions.js';
import type { AccessSettings } from '../access-settings.js';

/** What access asks the journals and the settings of the installation. */
@Injectable()
export class JournalsForAccess implements AccessSettings {
  readonly publicUrl;
  readonly tournamentsOfPlayer;
  readonly blindsElsewhere;
  readonly pairsAtTables;

  constructor(
    private readonly process: ServerProcess,
    prisma: PrismaClient,
    ledger: Ledger,
    waiting: Waiting,
    private readonly bus: CommandBus,
    private readonly access: Access,
    private readonly states: StreamStates,
    private readonly current: CurrentStates,
    private readonly settings: InstallationSettings,
  ) {
    this.publicUrl = process.configuration.publicUrl;
    this.tournamentsOfPlayer = tournamentsOfPlayer({ prisma, ledger, waiting });
    this.blindsElsewhere = blindsElsewhere(current, access);
    this.pairsAtTables = pairsAtTables(async (tournament) => (await this.#play(tournament)).sessions);
  }

  readonly hallAddress = () => hallAddresses(this.process.listening)[0];

  readonly house: AccessSettings['house'] = async () => {
    const { zone, ...others } = await this.settings.appearance();
    return { ...others, zone: zone ?? machineZone() };
  };

  readonly takesPart: AccessSettings['takesPart'] = async (tournament, person) =>
    hasPart(await this.#play(tournament), person);

  readonly takePlayerBack: AccessSettings['takePlayerBack'] = async (tournament, said) => {
    const { person, players: are, by, ever } = said;
    const { takenBack } = (await this.states.load(tournament, tournamentStream)).state;
    const known = takenBack[person] ?? [];
    const players = (by === `person:${person}` ? known : ever).filter((id) => !are.includes(id));
    if (sameData(known, players.toSorted())) return;
    await this.bus.execute(
      GiveCommand.named('tournament.take-player-back', {
        tournament,
        actor: by,
        commandId: randomUUID(),
        body: { person, players },
      }),
    );
  };

  readonly tablesOfSession: AccessSettings['tablesOfSession'] = async (tournament, session) => {
    const play = await this.#play(tournament);
    if (Object.values(play.sessions).every(({ sections }) => sections.length === 0)) return undefined;
    return new Set(tablesOf(sessionOf(play, session) ?? { sections: [] }));
  };

  readonly sessionAtTable: AccessSettings['sessionAtTable'] = async ({ tournament, session, table }) => {
    const [state, visibility] = await Promise.all([
      this.#play(tournament),
      this.access.roles.visibility(tournament),
    ]);
    const play = sessionOf(state, session);
    const shown = visibility === 'published' || visibility === 'archived';
    if (!play) return { is: 'over', shown: false };
    if (play.status === 'closed') return { is: 'over', shown };
    return { is: tablesOf(play).includes(table) ? 'on' : 'without-table', shown };
  };

  readonly isTeam: AccessSettings['isTeam'] = async (tournament, entry) => {
    const { entries } = (await this.#play(tournament)).entries;
    const known = entries[entry];
    return known !== undefined && isTeam(known);
  };

  async #play(tournament: string): Promise<PlayState> {
    return (await this.current.of(tournament)).state;
  }
}

/** Asks the journals of the tournaments that a person helps to run, except those that the asking person organises. */
export function blindsElsewhere(current: CurrentStates, access: Access): AccessSettings['blindsElsewhere'] {
  return async (here, { person, players, by }) => {
    const asking = by.replace(/^person:/, '');
    const [held, ever] = await Promise.all([
      access.roles.tournamentsOf(person),
      access.ownPlayers.everOf(person),
    ]);
    for (const tournament of held.filter((one) => one !== here)) {
      // oxlint-disable-next-line no-await-in-loop -- one book in memory after the other
      if ((await access.roles.rolesOf(tournament, asking)).has('organiser')) continue;
      // oxlint-disable-next-line no-await-in-loop
      const { state } = await current.of(tournament);
      const isBlinded =
        hasPlayBefore(state, { person, players }) && !hasPlayBefore(state, { person, formerly: ever });
      if (isBlinded) return true;
    }
    return false;
  };
}

interface Read {
  readonly prisma: PrismaClient;
  readonly ledger: Ledger;
  readonly waiting: Waiting;
}

/**
 * Tournaments that name somebody among their entries or in a session, drafts too. A tournament counts as made by
 * whoever wrote its first line, or imported its journal here: the lines of an imported journal may have been written by
 * others. Rows follow the journals a moment later: those of tournaments with a name of their own for the player are waited
 * for.
 */
export function tournamentsOfPlayer(read: Read): TournamentsOfPlayer {
  const { prisma } = read;
  return async (ids) => {
    const named = await prisma.nameInTournament.findMany({
      where: { playerId: { in: [...ids] } },
      distinct: 'tournament',
      select: { tournament: true },
    });
    await Promise.all(named.map(({ tournament }) => rowsUpToDate(read, tournament)));
    const parts = await prisma.participantView.findMany({
      where: { person: { in: [...ids] } },
      distinct: 'tournament',
      select: { tournament: true },
    });
    const makers = await prisma.journalView.findMany({
      where: {
        tournament: { in: parts.map(({ tournament }) => tournament) },
        OR: [{ position: 1 }, { type: 'tournament.brought' }],
      },
      orderBy: { position: 'asc' },
      select: { tournament: true, actor: true },
    });
    // The last one of a tournament counts.
    const madeBy = new Map(makers.map(({ tournament, actor }) => [tournament, actor]));
    return parts.map(({ tournament }) => ({ tournament, madeBy: madeBy.get(tournament) ?? null }));
  };
}

async function rowsUpToDate({ ledger, waiting }: Read, tournament: string): Promise<void> {
  const position = (await ledger.head(tournament))?.position ?? 0;
  try {
    for (const projection of [journal, play]) {
      // oxlint-disable-next-line no-await-in-loop -- they are brought up to date one after the other
      await waiting.until(projection, tournament, position);
    }
  } catch (error) {
    // A journal that cannot be read on counts as far as it was read.
    if (!(error instanceof NotYetProjected)) throw error;
  }
}
