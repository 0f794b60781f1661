import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';
import {
  ENTERED_AS,
  entriesEvents,
  entry as entryId,
  entryTerms,
  requestLink,
  requestPlayers,
} from '../events.js';
import {
  enteringRefused,
  hasPlace,
  registeredFrom,
  requestsStanding,
  standingOfRequest,
  withMovingUp,
} from '../places.js';
import { enteringThemselves, entriesStream, type EntriesState, playersRefused } from '../state.js';

const uses = () => ({ entries: entriesStream, tournament: tournamentStream });
const access = { roles: ['organiser', 'director'] } as const;
const entry = entryId.meta({ description: 'Entry id of the request' });
function unknown(state: EntriesState, id: string): Rejected | undefined {
  return Object.hasOwn(enteringThemselves(state).requests, id)
    ? undefined
    : reject({ code: 'entries.unknown' });
}

export const letPlayersIn = defineCommand({
  name: 'entries.let-players-in',
  summary:
    'Let players enter themselves: pairs, teams or individuals, with a limit, a closing time and conditions. Null to let no more in',
  access,
  body: z.strictObject({ terms: entryTerms.nullable() }),
  uses,
  decide({ terms }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const opened = terms === null || entries.open ? [] : [entriesEvents.opened({})];
    const same = sameData(enteringThemselves(entries).terms, terms);
    const events = [...opened, ...(same ? [] : [entriesEvents.playersLetIn({ terms })])];
    return accept(events.length === 0 ? {} : { entries: withMovingUp(entries, events) });
  },
});

export const requestEntry = defineCommand({
  name: 'entries.request',
  summary: 'Ask to take part, as players do who enter themselves',
  access: 'system',
  body: z.strictObject({ entry: entryId, players: requestPlayers, link: requestLink }),
  uses,
  decide({ entry: id, players, link }, { tournament, entries }, { now }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const { terms, requests } = enteringThemselves(entries);
    if (Object.hasOwn(requests, id) && requests[id]!.link === link) return accept({});
    if (Object.hasOwn(requests, id) || id in entries.entries) return reject({ code: 'entries.exists' });
    const closed = enteringRefused(entries, now);
    if (closed) return closed;
    const { as } = terms!;
    const [least, most] = ENTERED_AS[as];
    if (players.length < least || players.length > most) return reject({ code: 'entries.other-number' });
    const misfit = playersRefused(entries, id, players);
    if (misfit) return misfit;
    return accept({
      entries: withMovingUp(entries, [entriesEvents.requested({ entry: id, players, as, link })]),
    });
  },
});

export const withdrawRequest = defineCommand({
  name: 'entries.withdraw-request',
  summary: 'Withdraw what players entered themselves, by their link',
  access: 'system',
  body: z.strictObject({ entry: entryId, link: requestLink }),
  uses,
  decide({ entry: id, link }, { tournament, entries }) {
    const refused = notOpen(tournament) ?? unknown(entries, id);
    if (refused) return refused;
    if (enteringThemselves(entries).requests[id]!.link !== link) return reject({ code: 'entries.unknown' });
    const standing = standingOfRequest(entries, id);
    if (standing === 'withdrawn' || standing === 'declined') return accept({});
    const withdrawn =
      standing === 'confirmed'
        ? entriesEvents.withdrawn({ entry: id })
        : entriesEvents.requestWithdrawn({ entry: id });
    return accept({ entries: withMovingUp(entries, [withdrawn]) });
  },
});

export const confirmRequest = defineCommand({
  name: 'entries.confirm-request',
  summary: 'Confirm what players entered themselves: it becomes an entry. Needs a free place',
  access,
  body: z.strictObject({ entry }),
  uses,
  decide({ entry: id }, { tournament, entries }) {
    const refused = notOpen(tournament) ?? unknown(entries, id);
    if (refused) return refused;
    const standing = standingOfRequest(entries, id);
    if (standing === 'confirmed') return accept({});
    if (standing === 'withdrawn') return reject({ code: 'entries.request-withdrawn' });
    if (standing !== 'placed' && !hasPlace(entries)) return reject({ code: 'entries.no-place' });
    const misfit = playersRefused(entries, id, enteringThemselves(entries).requests[id]!.players);
    return misfit ?? accept({ entries: [registeredFrom(entries, id)] });
  },
});

export const declineRequest = defineCommand({
  name: 'entries.decline-request',
  summary: 'Decline what players entered themselves. The first of the waiting list moves up',
  access,
  body: z.strictObject({ entry }),
  uses,
  decide({ entry: id }, { tournament, entries }) {
    const refused = notOpen(tournament) ?? unknown(entries, id);
    if (refused) return refused;
    const standing = standingOfRequest(entries, id);
    if (standing === 'confirmed') return reject({ code: 'entries.exists' });
    if (standing === 'declined' || standing === 'withdrawn') return accept({});
    return accept({ entries: withMovingUp(entries, [entriesEvents.requestDeclined({ entry: id })]) });
  },
});

export const putRequestFirst = defineCommand({
  name: 'entries.put-request-first',
  summary: 'Put a request first on the waiting list',
  access,
  body: z.strictObject({ entry }),
  uses,
  decide({ entry: id }, { tournament, entries }) {
    const refused = notOpen(tournament) ?? unknown(entries, id);
    if (refused) return refused;
    const waiting = requestsStanding(entries, 'waiting');
    if (!waiting.includes(id) || waiting[0] === id) return accept({});
    return accept({ entries: withMovingUp(entries, [entriesEvents.requestPutFirst({ entry: id })]) });
  },
});
