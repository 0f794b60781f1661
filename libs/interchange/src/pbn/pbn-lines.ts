import { refuse, type Expected } from '../faults/unreadable.js';
import { LIMITS } from '../text/lines.js';
import {
  besides,
  unescapedPbn,
  usualTagName,
  type PbnElement,
  type PbnGame,
  type PbnRemark,
  type PbnTag,
} from './pbn-game.js';

/** Tags whose values are never inherited (PBN 2.1, 4.8). */
const OWN = new Set(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play', 'Note']);

/** Tags that say two boards or two results where they stand twice in a game and otherwise. */
const SAID_ONCE = new Set(['Board', 'Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Result']);

/** Tags that games begin with: one that stands again begins another, where the empty line between them is lost. */
const BEGINNINGS = new Set(['Event', 'Site', 'Date', 'Board', 'Dealer', 'Deal']);

const NAME = /\w+/y;
const STRING = /"((?:[^"\\]|\\.)*)"/y;
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s[\]{};"]+/y;
/** Blanks, and what old programs leave in files: zeros, the end mark of DOS, tabs. */
// oxlint-disable-next-line no-control-regex
const BLANK = /[\s\u0000-\u001f\u007f]*/y;

type Changing<Type> = {
  -readonly [Key in keyof Type]: Type[Key] extends readonly (infer One)[] ? One[] : Type[Key];
};
type TagInHand = Changing<PbnTag>;

/** A game that an empty line has ended, unless what follows has no tag that it has. */
interface HeldGame {
  readonly tags: Map<string, TagInHand>;
  readonly remarks: PbnRemark[];
  readonly again: TagInHand[];
  tag: TagInHand;
  noted: TagInHand | undefined;
  before: PbnRemark[];
}

/**
 * Games out of the lines of a PBN text in import or export format (2.1), one by one. An empty line ends a game (3) only
 * where a tag comes that the game has: many programs write some before the auction, or after every tag.
 */
export class PbnLines {
  #line = 0;
  #signs = 0;
  #held: HeldGame | undefined;
  #done: PbnGame[] = [];
  #remarks: PbnRemark[] = [];
  #tags = new Map<string, TagInHand>();
  /** Tags that are there already. */
  #again: TagInHand[] = [];
  /** The tag whose section goes on, and that of the two sections which have notes. */
  #tag: TagInHand | undefined;
  #noted: TagInHand | undefined;
  /** Where a comment belongs. */
  #before: PbnRemark[] = this.#remarks;
  #comment: { readonly startsLine: boolean; readonly at: Place; text: string } | undefined;
  #pair: { readonly at: Place; name?: string; value?: string } | undefined;
  readonly #previous = new Map<string, string>();
  /** The tags of the game before. */
  #last: ReadonlyMap<string, unknown> = new Map();
  readonly #forAll = new Set<string>();

