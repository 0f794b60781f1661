import { grouped } from '#cards';
import { encodingOf } from '../../text/text-of-file.js';
import { POINTS, METHOD, SCORING, waysOfText } from './usebio-scoring.js';
import { dealsOfBoards, type DealsOfBoards } from './usebio-hands.js';
import { TITLE, type UsebioDocument, type UsebioEvent, type UsebioPlace } from './usebio-document.js';
import { figuresOfSections } from './usebio-figures.js';
import { FIELDS, fieldsOfAwards, fieldsOfText, fieldsOfImps, type FieldsOfImps } from './usebio-fields.js';
import { areListedTogether, kindOf, letterOf, readSection, type UsebioSection } from './usebio-section.js';
import { usebioDocument, UsebioReader } from './usebio-reader.js';
import { isOfTeams, playedAgain, readTeams, type OfEvent } from './usebio-teams.js';
import type { PublishedEvent } from '../published-event.js';
import { dayIn } from '../day-text.js';
import { eachApart, type PublishedGame, type ScoringMethod } from '../published-game.js';
import type { ValueFault } from '../../faults/unreadable.js';
import type { PublishedTeamsResult } from '../published-teams.js';
import { MATCHES, matchesOfText } from '../scored-matches.js';
import type { PublishedParts, PublishedResult, ResultFormat } from '../result-format.js';

function resultsOf(document: UsebioDocument): PublishedParts {
  const results: PublishedResult[] = [];
  const teams: PublishedTeamsResult[] = [];
  const contradicted: ValueFault[] = [];
  for (const [index, event] of document.events.entries()) {
    const bySession = grouped(event.places, ({ session }) => session);
    const of = Math.max(bySession.size, ...bySession.keys(), Number(event.fields['SESSION_COUNT']) || 1);
    for (const [number, places] of bySession) {
      const name = `event ${index + 1}${bySession.size > 1 ? ` session ${number}` : ''}`;
      const session = { number, of };
      const isOnly = document.events.length === 1 && bySession.size === 1;
      const { deals, again } = dealsOf(document, places, isOnly);
      contradicted.push(...again);
      const common = { ...ofEvent(document, event), name, session, deals };
      if (isOfTeams(event)) {
        const result = readTeams(event, places, common);
        teams.push(result);
        contradicted.push(...playedAgain(places, result.game));
      } else {
        const { result, uncertain } = readGame(event, places, common);
        contradicted.push(...uncertain);
        results.push(result);
        contradicted.push(...winnersContradicted(event, result));
      }
    }
  }
  const leftAside = [...document.leftAside, ...contradicted];
  return { results, teams, matches: [], ...(leftAside.length > 0 && { leftAside }) };
}

/** Where it is said that there is one winner, though pairs of both directions have the same numbers. */
function winnersContradicted(event: UsebioEvent, { game: { sections } }: PublishedResult): ValueFault[] {
  const isSaid = [event.fields, ...event.places.map(({ fields }) => fields)].every(
    (fields) => (fields['WINNER_TYPE'] ?? event.fields['WINNER_TYPE']) === '1',
  );
  if (!isSaid || sections.every(({ winners }) => winners === 1)) return [];
  const { line } = event;
  const path = 'WINNER_TYPE';
  return [{ code: 'interchange.contradiction', format: TITLE, line, path, found: '1', other: 'DIRECTION' }];
}

type Common = OfEvent & Pick<PublishedGame, 'name' | 'session'>;

function readGame(
  event: UsebioEvent,
  places: readonly UsebioPlace[],
  common: Common,
): { readonly result: PublishedResult; readonly uncertain: readonly ValueFault[] } {
  const kind = kindOf(event);
  const sections = places.map((place, at) => readSection(event, place, kind, letterOf(place.section, at)));
  const method = methodOf(event, kind, sections);
  const { scored, ranked, uncertain } = fieldsOf(event, method, sections);
  const game: PublishedGame = {
    ...common,
    kind,
    scoring: {
      method,
      ...waysOfText(event.fields[SCORING], event.fields['PROGRAM_NAME']),
      scored,
      ranked,
      ...(kind === 'swiss-pairs' &&
        /^VPS?$/i.test(event.fields['MATCH_SCORING_METHOD'] ?? '') && {
          matches: matchesOfText(event.fields[MATCHES], method),
        }),
    },
    strata: [],
    sections: sections.map(({ section }) => section),
  };
  return { result: { game, figures: figuresOfSections(sections, game, event) }, uncertain };
}

