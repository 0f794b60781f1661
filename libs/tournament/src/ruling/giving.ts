import { z } from 'zod';
import type { StreamUse } from '../aggregate.js';
import { accept, defineCommand, reject, type AlsoStates, type Rejected } from '../command.js';
import { boardNumber, roundNumber, sessionName, tableName, type PlayPlace } from '../names.js';
import { noSuchTable, notCorrectable, notOfBoards } from '../session/guards.js';
import { sessionStream, type SessionState } from '../session/state.js';
import type { NewEvent } from '../event.js';
import { tableEvents } from '../table/events.js';
import { playKey, tableStream, type TableState } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { basis, noted } from './basis.js';
import { askedEffects, eventsOfEffects, isKept, streamsOfEffects, type AskedEffect } from './effects.js';
import { rulingEvents as happened, rulingId } from './events.js';
import { askedFinding, refusedFinding } from './finding.js';
import { rulingStream, type RulingState } from './state.js';

const place = z.strictObject({ table: tableName, round: roundNumber, board: boardNumber });
type Place = z.infer<typeof place>;

/** The plays that a ruling is about: those that it names, and those whose scores it changes. */
function playsAbout(session: string, about: readonly Place[], effects: readonly AskedEffect[]): PlayPlace[] {
  const scored = effects.flatMap((effect) =>
    effect.kind === 'score' || effect.kind === 'tricks' ? [effect] : [],
  );
  const all = [...about, ...scored].map(({ table, round, board }) => ({ session, table, round, board }));
  return [...new Map(all.map((play) => [`${play.table}/${playKey(play)}`, play])).values()];
}

/** The rulings that were given on a play, those that were taken back too. */
function givenOn(play: PlayPlace, known: AlsoStates): readonly string[] {
  const table = known[tableStream(play).stream] as TableState | undefined;
  const standing = table?.rulings.get(playKey(play));
  return [...(table?.noted.get(playKey(play)) ?? []), ...(standing === undefined ? [] : [standing])];
}

/** What stands against ruling on a play: a ruling stands there that who rules now has not seen. */
function unseen(
  plays: readonly PlayPlace[],
  seen: readonly string[],
  known: AlsoStates,
): Rejected | undefined {
  for (const play of plays) {
    const ruling = givenOn(play, known).find(
      (one) => !seen.includes(one) && (known[rulingStream(one).stream] as RulingState).status !== 'withdrawn',
    );
    if (ruling !== undefined)
      return reject({ code: 'ruling.another', board: play.board, table: play.table, ruling });
  }
  return undefined;
}

function strangeTable(session: SessionState, plays: readonly PlayPlace[]): Rejected | undefined {
  const strange = plays.map(({ table }) => noSuchTable(session, table));
  return strange.find((refused) => refused !== undefined);
}

type Call = { readonly table: string; readonly call: number };

function unknownCall(call: Call | undefined, session: string, known: AlsoStates): Rejected | undefined {
  if (!call) return undefined;
  const { calls } = known[tableStream({ session, table: call.table }).stream] as TableState;
  return call.call > calls ? reject({ code: 'table.call-unknown', ...call }) : undefined;
}

function isOpen({ table, call }: Call, session: string, known: AlsoStates): boolean {
  return !(known[tableStream({ session, table }).stream] as TableState).answered.has(call);
}

export const giveRuling = defineCommand({
  name: 'ruling.give',
  summary:
    'Give a ruling: how it was found in the law book, on which plays, and what it does to scores and accounts; several boards and tables are one ruling',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...basis,
    ...askedFinding,
    session: sessionName,
    about: z.array(place).max(500).default([]),
    effects: askedEffects.default([]),
    call: z.strictObject({ table: tableName, call: z.int().min(1) }).optional(),
    seen: z.array(rulingId).max(50).default([]).meta({
      description: 'The rulings on these plays that the director knows of; another one is to be seen first',
    }),
  }),
  unhashed: ['reason', 'facts', 'departs', 'told'],
  uses: (body) => ({
    ruling: rulingStream(body.ruling),
    session: sessionStream(body.session),
    tournament: tournamentStream,
  }),
  also: ({ session, about, effects, call, seen }, _states, also): Readonly<Record<string, StreamUse>> => {
    const plays = playsAbout(session, about, effects);
    const tables = [...plays, ...(call ? [{ session, ...call }] : [])].map(tableStream);
    const others = plays.flatMap((play) => givenOn(play, also)).filter((one) => !seen.includes(one));
    return {
      ...streamsOfEffects(session, effects),
      ...Object.fromEntries([...tables, ...others.map(rulingStream)].map((use) => [use.stream, use])),
    };
  },
  decide(body, { tournament, session, ruling }, context, known) {
    const refused =
      notCorrectable('rulings', { tournament, session }, context, body.reason) ?? notOfBoards(session);
    if (refused) return refused;
    if (ruling.status !== 'none') return reject({ code: 'ruling.exists' });
    const { seen, law, ways, call } = body;
    const effects = body.effects.filter((effect) => !isKept(effect, body.ruling, body.session, known));
    const nothingLeft = effects.length + body.about.length === 0 && !call;
    if (nothingLeft && body.effects.length > 0) return accept({});
    const about = playsAbout(session.session, body.about, effects);
    const unfit =
      strangeTable(session, about) ??
      unknownCall(call, body.session, known) ??
      unseen(about, seen, known) ??
      refusedFinding(body, effects);
    if (unfit) return unfit;
    const { references, notes } = noted(context, body);
    const { reason, facts } = references;
    const of = { ruling: body.ruling, law, reason, ...(facts && { facts }) };
    const events = eventsOfEffects(effects, of, { session, tournament, known });
    if ('accepted' in events) return events;
    const tables = new Map(Object.entries(events.tables));
    const tell = (table: string, event: NewEvent) => {
      const { stream } = tableStream({ session: body.session, table });
      tables.set(stream, [...(tables.get(stream) ?? []), event]);
    };
    for (const play of about) tell(play.table, tableEvents.rulingNoted({ ...play, ruling: body.ruling }));
    if (call && isOpen(call, body.session, known))
      tell(call.table, tableEvents.callAnswered({ session: body.session, ...call, reason }));
    const given = happened.given({
      ...of,
      ...references,
      session: body.session,
      ways,
      about: about.map(({ table, round, board }) => ({ table, round, board })),
      ...(call && { call }),
    });
    return accept({ ruling: [given, ...events.ruling], ...Object.fromEntries(tables) }, { notes });
  },
});