  /**
   * Takes the next line.
   *
   * @returns the games that it ends
   * @throws UnreadableDeals which names line, column and what was expected
   */
  next(line: string): readonly PbnGame[] {
    this.#line++;
    this.#signs += line.length + 1;
    if (line.length > LIMITS.line || this.#signs > LIMITS.game)
      refuse({ format: 'PBN', line: this.#line, code: 'deal-file.too-long', most: LIMITS.line });
    const text = this.#line === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
    if (!this.#comment && !this.#pair) {
      if (blanksFrom(text, 0) === text.length) {
        this.#hold();
        return [];
      }
      if (text.startsWith('%')) {
        this.#before.push({ kind: 'escape', text: text.slice(1).trimEnd(), startsLine: true });
        return [];
      }
    }
    const goesOn = this.#comment !== undefined;
    let at = blanksFrom(text, goesOn ? this.#inComment(text, 0) : 0);
    const first = goesOn ? -1 : at;
    while (at < text.length) at = blanksFrom(text, this.#token(text, at, at === first));
    if (this.#comment) this.#comment.text += '\n';
    return this.#given();
  }

  /** The last games, or one without tags where only comments are left. @throws UnreadableDeals where it is cut off */
  end(): readonly PbnGame[] {
    const open = this.#comment?.at ?? this.#pair?.at;
    if (open)
      refuse({
        format: 'PBN',
        ...open,
        code: 'deal-file.expected',
        expected: this.#comment ? '}' : ']',
        found: '',
      });
    this.#hold();
    this.#endHeld();
    if (this.#remarks.some(({ kind }) => kind !== 'escape'))
      this.#done.push({ line: this.#line, remarks: this.#remarks, tags: new Map(), inherited: new Map() });
    return this.#given();
  }

  #given(): readonly PbnGame[] {
    const games = this.#done;
    if (games.length > 0) this.#done = [];
    return games;
  }

  #token(text: string, at: number, startsLine: boolean): number {
    if (this.#pair) return this.#inPair(text, at);
    const place = { line: this.#line, column: at + 1 };
    switch (text[at]) {
      case '[':
        this.#pair = { at: place };
        return this.#inPair(text, at + 1);
      case '{':
        this.#comment = { startsLine, at: place, text: '' };
        return this.#inComment(text, at + 1);
      case ';':
        this.#before.push({ kind: 'rest-of-line', text: text.slice(at + 1).trimEnd(), startsLine });
        return text.length;
      default: {
        TOKEN.lastIndex = at;
        const [token] = TOKEN.exec(text) ?? [];
        if (token === undefined) this.#expected(text[at] === '"' ? '"' : '[', text, at);
        const tag = this.#tag ?? this.#goOn() ?? this.#expected('[', text, at);
        const element: Changing<PbnElement> = { text: token!, ...place, remarks: [] };
        tag.elements.push(element);
        this.#before = element.remarks as PbnRemark[];
        return at + token!.length;
      }
    }
  }

  #inComment(text: string, at: number): number {
    const comment = this.#comment!;
    const end = text.indexOf('}', at);
    comment.text += text.slice(at, end === -1 ? text.length : end);
    if (end === -1) return text.length;
    this.#before.push({ kind: 'brace', text: comment.text, startsLine: comment.startsLine });
    this.#comment = undefined;
    return end + 1;
  }

  /** A tag pair, whose four tokens may stand in several lines (PBN 2.1, 3.3). */
  #inPair(text: string, from: number): number {
    const pair = this.#pair!;
    const at = blanksFrom(text, from);
    if (at === text.length) return at;
    if (pair.name === undefined) {
      NAME.lastIndex = at;
      [pair.name] = NAME.exec(text) ?? this.#expected('tag-name', text, at);
      return this.#inPair(text, NAME.lastIndex);
    }
    if (pair.value === undefined) {
      STRING.lastIndex = at;
      [, pair.value] = STRING.exec(text) ?? this.#expected(text[at] === '"' ? '"' : 'tag-value', text, at);
      return this.#inPair(text, STRING.lastIndex);
    }
    if (text[at] !== ']') this.#expected(']', text, at);
    this.#pair = undefined;
    this.#addTag(usualTagName(pair.name), pair.value!, pair.at);
    return at + 1;
  }

  #addTag(name: string, written: string, { line, column }: Place): void {
    const tag: TagInHand = {
      name,
      value: unescapedPbn(written),
      written,
      line,
      column,
      remarks: [],
      elements: [],
      notes: [],
    };
    const [, index, text] = /^\s*(\d+)\s*:(.*)$/.exec(tag.value) ?? [];
    const noted = this.#noted ?? (this.#tags.size === 0 ? this.#held?.noted : undefined);
    if (name === 'Note' && noted && index !== undefined) {
      if (noted !== this.#noted) this.#goOn();
      const note = { index: Number(index), text: text!.trim(), written, remarks: [] };
      noted.notes.push(note);
      this.#tag = this.#noted = noted;
      this.#before = note.remarks;
      return;
    }
    if (this.#held?.tags.has(name)) this.#endHeld();
    const first = this.#tags.get(name);
    if (first && this.#begins(name)) {
      this.#hold();
      this.#endHeld();
      this.#addTag(name, written, { line, column });
      return;
    }
    if (first && SAID_ONCE.has(name) && first.value.trim() !== tag.value.trim())
      refuse({
        format: 'PBN',
        line,
        ...besides(tag),
        code: 'deal-file.tag-otherwise',
        tag: name,
        firstLine: first.line,
      });
    // Another tag that is there again is passed over with all that is in its section (3.4).
    if (first) this.#again.push(tag);
    else this.#tags.set(name, tag);
    if (name === 'Auction' || name === 'Play') this.#noted = tag;
    this.#tag = tag;
    this.#before = tag.remarks as PbnRemark[];
  }

  /** Whether a tag that the game has begins another: that of the event does, the board's, or the game's first. */
  #begins(name: string): boolean {
    const [first] = this.#tags.keys();
    return name === 'Event' || name === 'Board' || (name === first && BEGINNINGS.has(name));
  }

  /** After an empty line: what follows is of the same game, or another. */
  #hold(): void {
    if (this.#tags.size === 0) {
      if (this.#held && this.#tag) {
        this.#held.before = this.#before;
        this.#endBlock();
      }
      return;
    }
    const [tags, remarks] = [this.#tags, this.#remarks];
    if (this.#held) {
      const held = this.#held;
      held.before.push(...remarks);
      for (const [name, tag] of tags) held.tags.set(name, tag);
      held.again.push(...this.#again);
      [held.tag, held.noted, held.before] = [this.#tag!, this.#noted ?? held.noted, this.#before];
    } else
      this.#held = {
        tags,
        remarks,
        again: this.#again,
        tag: this.#tag!,
        noted: this.#noted,
        before: this.#before,
      };
    [this.#tags, this.#again] = [new Map(), []];
    this.#endBlock();
  }

  #endBlock(): void {
    [this.#tag, this.#noted] = [undefined, undefined];
    this.#before = this.#remarks = [];
  }

  /** What comes now belongs to the section that was begun before an empty line. */
  #goOn(): TagInHand | undefined {
    const held = this.#held;
    if (!held || this.#tags.size > 0) return undefined;
    held.before.push(...this.#remarks);
    this.#remarks = [];
    this.#before = held.before;
    this.#tag = held.tag;
    return held.tag;
  }

  #endHeld(): void {
    const held = this.#held;
    const [first] = held?.tags.values() ?? [];
    if (!held || !first) return;
    for (const tag of held.tags.values()) if (!OWN.has(tag.name)) this.#inherit(tag);
    const inherited = new Map(
      [...this.#forAll].flatMap((name) =>
        held.tags.has(name) ? [] : [[name, this.#previous.get(name)!] as const],
      ),
    );
    const { remarks, tags } = held;
    const again = held.again.filter((tag) => saidIn(tag) !== saidIn(tags.get(tag.name)!));
    this.#done.push({ line: first.line, remarks, tags, inherited, ...(again.length > 0 && { again }) });
    this.#last = held.tags;
    [this.#held, this.#signs] = [undefined, 0];
  }

  /** What `#` takes from the game before, and `##` leaves to all that follow (4.8). */
  #inherit(tag: TagInHand): void {
    // Values are written without what surrounds them, and so they are looked at here.
    const value = tag.value.trim();
    if (value.startsWith('##')) {
      tag.value = value.slice(2);
      this.#forAll.add(tag.name);
    } else if (value === '#') {
      const earlier = this.#previous.get(tag.name);
      tag.value = earlier ?? '';
      // A game between that lacks a mandatory tag is written with it as unknown: what is repeated over it is said anew.
      if (earlier !== undefined && !this.#last.has(tag.name)) delete tag.written;
    }
    this.#previous.set(tag.name, tag.value);
  }

  #expected(expected: Expected, text: string, at: number): never {
    return refuse({
      format: 'PBN',
      line: this.#line,
      column: at + 1,
      code: 'deal-file.expected',
      expected,
      found: text.slice(at, at + 20),
    });
  }
}

/** All that a tag and its section say, wherever they stand. */
function saidIn({ value, remarks, elements, notes }: TagInHand): string {
  const texts = (those: readonly PbnRemark[]) => those.map(({ text }) => text);
  return JSON.stringify([
    value,
    texts(remarks),
    elements.map((element) => [element.text, texts(element.remarks)]),
    notes.map((note) => [note.index, note.text, texts(note.remarks)]),
  ]);
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function blanksFrom(text: string, at: number): number {
  BLANK.lastIndex = at;
  BLANK.test(text);
  return BLANK.lastIndex;
}