/** Which sections are compared and ranked together: as the file says, or as its awards tell. */
function fieldsOf(
  { fields, line }: UsebioEvent,
  method: ScoringMethod,
  sections: readonly UsebioSection[],
): Pick<PublishedGame['scoring'], 'scored' | 'ranked'> & { readonly uncertain: readonly ValueFault[] } {
  const letters = sections.map(({ section }) => section.section);
  const said = fieldsOfText(fields[FIELDS], letters);
  if (said) return { ...said, uncertain: [] };
  const { groups: scored, uncertain: several } = fieldsTold(method, sections);
  const uncertain = several.map(({ read, other }): ValueFault => {
    const place = { format: TITLE, line, path: 'SECTION' };
    return { code: 'interchange.contradiction', ...place, found: read, other: `${other} (IMPs)` };
  });
  // Pairs of one list are ranked in it, if each plays in one section alone.
  return { scored, ranked: areListedTogether(sections) ? scored : eachApart(letters), uncertain };
}

function fieldsTold(method: ScoringMethod, sections: readonly UsebioSection[]): FieldsOfImps {
  if (method === 'matchpoints') return { groups: fieldsOfAwards(sections), uncertain: [] };
  if (sections.length > 1 && (method === 'cross-imps' || method === 'butler'))
    return fieldsOfImps(sections, method);
  return { groups: eachApart(sections.map(({ section }) => section.section)), uncertain: [] };
}

function ofEvent({ club }: UsebioDocument, { fields }: UsebioEvent): Omit<OfEvent, 'deals'> {
  const { CLUB_NAME: name, CLUB_ID_NUMBER: number } = club;
  const day = dayIn(fields['DATE'] ?? '');
  const method = fields[METHOD]?.trim();
  const { MASTER_POINT_SCALE: band, MASTER_POINT_TYPE: colour } = fields;
  const identifier = fields['EVENT_IDENTIFIER'] ?? fields['EVENT_ID'];
  const charge = fields['EBU_CHARGE_CODE'] ?? fields['P2P_CHARGE_RATE'];
  const event: PublishedEvent = {
    ...(day && { day }),
    ...(identifier && { identifier }),
    ...((name || number) && { club: { ...(name && { name }), ...(number && { number }) } }),
    ...(fields['VENUE'] && { venue: fields['VENUE'] }),
    ...(fields['PROGRAM_NAME'] && {
      program: {
        name: fields['PROGRAM_NAME'],
        ...(fields['PROGRAM_VERSION'] && { version: fields['PROGRAM_VERSION'] }),
      },
    }),
    ...(charge && { charge }),
    ...((band || colour) && { points: { ...(band && { band }), ...(colour && { colour }) } }),
    ...(method && { method }),
  };
  return {
    title: fields['EVENT_DESCRIPTION'] ?? fields['TITLE'] ?? TITLE,
    date: fields['DATE'] ?? null,
    event,
  };
}

/** Hands that stand with the boards, otherwise those beside the events: of several games those of boards they play. */
function dealsOf(
  { handSets }: UsebioDocument,
  places: readonly UsebioPlace[],
  isOnly: boolean,
): DealsOfBoards {
  const boards = places.flatMap((place) => [
    ...place.boards,
    ...place.matches.flatMap((match) => match.boards),
  ]);
  const own = dealsOfBoards(boards);
  if (own.deals.length > 0) return own;
  const played = new Set(boards.map(({ board }) => board));
  return dealsOfBoards(handSets.flat().filter(({ board }) => isOnly || played.has(board)));
}

/** As the event's type or its method says; where neither does, by what its lines have. */
function methodOf(
  { type, fields }: UsebioEvent,
  kind: PublishedGame['kind'],
  sections: readonly UsebioSection[],
): ScoringMethod {
  const boards = fields['BOARD_SCORING_METHOD'] ?? '';
  if (/team|^ko$|ladder|head_to_head|aggregate/i.test(type)) return 'other';
  const told = methodNamed(type) ?? methodNamed(boards) ?? methodNamed(fields['SCORING_METHOD'] ?? '');
  if (told) return told;
  const held = methodHeld(sections);
  if (held) return held;
  return kind === 'pairs' && !/^pairs$/i.test(type) ? 'other' : 'matchpoints';
}

