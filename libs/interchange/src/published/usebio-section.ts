import { Unreadable } from '../unreadable.js';
import { contractOf } from './contract-text.js';
import {
  lineNames,
  type ArtificialAward,
  type PublishedContestant,
  type PublishedLine,
  type PublishedSection,
  type SideOutcome,
} from './published-game.js';
import type { XmlElement } from './xml.js';

export const TITLE = 'USEBIO XML';

/** A section as it lies in the file, with what was read from it. */
export interface UsebioSection {
  readonly section: PublishedSection;
  /** Its pairs and their figures are its own, not those of several sections or sessions. */
  readonly alone: boolean;
  readonly pairs: readonly { readonly contestant: string; readonly element: XmlElement }[];
  readonly boards: readonly { readonly board: number; readonly element: XmlElement }[];
  readonly lines: readonly { readonly line: PublishedLine; readonly element: XmlElement }[];
}

/** A whole number from a text of a file. */
export function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Where the boards of a section lie: in the event, or in a session or section of it. */
export interface UsebioPlace {
  /** From 1. */
  readonly session: number;
  readonly sessions: number;
  readonly element: XmlElement;
  readonly participants: XmlElement | undefined;
  /** The participants are those of this place alone. */
  readonly alone: boolean;
  /** What the file calls the section. */
  readonly named: string | undefined;
}

/** The sections of an event: boards lie flat in it, or in sessions, or in sections of either. */
export function placesOf(event: XmlElement): UsebioPlace[] {
  const sessions = event.all('SESSION');
  const within = (sessions.length === 0 ? [event] : sessions).map((element, index) => {
    const sections = element.all('SECTION');
    return { session: index + 1, element, sections: sections.length === 0 ? [element] : sections };
  });
  const count = within.reduce((sum, { sections }) => sum + sections.length, 0);
  return within.flatMap(({ session, element, sections }) =>
    sections.map((section) => {
      const own = section.first('PARTICIPANTS');
      return {
        session,
        sessions: Math.max(within.length, numberOf(event.textOf('SESSION_COUNT')) ?? 1),
        element: section,
        participants: own ?? element.first('PARTICIPANTS') ?? event.first('PARTICIPANTS'),
        alone: own !== undefined || count === 1,
        named: section.attribute('SECTION_ID') ?? section.textOf('SECTION_ID'),
      };
    }),
  );
}

/** The letters of a section, the first that is free where the file has none. */
export function letterOf(named: string | undefined, index: number): string {
  const letters = named?.toUpperCase() ?? '';
  return /^[A-Z]{1,2}$/.test(letters) ? letters : String.fromCharCode('A'.charCodeAt(0) + (index % 26));
}

/** A section of an event. @throws Unreadable */
export function readSection(
  event: XmlElement,
  { element, participants, alone }: UsebioPlace,
  letter: string,
): UsebioSection {
  const winners = event.textOf('WINNER_TYPE') === '2' ? 2 : 1;
  const lineName = lineNames(letter);
  const boards = element
    .all('BOARD')
    .filter((board) => board.first('TRAVELLER_LINE'))
    .map((board) => {
      const number = numberOf(board.textOf('BOARD_NUMBER'));
      if (number === undefined) throw wrong('BOARD', 'a board has no number');
      return { board: number, element: board };
    });
  const lines = boards.flatMap(({ board, element: traveller }) =>
    traveller.all('TRAVELLER_LINE').map((line) => {
      const ns = contestantOf(line.textOf('NS_PAIR_NUMBER'), 'NS', winners);
      const ew = contestantOf(line.textOf('EW_PAIR_NUMBER'), 'EW', winners);
      const id = lineName({ board, ns, ew });
      return { line: readLine(line, { id, board, ns, ew }), element: line };
    }),
  );
  const seated = new Set(lines.flatMap(({ line: { ns, ew } }) => [ns, ew]));
  const pairs = (participants?.all('PAIR') ?? [])
    .map((pair) => ({
      contestant: contestantOf(pair.textOf('PAIR_NUMBER'), pair.textOf('DIRECTION'), winners),
      element: pair,
    }))
    .filter(({ contestant }) => alone || seated.has(contestant));
  return {
    alone,
    section: {
      section: letter,
      winners,
      boardsPerRound: numberOf(element.textOf('BOARDS_PER_ROUND')) ?? null,
      expected: null,
      fullCard: null,
      contestants: pairs.map(({ contestant, element: pair }): PublishedContestant => ({
        contestant,
        players: pair.all('PLAYER').map((player) => player.textOf('PLAYER_NAME') ?? ''),
        ranked: true,
        stratum: null,
        beside: [],
      })),
      lines: lines.map(({ line }) => line),
    },
    pairs,
    boards,
    lines,
  };
}

/** 'NS12' from '12NS' or from '12' and a direction; '12' where there is one winner. */
function contestantOf(written: string | undefined, direction: string | undefined, winners: 1 | 2): string {
  const number = /\d+/.exec(written ?? '')?.[0];
  if (number === undefined) throw wrong('PAIR_NUMBER', `${JSON.stringify(written ?? '')} has no number`);
  const plain = String(Number(number));
  if (winners === 1) return plain;
  const side = /[NE]/i.exec(written ?? '')?.[0] ?? direction ?? 'NS';
  return `${/^e/i.test(side) ? 'EW' : 'NS'}${plain}`;
}

function wrong(where: string, problem: string): Unreadable {
  return new Unreadable({ code: 'interchange.content', format: TITLE, where, problem });
}

function readLine(line: XmlElement, place: Pick<PublishedLine, 'id' | 'board' | 'ns' | 'ew'>): PublishedLine {
  return {
    ...place,
    round: numberOf(line.textOf('ROUND_NUMBER')) ?? null,
    table: numberOf(line.textOf('TABLE_NUMBER')) ?? null,
    outcome: outcomeOf(line.textOf('SCORE') ?? ''),
    contract: contractOf({
      contract: line.textOf('CONTRACT'),
      declarer: line.textOf('PLAYED_BY'),
      tricks: line.textOf('TRICKS'),
      lead: line.textOf('LEAD'),
    }),
  };
}

const ARTIFICIAL: Readonly<Record<string, ArtificialAward>> = {
  '60': 'average-plus',
  '50': 'average',
  '40': 'average-minus',
};

/** Points for North-South; the code of an artificial score (A6040 is 60 % for them, 40 % for the others); or none. */
function outcomeOf(score: string): PublishedLine['outcome'] {
  if (/^[+-]?\d+$/.test(score)) return both({ kind: 'score', score: Number(score) || 0 });
  if (/^p(ass(ed)?)?$/i.test(score)) return both({ kind: 'score', score: 0 });
  const code = /^A(\d\d)(\d\d)$/i.exec(score);
  if (code) return { ns: artificial(code[1]!), ew: artificial(code[2]!) };
  return both({ kind: 'not-played' });
}

function both(outcome: SideOutcome): PublishedLine['outcome'] {
  return { ns: outcome, ew: outcome };
}

function artificial(percent: string): SideOutcome {
  const award = ARTIFICIAL[percent];
  return award ? { kind: 'artificial', award } : { kind: 'percentage', percent };
}
