import type { ValueFault } from '../../faults/unreadable.js';
import {
  foundIn,
  lacks,
  numberOf,
  placeOf,
  TITLE,
  type UsebioBoard,
  type UsebioDocument,
  type UsebioEvent,
  type UsebioMatch,
  type UsebioParticipant,
  type UsebioPlace,
  type UsebioRecord,
  wrong,
} from './usebio-document.js';
import { seatIn } from '../../text/written-values.js';
import { bidIn, tricksIn } from '../contract-text.js';
import { scoredPass, tellsTricks } from '../scored-pass.js';
import { contractOfLine } from './usebio-lines.js';
import { sideIn, UNDERSTOOD } from './usebio-values.js';
import { decimalIn, scoreIn } from '../written-values.js';
import { POINTS } from './usebio-scoring.js';
import { XmlStream, type XmlElement } from '../xml.js';

/** An event, session or section while it is read. */
interface Container {
  participants?: UsebioParticipant[];
  readonly boards: UsebioBoard[];
  readonly matches: UsebioMatch[];
  readonly places: OpenPlace[];
  /** Sessions that have begun in it. */
  sessions: number;
}

type OpenPlace = Omit<UsebioPlace, 'session'> & { readonly session: number | undefined };

const CONTAINERS = new Set(['EVENT', 'SESSION', 'SECTION']);

const PARTICIPANTS = new Set(['PAIR', 'TEAM', 'PLAYER']);

/** So many values that are not understood are named at the most. */
const MOST_NAMED = 1_000;

/** Reads a USEBIO text that comes in pieces: of every board and participant only its texts stay. */
export class UsebioReader {
  readonly #xml = new XmlStream(TITLE, (element, around) => this.#take(element, around));
  readonly #containers = new Map<XmlElement, Container>();
  readonly #matchBoards = new Map<XmlElement, UsebioBoard[]>();
  readonly #sessionParticipants = new Map<XmlElement, Map<number, UsebioParticipant[]>>();
  readonly #events: UsebioEvent[] = [];
  readonly #handSets: UsebioBoard[][] = [];
  #openSet: UsebioBoard[] = [];
  #club: Readonly<Record<string, string>> = {};
  readonly #leftAside: ValueFault[] = [];
  #further = 0;
  readonly #looked = new WeakSet<XmlElement>();
  /** By the names of elements: the same few texts stand in thousands of them. */
  readonly #understood = new Map<string, Set<string>>();
  /** The same few texts stand in thousands of lines. */
  readonly #texts = new Map<string, string>();

  /** @throws Unreadable */
  write(text: string): void {
    this.#xml.write(text);
  }

  /** All that the file holds, once all of it was written. @throws Unreadable */
  end(): UsebioDocument {
    this.#xml.end();
    const further: ValueFault[] =
      this.#further === 0 ? [] : [{ code: 'interchange.further', format: TITLE, count: this.#further }];
    return {
      club: this.#club,
      events: this.#events,
      handSets: this.#handSets,
      leftAside: [...this.#leftAside, ...further],
    };
  }

  #leaveAside(fault: ValueFault): void {
    if (this.#leftAside.length < MOST_NAMED) this.#leftAside.push(fault);
    else this.#further += 1;
  }

  #take(element: XmlElement, around: readonly XmlElement[]): boolean {
    const parent = around.at(-1);
    const { name } = element;
    if (name === 'BOARD') this.#takeBoard(element, parent);
    else if (name === 'MATCH' && parent && CONTAINERS.has(parent.name)) this.#takeMatch(element, parent);
    else if (parent?.name === 'PARTICIPANTS' && PARTICIPANTS.has(name)) {
      const container = this.#containerOf(around.at(-2) ?? parent);
      (container.participants ??= []).push(this.#participant(element));
    } else if (name === 'SECTION' || name === 'SESSION') this.#takePart(element, parent);
    else if (name === 'EVENT') this.#takeEvent(element);
    else if (name === 'HANDSET') {
      this.#handSets.push(this.#openSet);
      this.#openSet = [];
    } else if (name === 'CLUB') this.#club = this.#fieldsOf(element);
    else return true;
    return false;
  }

  #containerOf(element: XmlElement): Container {
    const known = this.#containers.get(element);
    if (known) return known;
    const container = { boards: [], matches: [], places: [], sessions: 0 };
    this.#containers.set(element, container);
    return container;
  }