/** The one method by which the lines have points. */
function methodHeld(sections: readonly UsebioSection[]): ScoringMethod | undefined {
  const methods = (Object.keys(POINTS) as (keyof typeof POINTS)[]).filter((method) =>
    sections.some(({ lines }) =>
      // IMPS alone says nothing of what they are against.
      lines.some(({ record: { fields } }) =>
        POINTS[method].some((name) => name !== 'IMPS' && fields[`NS_${name}`] !== undefined),
      ),
    ),
  );
  return methods.length === 1 ? methods[0] : undefined;
}

function methodNamed(text: string): ScoringMethod | undefined {
  if (/^(mp|match_?points?)/i.test(text)) return 'matchpoints';
  if (/butler/i.test(text)) return 'butler';
  return /imp/i.test(text) ? 'cross-imps' : undefined;
}

const FIGURES = [
  '(?:NS|EW)_(?:MATCH_POINTS|BUTLER_POINTS|CROSS_IMP_POINTS|CROSS_IMPS|IMPS|SCORE|VICTORY_POINTS)',
  '(?:OPPOSING_)?TEAM_(?:SCORE|VICTORY_POINTS)',
  'IMPS',
  'BOARD_AVERAGE',
  'TOTAL_SCORE',
  'PERCENTAGE',
  'PLACE',
  'WINS_OR_DRAWS',
  'BOARDS_PLAYED',
  'MASTER_POINTS_AWARDED',
].join('|');

/** Events that were written as USEBIO 1.2 or 1.3. */
export const usebio = {
  name: 'usebio',
  title: TITLE,
  recognises: (text) => /^\uFEFF?\s*<(\?xml|!DOCTYPE|USEBIO)/.test(text) && /<USEBIO[\s>]/.test(text),
  read: (text) => resultsOf(usebioDocument(text)),
  withoutFigures: (text) => text.replace(new RegExp(`[ \\t]*<(${FIGURES})>[^<]*</\\1>\\r?\\n?`, 'g'), ''),
} as const satisfies ResultFormat;

/** Reads the bytes of a USEBIO file that come in pieces: its text as a whole is never there. */
class UsebioBytes {
  readonly #reader = new UsebioReader();
  #decoder: TextDecoder | undefined;
  #bytes = 0;

  /**
   * @param encoding left out: the first piece tells it
   * @param onBytes told after each piece how many bytes were read
   */
  constructor(
    private readonly onBytes: (bytes: number) => void,
    private readonly encoding?: string,
  ) {}

  /** @throws Unreadable */
  take(piece: Uint8Array): void {
    this.#decoder ??= new TextDecoder(this.encoding ?? encodingOf(piece, false));
    this.#reader.write(this.#decoder.decode(piece, { stream: true }));
    this.#bytes += piece.length;
    this.onBytes(this.#bytes);
  }

  /** @throws Unreadable */
  end(): PublishedParts {
    this.#reader.write(this.#decoder?.decode() ?? '');
    return resultsOf(this.#reader.end());
  }
}

/**
 * Reads a USEBIO file that comes in pieces, of which nothing stays but its results.
 *
 * @param onBytes told after each piece how many bytes were read
 * @throws Unreadable
 */
export async function readUsebio(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onBytes: (bytes: number) => void = () => {},
): Promise<PublishedParts> {
  const read = new UsebioBytes(onBytes);
  for await (const piece of pieces) read.take(piece);
  return read.end();
}

/** So many bytes are read at once of a file that is there as a whole. */
const PIECE = 65_536;

/**
 * Reads the bytes of a USEBIO file, piece by piece.
 *
 * @param onBytes told after each piece how many bytes were read
 * @throws Unreadable
 */
export function readUsebioBytes(
  bytes: Uint8Array,
  encoding: string,
  onBytes: (bytes: number) => void,
): PublishedParts {
  const read = new UsebioBytes(onBytes, encoding);
  for (let from = 0; from < bytes.length; from += PIECE) read.take(bytes.subarray(from, from + PIECE));
  return read.end();
}
