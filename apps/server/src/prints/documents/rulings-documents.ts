import { bookFacts, BY_REGULATION, roleIn, type CodeRectification, type Rectification } from '#laws';
import type {
  Called,
  HistoryEventShown,
  DocumentOf,
  LawShown,
  ResultShown,
  RulingEffect,
  RulingShown,
  SaidShown,
  WayShown,
} from '#prints';
import type { PlayQueries, RulingSeenInList, RulingsSeen, SaidOfRuling } from '#projections';
import { games } from '#tournament';
import { answerText, LAW_NUMBERS, lawTitle, questionText, rectificationText, type Language } from '#words';
import { numberText, pairOfTeamText } from './called.js';
import { playedShown } from './boards-documents.js';
import { givenShown, lawShown } from './ruled-shown.js';
import { sheetLineShown } from './sheet-line-shown.js';
import type { PrintedAt } from './stands-as.js';

type HistoryEventOfRuling = RulingSeenInList['given'];

/** The rulings that the reader is shown, or a form for those to come. */
export async function rulings(
  queries: PlayQueries,
  {
    session,
    blank,
    language,
    minuteAt,
  }: {
    readonly session: string | undefined;
    readonly blank: boolean;
    readonly language: Language;
  } & Pick<PrintedAt, 'minuteAt'>,
): Promise<Omit<DocumentOf<'rulings'>, 'heading'>> {
  const onSheets =
    session !== undefined && !games[(await queries.sessions.session(session)).game].boardsHaveResults;
  if (blank) return { paper: 'rulings', blank, onSheets, rulings: [] };
  const seen = await queries.rulings.shown();
  const shown = seen.rulings.filter((ruling) => session === undefined || ruling.session === session);
  const played = await playedIn(queries, shown);
  return {
    paper: 'rulings',
    blank,
    onSheets,
    rulings: shown.map((ruling): RulingShown => ({
      session: ruling.session,
      law: lawShown(ruling.law, language),
      title: titleOf(ruling, language),
      status: ruling.status,
      ways: waysOf(ruling, seen, language),
      given: { ...historyEventShown(ruling.given, minuteAt), call: callShown(ruling) },
      about: ruling.about.map((place) => ({
        table: place.table,
        round: place.round,
        board: 'board' in place ? (place.board ?? null) : null,
      })),
      who: ruling.contestants.map((contestant) => calledThere(seen, ruling.session, contestant)),
      texts: (['facts', 'reason', 'departs', 'told'] as const).flatMap((kind) => {
        const text = ruling[kind];
        return text ? [{ kind, text }] : [];
      }),
      effects: effectsOf(ruling, { seen, played }, true),
      voided: effectsOf(ruling, { seen, played }, false),
      history: ruling.history.map((said) => saidShown(said, ruling, seen, { language, minuteAt })),
    })),
  };
}

/** What was played where rulings have put a score in its place, as far as the reader sees it. */
type Played = (session: string, play: Pick<Adjustment, 'table' | 'round' | 'board'>) => ResultShown | null;

async function playedIn(queries: PlayQueries, rulings: readonly RulingSeenInList[]): Promise<Played> {
  const adjusted = rulings.filter(({ effects }) => effects.some(({ what }) => what.kind === 'adjustment'));
  const sessions = [...new Set(adjusted.map(({ session }) => session))];
  const results = new Map(
    await Promise.all(
      sessions.map(async (session) => {
        const travellers = await queries.protocols.travellers(session);
        const lines = travellers.flatMap(({ board, lines: own }) =>
          own.map(({ table, round, result }) => [`${board} ${table} ${round}`, playedShown(result)] as const),
        );
        return [session, new Map(lines)] as const;
      }),
    ),
  );
  return (session, { board, table, round }) =>
    results.get(session)?.get(`${board} ${table} ${round}`) ?? null;
}

/** The table that had called, and how long it waited. */
function callShown({ call }: RulingSeenInList): RulingShown['given']['call'] {
  return call && { table: call.table, waited: call.waited };
}

/** What the law of a ruling is about, in the words of its law book. */
function titleOf({ law, ways }: RulingSeenInList, language: Language): string | null {
  if (law.law === BY_REGULATION) return null;
  const { name } = bookFacts(law.edition);
  const about = ways.at(-1)?.law ?? LAW_NUMBERS[name].titled(law.law);
  const title = lawTitle(language, about, name);
  return title === about ? null : title;
}

