import type { DocumentOf, EntryLine } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import type { ContestantClass } from '#tournament';
import { CalledIn, numberText } from './called.js';

type Without<Document> = Omit<Document, 'heading'>;

/**
 * Everybody who plays in a session, and whoever has entered and has no place there yet.
 *
 * @param tables where everybody sits first
 */
export async function entryList(
  queries: PlayQueries,
  session: SessionSeen,
  {
    of: kind,
    tables,
  }: { readonly of: DocumentOf<'entry-list'>['of']; readonly tables: ReadonlyMap<string, string> },
): Promise<Without<DocumentOf<'entry-list'>>> {
  const { entries } = await queries.entries.all();
  const placed =
    kind === 'teams' ? await placedTeams(queries, session, tables) : placedContestants(session, tables);
  const seated = new Set([...session.contestants, ...placed].map(({ entry }) => entry));
  return {
    paper: 'entry-list',
    of: kind,
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
  queries: PlayQueries,
  session: SessionSeen,
  tables: ReadonlyMap<string, string>,
): Promise<Placed[]> {
  const { teams } = await queries.standings.matches(session.session);
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

/** Everybody's first table, with the side or the seat. */
export function firstSeats(queries: PlayQueries, session: SessionSeen): ReadonlyMap<string, string> {
  return new Map(
    queries.papers.nameSlips(session.session).map(({ contestant, start }) => {
      const at = start?.seat ?? start?.side;
      return [contestant, [start?.table, at].filter(Boolean).join(' ') || '–'];
    }),
  );
}

/** As what somebody takes part, in the tournament's own names. */
function classText({ stratum, categories }: ContestantClass): string {
  return [...(stratum === null ? [] : [stratum]), ...categories].join(', ');
}
