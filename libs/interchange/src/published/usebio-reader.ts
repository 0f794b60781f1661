import {
  lacks,
  numberOf,
  TITLE,
  type UsebioBoard,
  type UsebioDocument,
  type UsebioEvent,
  type UsebioMatch,
  type UsebioParticipant,
  type UsebioPlace,
  type UsebioRecord,
} from './usebio-document.js';
import { XmlStream, type XmlElement } from './xml.js';

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
  /** The same few texts stand in thousands of lines. */
  readonly #texts = new Map<string, string>();

  /** @throws Unreadable */
  write(text: string): void {
    this.#xml.write(text);
  }

  /** All that the file holds, once all of it was written. @throws Unreadable */
  end(): UsebioDocument {
    this.#xml.end();
    return { club: this.#club, events: this.#events, handSets: this.#handSets };
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
    this.#containerOf(parent).matches.push({ ...this.#record(element), boards });
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
    const lines = element.all('TRAVELLER_LINE').map((line) => this.#record(line));
    const hands = element.all('HAND').map((hand) => this.#record(hand));
    if (lines.length + hands.length === 0) return undefined;
    const record = this.#record(element);
    const board = numberOf(record.fields['BOARD_NUMBER']);
    return board ? { ...record, board, lines, hands } : lacks(element, 'BOARD', 'BOARD_NUMBER');
  }

  #participant(element: XmlElement): UsebioParticipant {
    const id = element.attribute('TEAM_ID');
    const name = element.attribute('TEAM_NAME');
    return {
      ...this.#record(element),
      kind: element.name as UsebioParticipant['kind'],
      attributes: { ...(id !== undefined && { id }), ...(name !== undefined && { name }) },
      players: element.all('PLAYER').map((player) => this.#record(player)),
      pairs: element.all('PAIR').map((pair) => this.#participant(pair)),
    };
  }

  #record(element: XmlElement): UsebioRecord {
    const { line, column } = element;
    return { fields: this.#fieldsOf(element), line, column };
  }

  /** The texts of the elements in it that hold nothing else; of several with one name the first. */
  #fieldsOf(element: XmlElement): Record<string, string> {
    const fields: Record<string, string> = {};
    for (const child of element.children) {
      if (child.children.length > 0 || child.text === '' || Object.hasOwn(fields, child.name)) continue;
      fields[child.name] = this.#same(child.text);
    }
    return fields;
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
