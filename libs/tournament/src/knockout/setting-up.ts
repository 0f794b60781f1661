import { z } from 'zod';
import { drawOrder } from '#cards';
import { sameData } from '#scoring';
import { accept, defineCommand, reject, type Rejected } from '../command/command.js';
import { type EntriesState, entriesStream, isTeam, teamsTakingPart } from '../entries/state.js';
import { notOpen } from '../session/guards.js';
import { type TournamentState, tournamentStream } from '../tournament/state.js';
import { knockoutStream } from './state.js';
import {
  knockoutEvents,
  knockoutSettings,
  type KnockoutState,
  type SeededFrom,
  seeds,
  seedsWanted,
} from './events.js';
import { knockoutName } from '../journal/names.js';
import { seenAt, type SeenPart } from '../journal/seen.js';
import { reasonNoted } from '../command/reason-noted.js';
import { freeText } from '../journal/texts.js';
import { choosingOf, mostChoosers } from './bracket.js';

export const access = { roles: ['organiser', 'director'] } as const;

/** The streams that every command about a knockout depends on. */
export const usesOfKnockout = ({ knockout }: { knockout: string }) => ({
  knockout: knockoutStream(knockout),
  tournament: tournamentStream,
  entries: entriesStream,
});

/** What prevents playing a knockout: there is none, or the tournament is over. */
export function notUnderWay(tournament: TournamentState, { settings }: KnockoutState): Rejected | undefined {
  return notOpen(tournament) ?? (settings === null ? reject({ code: 'knockout.unknown' }) : undefined);
}

/** What prevents an entry in a knockout: it is none that takes part, or no team. */
export function notToPlay({ entries }: EntriesState, entry: string): Rejected | undefined {
  const known = entries[entry];
  if (!known || known.withdrawn) return reject({ code: 'entries.unknown' });
  return isTeam(known) ? undefined : reject({ code: 'entries.is-pair' });
}

const entry = z.uuid().toLowerCase();

type SeedsWanted = z.infer<typeof seedsWanted>;

/** The standing that an order of seeds is taken from; a lot has none. */
function standingOf(from: SeedsWanted): SeenPart[] {
  if (from.kind === 'lot') return [];
  return [
    from.kind === 'session'
      ? { of: 'results', session: from.session }
      : { of: 'contest', contest: from.contest },
  ];
}

/** The teams that play, by lot from a seed: as they have entered, in the order of `drawOrder`. */
function byLot(entries: EntriesState, wanted: readonly string[], seed: string): string[] {
  const named = new Set(wanted);
  const entered = teamsTakingPart(entries).filter((team) => named.has(team));
  return drawOrder(entered.length, seed).map((at) => entered[at]!);
}

export const setUpKnockout = defineCommand({
  name: 'knockout.set-up',
  summary:
    'Set up a knockout: teams by seed or by lot, and format. You can change it until the first round is set up; opponents chosen by seeds are then cleared',
  access,
  body: z.strictObject({
    knockout: knockoutName,
    settings: knockoutSettings,
    entries: seeds,
    from: seedsWanted.optional(),
    at: seenAt,
  }),
  uses: usesOfKnockout,
  restsOn: ({ knockout, from }) => [
    { of: 'seeding', knockout },
    { of: 'entries' },
    ...(from ? standingOf(from) : []),
  ],
  decide(
    { knockout: id, settings, entries: wanted, from: asked },
    { tournament, knockout, entries },
    context,
  ) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (knockout.rounds.length > 0) return reject({ code: 'knockout.begun' });
    const twice = wanted.find((each, index) => wanted.indexOf(each) !== index);
    if (twice !== undefined) return reject({ code: 'knockout.entry-twice' });
    for (const each of wanted) {
      const refusal = notToPlay(entries, each);
      if (refusal) return refusal;
    }
    const most = mostChoosers(wanted.length);
    const { choosers = 0 } = settings;
    if (choosers > most) return reject({ code: 'knockout.choosers', choosers, most });
    const from: SeededFrom | undefined =
      asked?.kind === 'lot' ? { kind: 'lot', seed: asked.seed ?? context.seed() } : asked;
    const order = from?.kind === 'lot' ? byLot(entries, wanted, from.seed) : wanted;
    const known = {
      settings: knockout.settings,
      entries: knockout.entries,
      from: knockout.from ?? undefined,
    };
    if (sameData(known, { settings, entries: order, from })) return accept({});
    return accept({
      knockout: [knockoutEvents.setUp({ knockout: id, settings, entries: order, ...(from && { from }) })],
    });
  },
});

export const chooseOpponent = defineCommand({
  name: 'knockout.choose-opponent',
  summary: 'Record the first-round opponent chosen by a seed, in turn. Empty undoes the last choice',
  access,
  body: z.strictObject({ knockout: knockoutName, chooser: entry, opponent: entry.nullable(), at: seenAt }),
  uses: usesOfKnockout,
  restsOn: ({ knockout }) => [{ of: 'seeding', knockout }],
  decide({ knockout: id, chooser, opponent }, { tournament, knockout }) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    if (knockout.rounds.length > 0) return reject({ code: 'knockout.begun' });
    const choosing = choosingOf(knockout);
    if (!choosing) return reject({ code: 'knockout.nobody-chooses' });
    if (opponent === null) {
      const last = choosing.choosers[knockout.chosen.length - 1];
      if (chooser !== last) return reject({ code: 'knockout.not-its-turn' });
    } else {
      if (chooser !== choosing.next?.chooser) return reject({ code: 'knockout.not-its-turn' });
      if (!choosing.next.among.includes(opponent)) return reject({ code: 'knockout.not-to-be-chosen' });
    }
    return accept({ knockout: [knockoutEvents.opponentChosen({ knockout: id, chooser, opponent })] });
  },
});

export const abandonKnockout = defineCommand({
  name: 'knockout.abandon',
  summary: 'Delete a knockout set up by mistake; its sessions stay as separate sessions',
  access,
  body: z.strictObject({ knockout: knockoutName, at: seenAt, reason: freeText.optional() }),
  uses: usesOfKnockout,
  restsOn: ({ knockout }) => [{ of: 'seeding', knockout }],
  decide({ knockout: id, reason }, { tournament, knockout }, context) {
    const refused = notUnderWay(tournament, knockout);
    if (refused) return refused;
    const { reference, notes } = reasonNoted(context, reason);
    return accept({ knockout: [knockoutEvents.abandoned({ knockout: id, ...reference })] }, { notes });
  },
});
