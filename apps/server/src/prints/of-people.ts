import type { DocumentOf, EntryLine, RulingEffect } from '#prints';
import type { Look, RulingSeenInList, RulingsSeen, SessionSeen } from '#projections';
import { games, type ContestantClass } from '#tournament';
import type { Language } from '#words';
import { CalledIn, numberText } from './called.js';
import { firstTables } from './of-sheets.js';
import { givenShown, lawText } from './ruled-shown.js';
import { sheetLineShown } from './sheet-line-shown.js';

type Without<Document> = Omit<Document, 'heading'>;

/** Everybody who plays in a session, and whoever has entered and has no place there yet. */
export async function entryList(
  look: Look,
  session: SessionSeen,
  of: { readonly kind: DocumentOf<'entry-list'>['of']; readonly onSheets: boolean },
): Promise<Without<DocumentOf<'entry-list'>>> {
  const { entries } = await look.entries.all();
  const tables = of.onSheets ? firstTables(session) : firstSeats(look, session);
  const placed =
    of.kind === 'teams' ? await placedTeams(look, session, tables) : placedContestants(session, tables);
  const seated = new Set([...session.contestants, ...placed].map(({ entry }) => entry));
  return {
    paper: 'entry-list',
    of: of.kind,
    entries: [
      ...placed.map(({ line }) => line),
      ...entries
        .filter(({ entry, withdrawn }) => !withdrawn && !seated.has(entry))
        .map(({ name: team, players, class: as }) => ({
          number: '–',
          names: players.flatMap(({ name }) => name ?? []),
          ...(team !== undefined && { team }),
          as: classText(as),
          table: '–',
        })),
    ],
  };
}

/** A line of the list, and whose it is. */
interface Placed {
  readonly entry: string | null;
  readonly line: EntryLine;
}

function placedContestants(session: SessionSeen, tables: ReadonlyMap<string, string>): Placed[] {
  const called = new CalledIn(session);
  return called.playing().map(({ contestant, entry, players, class: as }) => ({
    entry,
    line: {
      number: called.numberOf(contestant),
      names: players.flatMap(({ name }) => name ?? []),
      as: classText(as),
      table: tables.get(contestant) ?? '–',
    },
  }));
}

/** Teams with all their players: who of them sits where is said by line-ups. */
async function placedTeams(
  look: Look,
  session: SessionSeen,
  tables: ReadonlyMap<string, string>,
): Promise<Placed[]> {
  const { teams } = await look.standings.matches(session.session);
  const classes = new Map(session.contestants.map((each) => [each.contestant, each.class]));
  return teams.map(({ team, entry, name: called, players }) => {
    const [section, number] = team.split('-');
    const pairs = ['NS', 'EW'].map((line) => `${section}-${line}${number}`);
    const as = classes.get(pairs[0]!);
    return {
      entry,
      line: {
        number: numberText(team, session.sections.length > 1),
        names: players.flatMap(({ name }) => name ?? []),
        ...(called !== null && { team: called }),
        as: as ? classText(as) : '',
        table: pairs.flatMap((pair) => tables.get(pair) ?? []).join(', ') || '–',
      },
    };
  });
}

/** Where everybody begins, with the side or the seat. */
function firstSeats(look: Look, session: SessionSeen): ReadonlyMap<string, string> {
  return new Map(
    look.papers.nameSlips(session.session).map(({ contestant, start }) => {
      const at = start?.seat ?? start?.side;
      return [contestant, [start?.table, at].filter(Boolean).join(' ') || '–'];
    }),
  );
}

/** As what somebody takes part, in the tournament's own names. */
function classText({ stratum, categories }: ContestantClass): string {
  return [...(stratum === null ? [] : [stratum]), ...categories].join(', ');
}

/** The rulings that the reader is shown, or a form for those to come. */
export async function rulings(
  look: Look,
  {
    session,
    blank,
    language,
  }: { readonly session: string | undefined; readonly blank: boolean; readonly language: Language },
): Promise<Without<DocumentOf<'rulings'>>> {
  const onSheets =
    session !== undefined && games[(await look.sessions.session(session)).game].played === 'sheets';
  if (blank) return { paper: 'rulings', blank, onSheets, rulings: [] };
  const seen = await look.rulings.shown();
  return {
    paper: 'rulings',
    blank,
    onSheets,
    rulings: seen.rulings
      .filter((ruling) => session === undefined || ruling.session === session)
      .map((ruling) => ({
        session: ruling.session,
        law: lawText(ruling.law, language),
        about: ruling.about.map((place) => ({
          table: place.table,
          round: place.round,
          board: 'board' in place ? (place.board ?? null) : null,
        })),
        who: ruling.contestants.map((contestant) => calledThere(seen, ruling.session, contestant)),
        texts: (['facts', 'told', 'reason'] as const).flatMap((name) => {
          const text = ruling[name];
          return text ? [{ kind: name === 'told' ? ('decision' as const) : name, text }] : [];
        }),
        effects: ruling.effects.flatMap(({ what, holds }) =>
          holds ? [effectOf(what, seen, ruling.session)] : [],
        ),
        withdrawn: ruling.status === 'withdrawn',
      })),
  };
}

function calledThere({ players }: RulingsSeen, session: string, contestant: string) {
  const names = (players[session]?.[contestant] ?? []).flatMap(({ name }) => name ?? []);
  return { number: numberText(contestant, true), names };
}

type What = RulingSeenInList['effects'][number]['what'];

function effectOf(what: What, seen: RulingsSeen, session: string): RulingEffect {
  switch (what.kind) {
    case 'adjustment': {
      const { kind, table, round, board, adjustment } = what;
      return {
        kind,
        table,
        round,
        board,
        given: { NS: givenShown(adjustment.NS), EW: givenShown(adjustment.EW) },
      };
    }
    case 'penalty': {
      const { unit, hundredths } = what.amount;
      return { kind: 'penalty', who: calledThere(seen, session, what.contestant), unit, hundredths };
    }
    case 'warning':
      return { kind: 'warning', who: calledThere(seen, session, what.contestant) };
    case 'field-split':
      return { kind: 'field-split', board: what.board, tables: what.plays.map(({ table }) => table) };
    case 'sheet-line': {
      const { kind, table, round, written } = what;
      return { kind, table, round, what: sheetLineShown(written) };
    }
    default:
      return what satisfies never;
  }
}
