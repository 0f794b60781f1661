import { z } from 'zod';
import type { NewEvent, StreamUse } from '../../journal/aggregate.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { sessionName, tableName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { noSuchTable, notCorrectable } from '../../session/guards.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { sheetEvents } from '../../sheet/events.js';
import type { SheetState } from '../../sheet/state.js';
import { tableEvents } from '../../table/events.js';
import { isAnswered, lastCall, playKey, type TableState, tableStream } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { askedFinding, basis, findingOf, noted } from './finding.js';
import { askedEffects } from '../asked-effect.js';
import {
  comparedByEffects,
  eventsOfEffects,
  isKept,
  notOfGame,
  ofHiddenResults,
  streamsOfEffects,
} from './effects.js';
import { placeAbout, rulingEvents, rulingId } from '../events.js';
import { type Place, placesAbout, restsOnRuled, streamAbout } from './refusals.js';
import { type RulingState, rulingStream } from '../state.js';

/** The rulings on a place, with those that were withdrawn. */
function givenOn(place: Place, known: AlsoStates): readonly string[] {
  const state = known[streamAbout(place).stream] as unknown;
  if (state === undefined) return [];
  if ('board' in place) {
    const { noted, rulings } = state as TableState;
    const standing = rulings[playKey(place)];
    return [...(noted[playKey(place)] ?? []), ...(standing === undefined ? [] : [standing])];
  }
  const { noted, lines } = state as SheetState;
  const { line = null } = place;
  const standing = line === null ? undefined : lines[line - 1]?.ruled?.ruling;
  const about = noted.filter((one) => one.line === line).map(({ ruling }) => ruling);
  return [...about, ...(standing === undefined ? [] : [standing])];
}

/** What prevents ruling on a place: a ruling stands there that who rules now has not seen. */
function unseen(places: readonly Place[], seen: readonly string[], known: AlsoStates): Rejected | undefined {
  for (const place of places) {
    const ruling = givenOn(place, known).find(
      (one) => !seen.includes(one) && (known[rulingStream(one).stream] as RulingState).status !== 'withdrawn',
    );
    if (ruling === undefined) continue;
    const { table } = place;
    return 'board' in place
      ? reject({ code: 'ruling.another', board: place.board, table, ruling })
      : reject({ code: 'ruling.another-on-sheet', table, round: place.round, line: place.line ?? 0, ruling });
  }
  return undefined;
}

function strangeTable(session: SessionState, places: readonly Place[]): Rejected | undefined {
  const strange = places.map(({ table }) => noSuchTable(session, table));
  return strange.find((refused) => refused !== undefined);
}

type Call = { readonly table: string; readonly call: number };

function unknownCall(call: Call | undefined, session: string, known: AlsoStates): Rejected | undefined {
  if (!call) return undefined;
  const table = known[tableStream({ session, table: call.table }).stream] as TableState;
  return call.call > lastCall(table) ? reject({ code: 'table.call-unknown', ...call }) : undefined;
}

function isOpen({ table, call }: Call, session: string, known: AlsoStates): boolean {
  return !isAnswered(known[tableStream({ session, table }).stream] as TableState, call);
}

export const giveRuling = defineCommand({
  name: 'ruling.give',
  summary:
    'Give a ruling: its path in the law book, the results or score-sheet rows it concerns, and its effects on scores and accounts. One ruling can cover several boards and tables',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...basis,
    ...askedFinding,
    session: sessionName,
    about: z.array(placeAbout).max(500).default([]),
    effects: askedEffects.default([]),
    call: z.strictObject({ table: tableName, call: z.int().min(1) }).optional(),
    at: seenAt,
    seen: z.array(rulingId).max(50).default([]).meta({
      description: 'Rulings on these results known to the director; any other must be reviewed first',
    }),
  }),
  unhashed: ['facts', 'departs', 'told'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  restsOn: ({ session, about, effects }) => restsOnRuled(session, about, effects),
  compares: (body) => comparedByEffects(body),
  also: ({ session, about, effects, call, seen }, _states, also): Readonly<Record<string, StreamUse>> => {
    const places = placesAbout(session, about, effects);
    const told: StreamUse[] = [
      ...places.map(streamAbout),
      ...(call ? [tableStream({ session, ...call })] : []),
    ];
    const others = places.flatMap((place) => givenOn(place, also)).filter((one) => !seen.includes(one));
    return {
      ...streamsOfEffects(session, effects),
      ...Object.fromEntries([...told, ...others.map(rulingStream)].map((use) => [use.stream, use])),
    };
  },
  decide(body, { tournament, session, ruling }, context, known) {
    const refused =
      notCorrectable('rulings', { tournament, session }, context, body.reason) ??
      notOfGame(session, body) ??
      ofHiddenResults(context, body.effects);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { seen, law, call } = body;
    const effects = body.effects.filter((effect) => !isKept(effect, body.ruling, body.session, known));
    const nothingLeft = effects.length + body.about.length === 0 && !call;
    if (nothingLeft && body.effects.length > 0) return accept({});
    const about = placesAbout(session.session, body.about, effects);
    const refusal =
      strangeTable(session, about) ?? unknownCall(call, body.session, known) ?? unseen(about, seen, known);
    if (refusal) return refusal;
    const found = findingOf(body, effects, { session, about });
    if ('accepted' in found) return found;
    const { references, notes } = noted(context, body);
    const { reason, facts } = references;
    const of = { ruling: body.ruling, law, reason, ...(facts && { facts }) };
    const events = eventsOfEffects(effects, {
      basis: of,
      departs: references.departs,
      room: { session, tournament, known, seed: () => context.seed() },
    });
    if ('accepted' in events) return events;
    const others = new Map(Object.entries(events.others));
    const tell = ({ stream }: StreamUse, event: NewEvent) =>
      others.set(stream, [...(others.get(stream) ?? []), event]);
    for (const place of about) {
      const noted = { ...place, ruling: body.ruling };
      tell(
        streamAbout(place),
        'board' in noted ? tableEvents.rulingNoted(noted) : sheetEvents.rulingNoted(noted),
      );
    }
    if (call && isOpen(call, body.session, known))
      tell(
        tableStream({ session: body.session, ...call }),
        tableEvents.callAnswered({ session: body.session, ...call, reason }),
      );
    const given = rulingEvents.given({
      ...of,
      ...references,
      session: body.session,
      ways: found.ways,
      about: about.map(({ session: _session, ...place }) => place),
      ...(call && { call }),
    });
    return accept({ ruling: [given, ...events.ruling], ...Object.fromEntries(others) }, { notes });
  },
});