/** How a ruling was found: what was asked and answered, and what each law says. */
function waysOf(
  { session, law: of, ways, effects }: RulingSeenInList,
  seen: RulingsSeen,
  language: Language,
): WayShown[] {
  const { name: book } = bookFacts(of.edition);
  const named = (law: string): LawShown => ({ book, law: LAW_NUMBERS[book].number(language, law) });
  const seated = effects.flatMap(({ what }) => (what.kind === 'sheet-line' ? [what.seated] : []))[0];
  return ways.map((way) => {
    const { law, answers, outcome } = way;
    const atSeat = 'seat' in way && way.seat ? seated?.[way.seat] : undefined;
    return {
      law: named(law),
      asked: answers.map(({ question, answer }) => ({
        question: questionText(language, question, book),
        answer: answerText(language, answer, book, question),
      })),
      named: atSeat
        ? { as: outcome ? roleIn(outcome) : 'atFault', who: calledThere(seen, session, atSeat) }
        : null,
      outcome: outcome
        ? {
            law: named(outcome.law),
            says: outcome.rectifications.map((one) =>
              rectificationText(language, one as Rectification | CodeRectification, book, outcome.law),
            ),
          }
        : null,
    };
  });
}

function historyEventShown(
  { time, actor, actorName }: HistoryEventOfRuling,
  minuteAt: PrintedAt['minuteAt'],
): HistoryEventShown {
  const as = actor.startsWith('person') ? 'director' : 'program';
  return { at: minuteAt(time), by: { as, name: actorName ?? null } };
}

function saidShown(
  said: SaidOfRuling,
  { session, law: ruledBy }: RulingSeenInList,
  seen: RulingsSeen,
  { language, minuteAt }: { readonly language: Language } & Pick<PrintedAt, 'minuteAt'>,
): SaidShown {
  const { what, contestant, law, decision, deposit, committee, reason, time } = said;
  const until = seen.appeals[session]?.until ?? null;
  return {
    ...historyEventShown(said, minuteAt),
    what,
    who: contestant === undefined ? null : calledThere(seen, session, contestant),
    late:
      what === 'appealed' && until !== null && time > until
        ? { until: minuteAt(until), law: appealsLaw(ruledBy, language) }
        : null,
    law: law ? lawShown(law, language) : null,
    decision: decision ?? null,
    deposit: deposit === true ? 'paid' : deposit === 'returned' || deposit === 'kept' ? deposit : null,
    committee: committee ?? null,
    reason: reason ?? null,
  };
}

/** What says until when is appealed. */
function appealsLaw({ edition }: RulingSeenInList['law'], language: Language): LawShown {
  return lawShown({ law: bookFacts(edition).appeals, edition }, language);
}

/** What a ruling does, or did before its effect was taken away. */
function effectsOf({ session, effects }: RulingSeenInList, known: Known, holding: boolean): RulingEffect[] {
  return effects.flatMap(({ what, holds }) => (holds === holding ? [effectOf(what, known, session)] : []));
}

/** By number, or by the name of the team and its side: `Foxes NS`. */
function calledThere({ players, teams }: RulingsSeen, session: string, contestant: string): Called {
  const names = (players[session]?.[contestant] ?? []).flatMap(({ name }) => name ?? []);
  const team = teams[session]?.[contestant];
  const number = numberText(contestant, true);
  return { number, names, ...(team !== undefined && { team: pairOfTeamText(team, contestant) }) };
}

type What = RulingSeenInList['effects'][number]['what'];
type Adjustment = Extract<What, { kind: 'adjustment' }>;

/** What the effects of rulings are told with. */
interface Known {
  readonly seen: RulingsSeen;
  readonly played: Played;
}

function effectOf(what: What, { seen, played }: Known, session: string): RulingEffect {
  switch (what.kind) {
    case 'adjustment': {
      const { kind, table, round, board, adjustment, transfer } = what;
      return {
        kind,
        table,
        round,
        board,
        before: transfer ? playedShown(transfer.before) : played(session, what),
        transfer: transfer ? { tricks: transfer.tricks, to: transfer.to } : null,
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
      const { kind, table, round, written, before } = what;
      return { kind, table, round, what: sheetLineShown(written), before: before && sheetLineShown(before) };
    }
    default:
      return what satisfies never;
  }
}
