import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '#access';
import { Ledger } from '#ledger';
import { hallAddresses, InstallationSettings, machineZone, PrismaClient } from '#platform';
import { CurrentStates, hasPart, Waiting, type PlayState } from '#projections';
import { isTeam, sameData, StreamStates, tablesOf, tournamentStream } from '#tournament';
import { GiveCommand } from '../../commands/give-command.js';
import { ServerProcess } from '../../platform/server-process.js';
import { pairsAtTables } from '../../reading/pairs-of-sessions.js';
import type { AccessSettings } from '../access-settings.js';
import { blindsElsewhere } from './blinds-elsewhere.js';
import { tournamentsOfPlayer } from '../tournaments-of-player.js';

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
    const { sessions } = await this.#play(tournament);
    if (Object.values(sessions).every(({ sections }) => sections.length === 0)) return undefined;
    return new Set(tablesOf(sessions[session] ?? { sections: [] }));
  };

  readonly sessionAtTable: AccessSettings['sessionAtTable'] = async ({ tournament, session, table }) => {
    const [{ sessions }, visibility] = await Promise.all([
      this.#play(tournament),
      this.access.roles.visibility(tournament),
    ]);
    const play = sessions[session];
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
