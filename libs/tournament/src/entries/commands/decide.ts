import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { restsOnEntrant, seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import { contestantClass, sameClass, UNCLASSED } from '../../standings/session-standings.js';
import { tournamentStream } from '../../tournament/state.js';
import { entriesEvents, entry as entryId, forDraws, NOTHING_FOR_DRAWS, players } from '../events.js';
import { withMovingUp } from '../places.js';
import { entriesStream, isTeam, playersRefused } from '../state.js';

const uses = () => ({ entries: entriesStream, tournament: tournamentStream });
const access = { roles: ['organiser', 'director'] } as const;
const entry = entryId.meta({ description: 'Entry id, created by the sender' });

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((person, index) => person === other[index]);
}

export const openEntries = defineCommand({
  name: 'entries.open',
  summary: 'Open entries: everyone sees that pairs can enter with the organiser or a director',
  access,
  body: z.strictObject({}),
  uses,
  decide(_body, { tournament, entries }) {
    return notOpen(tournament) ?? accept(entries.open ? {} : { entries: [entriesEvents.opened({})] });
  },
});

export const closeEntries = defineCommand({
  name: 'entries.close',
  summary:
    'Close entries: everyone sees that they are closed. The organiser and directors can still register late pairs',
  access,
  body: z.strictObject({}),
  uses,
  decide(_body, { tournament, entries }) {
    return notOpen(tournament) ?? accept(entries.open ? { entries: [entriesEvents.closed({})] } : {});
  },
});

export const registerEntry = defineCommand({
  name: 'entries.register',
  summary: 'Register a pair by its player ids',
  access,
  body: z.strictObject({ entry, players }),
  uses,
  decide({ entry: id, players: persons }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (id in entries.entries) return reject({ code: 'entries.exists' });
    const misfit = playersRefused(entries, id, persons);
    if (misfit) return misfit;
    return accept({ entries: [entriesEvents.registered({ entry: id, players: persons })] });
  },
});

export const changeEntry = defineCommand({
  name: 'entries.change',
  summary:
    'Change the players of an entry; a withdrawn entry takes part again. Started sessions keep their pairs; correct names there with `session.name-players`',
  access,
  body: z.strictObject({ entry, players, at: seenAt }),
  uses,
  restsOn: restsOnEntrant,
  decide({ entry: id, players: persons }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = entries.entries[id];
    if (!known) return reject({ code: 'entries.unknown' });
    if (isTeam(known)) return reject({ code: 'entries.is-team' });
    const misfit = playersRefused(entries, id, persons);
    if (misfit) return misfit;
    const same = !known.withdrawn && alike(known.players, persons);
    return accept(same ? {} : { entries: [entriesEvents.changed({ entry: id, players: persons })] });
  },
});

export const withdrawEntry = defineCommand({
  name: 'entries.withdraw',
  summary: 'Withdraw an entry',
  access,
  body: z.strictObject({ entry, at: seenAt }),
  uses,
  restsOn: restsOnEntrant,
  decide({ entry: id }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = entries.entries[id];
    if (!known) return reject({ code: 'entries.unknown' });
    return accept(
      known.withdrawn ? {} : { entries: withMovingUp(entries, [entriesEvents.withdrawn({ entry: id })]) },
    );
  },
});

export const classifyEntry = defineCommand({
  name: 'entries.classify',
  summary: 'Set the stratum, categories and handicap of an entry, and if it is ranked',
  access,
  body: z.strictObject({ entry, class: contestantClass, at: seenAt }),
  uses,
  restsOn: ({ entry: id }) => [{ of: 'settings', what: 'class', entry: id }],
  decide({ entry: id, class: as }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = entries.entries[id];
    if (!known) return reject({ code: 'entries.unknown' });
    const same = sameClass(known.class ?? UNCLASSED, as);
    return accept(same ? {} : { entries: [entriesEvents.classed({ entry: id, class: as })] });
  },
});

export const describeEntry = defineCommand({
  name: 'entries.describe-for-draws',
  summary: 'Set draw information of an entry: clubs, countries, families, stationary seat and seed number',
  access,
  body: z.strictObject({ entry, forDraws, at: seenAt }),
  uses,
  restsOn: ({ entry: id }) => [{ of: 'settings', what: 'for-draws', entry: id }],
  decide({ entry: id, forDraws: known }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const found = entries.entries[id];
    if (!found) return reject({ code: 'entries.unknown' });
    const same = sameData(found.forDraws ?? NOTHING_FOR_DRAWS, known);
    return accept(same ? {} : { entries: [entriesEvents.describedForDraws({ entry: id, forDraws: known })] });
  },
});