  #takeBoard(element: XmlElement, parent: XmlElement | undefined): void {
    const board = this.#board(element);
    if (!board || !parent) return;
    if (parent.name === 'HANDSET') this.#openSet.push(board);
    else if (parent.name === 'MATCH') {
      const boards = this.#matchBoards.get(parent);
      if (boards) boards.push(board);
      else this.#matchBoards.set(parent, [board]);
    } else if (CONTAINERS.has(parent.name)) this.#containerOf(parent).boards.push(board);
  }

  #takeMatch(element: XmlElement, parent: XmlElement): void {
    const boards = this.#matchBoards.get(element) ?? [];
    this.#matchBoards.delete(element);
    this.#lookAtPoints(element, boards);
    this.#containerOf(parent).matches.push({ ...this.#record(element), boards });
  }

  /**
   * What a match of pairs was worth may stand there twice, as its score and in victory points. A score in IMPs or in
   * percent is something else.
   */
  #lookAtPoints(match: XmlElement, boards: readonly UsebioBoard[]): void {
    const valueOf = (name: string) => decimalIn(match.textOf(name));
    const [ns, ew] = [valueOf('NS_SCORE'), valueOf('EW_SCORE')];
    const inMatchpoints = boards.some(({ lines }) =>
      lines.some(({ fields }) => POINTS.matchpoints.some((name) => fields[`NS_${name}`] !== undefined)),
    );
    if (!inMatchpoints || Number(ns) + Number(ew) === 100) return;
    for (const side of ['NS', 'EW']) {
      const [score, points] = [match.first(`${side}_SCORE`), valueOf(`${side}_VICTORY_POINTS`)];
      const said = decimalIn(score?.text);
      if (!score || said === undefined || points === undefined || Number(said) === Number(points)) continue;
      this.#leaveAside({
        code: 'interchange.contradiction',
        ...placeOf(score, score.name),
        found: foundIn(score.text),
        other: `${side}_VICTORY_POINTS ${points}`,
      });
    }
  }

  /** A section, or a session: what lies in it is a place of what is around it. */
  #takePart(element: XmlElement, parent: XmlElement | undefined): void {
    if (!parent || !CONTAINERS.has(parent.name)) return;
    const own = this.#containerOf(element);
    const around = this.#containerOf(parent);
    this.#containers.delete(element);
    const isSession = element.name === 'SESSION';
    if (isSession) around.sessions += 1;
    const session = isSession ? (numberOf(this.#idOf(element)) ?? around.sessions) : undefined;
    const places = this.#placesOf(element, own);
    if (isSession && own.participants && own.places.length > 0) {
      const bySession = this.#sessionParticipants.get(parent) ?? new Map<number, UsebioParticipant[]>();
      this.#sessionParticipants.set(parent, bySession.set(session!, own.participants));
    }
    around.places.push(...places.map((place) => ({ ...place, session: place.session ?? session })));
  }

  /** The parts of something, or itself where results lie in it or it has no parts. */
  #placesOf(element: XmlElement, own: Container): OpenPlace[] {
    const { boards, matches, places, participants } = own;
    const hasResults = boards.length + matches.length > 0;
    if (!hasResults && places.length > 0) return places;
    const section = element.name === 'SECTION' ? this.#idOf(element) : undefined;
    const isShared = places.length > 0;
    const fields = this.#fieldsOf(element);
    return [
      {
        fields,
        session: undefined,
        section,
        participants: isShared ? undefined : participants,
        boards,
        matches,
      },
      ...places,
    ];
  }

  #takeEvent(element: XmlElement): void {
    const own = this.#containerOf(element);
    this.#containers.delete(element);
    const places = this.#placesOf(element, own).map((place) => ({ ...place, session: place.session ?? 1 }));
    const ofSessions = this.#sessionParticipants.get(element);
    this.#sessionParticipants.delete(element);
    this.#events.push({
      ...this.#record(element),
      type: element.attribute('EVENT_TYPE') ?? '',
      places,
      participantsOf: (session) => ofSessions?.get(session) ?? own.participants,
    });
  }

  #idOf(element: XmlElement): string | undefined {
    const id = `${element.name}_ID`;
    return element.attribute(id) ?? element.textOf(id);
  }

  /** A board that says something; none where it is empty. */
  #board(element: XmlElement): UsebioBoard | undefined {
    const [those, held] = [element.all('TRAVELLER_LINE'), element.all('HAND')];
    if (those.length + held.length === 0) return undefined;
    const number = element.first('BOARD_NUMBER');
    const board = numberOf(number?.text);
    if (!board) {
      if (!number?.text) return lacks(element, 'BOARD', 'BOARD_NUMBER');
      return wrong(number, 'BOARD_NUMBER', { expected: 'whole-number' }, number.text);
    }
    const record = this.#record(element, board);
    const lines = those.map((line) => this.#lineOf(line, board));
    const hands = held.map((hand) => this.#record(hand, board));
    return { ...record, board, lines, hands };
  }

  /** A line of a board: what a contract needs beside it is looked for where it was played. */
  #lineOf(element: XmlElement, board: number): UsebioRecord {
    const record = this.#record(element, board);
    const { fields } = record;
    const { CONTRACT: contract, PLAYED_BY: player, TRICKS: tricks, SCORE: score } = fields;
    const both = score === undefined ? undefined : scoreIn(score)?.outcome;
    const outcome = both?.ns;
    const played = contractOfLine(fields);
    if (both && scoredPass({ contract: played, outcome: both }).length > 0)
      this.#leaveAside({
        code: 'interchange.contradiction',
        ...placeOf(element.first('SCORE') ?? element, 'SCORE'),
        board,
        found: foundIn(score!),
        other: `CONTRACT ${foundIn(contract!)}`,
      });
    if (played === 'passed-out' && tellsTricks(tricks))
      this.#leaveAside({
        code: 'interchange.contradiction',
        ...placeOf(element.first('TRICKS') ?? element, 'TRICKS'),
        board,
        found: foundIn(tricks!),
        other: `CONTRACT ${foundIn(contract!)}`,
      });
    if (contract === undefined || played !== null) return record;
    const bid = bidIn(contract);
    if (typeof bid !== 'object' || (outcome !== undefined && outcome.kind !== 'score')) return record;
    // What is not understood is named as such; of the others there is nothing.
    const isNothing = (name: string, text: string | undefined) =>
      text === undefined || (UNDERSTOOD[name]!(text) && !/\d/.test(text) && seatIn(text) === undefined);
    const missing = [
      ...(bid.declarer === undefined && isNothing('PLAYED_BY', player) ? ['PLAYED_BY'] : []),
      ...(bid.over === undefined && isNothing('TRICKS', tricks) ? ['TRICKS'] : []),
    ];
    // So many over or short there cannot be of this contract.
    if (tricks !== undefined && /^[+-]\d$/.test(tricks) && tricksIn(tricks, bid.level) === undefined)
      this.#leaveAside({
        code: 'interchange.not-understood',
        ...placeOf(record, 'TRICKS'),
        board,
        found: foundIn(tricks),
      });
    for (const name of missing)
      this.#leaveAside({ code: 'interchange.missing', ...placeOf(record, 'TRAVELLER_LINE'), board, name });
    return record;
  }

  #participant(element: XmlElement): UsebioParticipant {
    const id = element.attribute('TEAM_ID');
    const name = element.attribute('TEAM_NAME');
    const [number, direction] = [element.textOf('PAIR_NUMBER') ?? '', element.first('DIRECTION')];
    const called = sideIn(number.replaceAll(/[\d\s-]/g, ''));
    const said = direction && sideIn(direction.text);
    if (called && said && called !== said)
      this.#leaveAside({
        code: 'interchange.contradiction',
        ...placeOf(direction, 'DIRECTION'),
        found: direction.text,
        other: `PAIR_NUMBER ${foundIn(number)}`,
      });
    const { fields, ...place } = this.#record(element);
    // They stand in the participant, or in an element of their own; of several colours the first is read.
    const awarded = element.first('MASTER_POINTS');
    return {
      ...place,
      fields: { ...(awarded && this.#fieldsOf(awarded)), ...fields },
      kind: element.name as UsebioParticipant['kind'],
      attributes: { ...(id !== undefined && { id }), ...(name !== undefined && { name }) },
      players: element.all('PLAYER').map((player) => this.#record(player)),
      pairs: element.all('PAIR').map((pair) => this.#participant(pair)),
    };
  }

  #record(element: XmlElement, board?: number): UsebioRecord {
    const { line, column } = element;
    return { fields: this.#fieldsOf(element, board), line, column };
  }

  /** The texts of the elements in it that hold nothing else; of several with one name the first. */
  #fieldsOf(element: XmlElement, board?: number): Record<string, string> {
    const fields: Record<string, string> = {};
    for (const child of element.children) {
      if (child.children.length > 0 || child.text === '') continue;
      if (Object.hasOwn(fields, child.name)) {
        this.#lookAgain(child, element, board);
        continue;
      }
      fields[child.name] = this.#same(child.text);
      this.#look(child, board);
    }
    return fields;
  }

  /** Names a value that stands there once more, and otherwise: only the first is read. */
  #lookAgain(again: XmlElement, parent: XmlElement, board: number | undefined): void {
    const { name, text } = again;
    const first = parent.children.find((child) => child.name === name && child.text !== '');
    const isRead =
      UNDERSTOOD[name] !== undefined ||
      /_(NUMBER|NAME|DESCRIPTION|IDENTIFIER|ID)$|^(OPPOSING_)?TEAM$|^VENUE$/.test(name);
    if (!isRead || !first || first.text === text || this.#looked.has(again)) return;
    this.#looked.add(again);
    this.#leaveAside({
      code: 'interchange.again',
      ...placeOf(again, name),
      ...(board !== undefined && { board }),
      name,
      firstLine: first.line,
    });
  }

  /** Names a value that is not understood, once. */
  #look(element: XmlElement, board: number | undefined): void {
    const { name, text } = element;
    const isUnderstood = UNDERSTOOD[name];
    if (!isUnderstood || this.#looked.has(element)) return;
    const known = this.#understood.get(name) ?? new Set();
    if (known.has(text)) return;
    if (isUnderstood(text)) {
      this.#understood.set(name, known.add(text));
      return;
    }
    this.#looked.add(element);
    const isOfOneSide = name === 'SCORE' && scoreIn(text) !== undefined;
    this.#leaveAside({
      code: isOfOneSide ? 'interchange.one-side' : 'interchange.not-understood',
      ...placeOf(element, name),
      ...(board !== undefined && { board }),
      found: foundIn(text),
    });
  }

  #same(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}

/** Everything that a USEBIO text holds. @throws Unreadable */
export function usebioDocument(text: string): UsebioDocument {
  const reader = new UsebioReader();
  reader.write(text);
  return reader.end();
}
