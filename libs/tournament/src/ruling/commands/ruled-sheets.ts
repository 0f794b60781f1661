import { type AlsoStates, reject, type Rejected, type TextReference } from '../../command/command.js';
import type { NewEvent } from '../../journal/aggregate.js';
import { sheetGame, type SheetLine } from '../../games/games.js';
import type { Seated } from '../../journal/names.js';
import type { SessionState } from '../../session/state.js';
import { sheetEvents } from '../../sheet/events.js';
import { isOver, judgedLine, sheetAt } from '../../sheet/commands/sheet.js';
import {
  type SheetPlace,
  type SheetState,
  sheetStream,
  type SheetWrittenEvent,
  withSheetEvent,
} from '../../sheet/state.js';
import { type AskedEffect, type EffectOnSheet, isOnSheet } from '../asked-effect.js';

/** Events by the names of their streams. */
export type Events = Readonly<Record<string, readonly NewEvent[]>>;

/** The lines that effects ask for; the lot of a ruling on plans is still to be drawn. */
export function linesAsked(effects: readonly AskedEffect[]): SheetLine[] {
  return effects.flatMap((effect): SheetLine[] => {
    if (effect.kind === 'sheet-line') return [effect.what];
    return effect.kind === 'sheet-plans' ? [{ kind: 'ruling', ruling: { ...effect.plan, seed: '' } }] : [];
  });
}

/** A line as a ruling has it, and what stood there without it; left out: it is a new one. */
export interface LineRuled {
  readonly table: string;
  readonly round: number;
  readonly line: number;
  readonly board?: number;
  readonly seated: Seated;
  readonly what: SheetLine;
  readonly before?: SheetLine;
}

/** By what a sheet is told of a ruling. */
interface Said {
  readonly ruling: string;
  readonly reason: TextReference;
  readonly departs?: TextReference;
}

interface Room {
  readonly session: SessionState;
  readonly known: AlsoStates;
  seed?(): string;
}

/**
 * The sheets that a ruling writes on, line after line: each line is judged on the sheet with the lines before it.
 * Effects that the ruling no longer has are withdrawn first.
 */
export class RuledSheets {
  readonly #sheets = new Map<string, SheetState>();
  readonly #events = new Map<string, NewEvent[]>();
  readonly #ruled = new Set<string>();

  constructor(
    private readonly room: Room,
    private readonly said: Said,
  ) {}

  /** What has happened on the sheets. */
  get events(): Events {
    return Object.fromEntries(this.#events);
  }

  /**
   * Takes back what the ruling has written on sheets, but for lines that it is to write anew: what stood before stands
   * again. A line that the ruling had added is struck as long as it is the last; otherwise it says nothing and keeps its
   * number.
   */
  unrule(sheets: readonly SheetPlace[], anew: readonly AskedEffect[]): Rejected | undefined {
    const isAnew = (place: SheetPlace, line: number) =>
      anew.some(
        (one) =>
          isOnSheet(one) && one.table === place.table && one.round === place.round && one.line === line,
      );
    for (const place of sheets) {
      for (let line = this.#sheet(place).lines.length; line > 0; line--) {
        const isOwn = this.#sheet(place).lines[line - 1]!.ruled?.ruling === this.said.ruling;
        const refused = isOwn && !isAnew(place, line) ? this.#unruleLine(place, line) : undefined;
        if (refused) return refused;
      }
    }
    return undefined;
  }

  #unruleLine(place: SheetPlace, line: number): Rejected | undefined {
    const { ruling: unruled, reason } = this.said;
    const sheet = this.#sheet(place);
    const { ruled, board } = sheet.lines[line - 1]!;
    const before = ruled!.before;
    if (!before && line === sheet.lines.length) {
      this.#write(place, sheetEvents.lineStruck({ ...place, line, unruled, reason }));
      return undefined;
    }
    const at = sheetAt(this.room.session, place);
    if ('accepted' in at) return at;
    const { what, ...others } = before ?? { what: at.game.withdrawnLine, ...(board && { board }) };
    const judged = judgedLine({ line, board: others.board, what }, sheet, at);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const stands = { ...place, line, seated: at.seated, ...others, what, flags, unruled, reason };
    this.#write(place, sheetEvents.lineCorrected(stands));
    return undefined;
  }

  /** Writes a line, or puts one right; or why that cannot be. */
  rule(effect: EffectOnSheet): LineRuled | Rejected {
    const { session } = this.room;
    const { table, round, line } = effect;
    const place = { session: session.session, table, round };
    const at = sheetAt(session, place);
    if ('accepted' in at) return at;
    const sheet = this.#sheet(place);
    const known = sheet.lines[line - 1];
    const refused = this.#notToBeRuled(effect, place);
    if (refused) return refused;
    const what = this.#lineOf(effect, known?.what);
    if (!known && at.game.isDeal(what) && isOver(sheet, at)) return reject({ code: 'sheet.over', line });
    const board = effect.board ?? known?.board;
    const judged = judgedLine({ line, board, what }, sheet, at);
    if ('accepted' in judged) return judged;
    const { seated } = at;
    const ofBoard = board === undefined ? {} : { board };
    const event = { ...place, line, ...ofBoard, seated, what, flags: [...judged.flags], ...this.said };
    this.#write(place, known ? sheetEvents.lineCorrected(event) : sheetEvents.lineWritten(event));
    const before = this.#sheet(place).lines[line - 1]!.ruled!.before?.what;
    return { table, round, line, ...ofBoard, seated, what, ...(before && { before }) };
  }

  /** What prevents ruling on a line, whatever it is to be. */
  #notToBeRuled(effect: EffectOnSheet, place: SheetPlace): Rejected | undefined {
    const { line } = effect;
    const { lines } = this.#sheet(place);
    const next = lines.length + 1;
    if (line > next) return reject({ code: 'sheet.line-not-next', line, next });
    // A lot that somebody brings along is none.
    if (effect.kind === 'sheet-line' && sheetGame(this.room.session.game)!.isOfRuling(effect.what))
      return reject({ code: 'sheet.judges-line', line });
    const ruled = lines[line - 1]?.ruled?.ruling;
    const key = `${sheetStream(place).stream} ${line}`;
    if (this.#ruled.has(key) || (ruled !== undefined && ruled !== this.said.ruling))
      return reject({ code: 'ruling.line-ruled', line });
    this.#ruled.add(key);
    return undefined;
  }

  /** The line that is asked for; a lot that it has already stays: nobody draws until they like it. */
  #lineOf(effect: EffectOnSheet, known: SheetLine | undefined): SheetLine {
    if (effect.kind === 'sheet-line') return effect.what;
    const seed = known?.kind === 'ruling' ? known.ruling.seed : this.room.seed!();
    return { kind: 'ruling', ruling: { ...effect.plan, seed } };
  }

  #sheet(place: SheetPlace): SheetState {
    const { stream } = sheetStream(place);
    return this.#sheets.get(stream) ?? (this.room.known[stream] as SheetState);
  }

  #write(place: SheetPlace, event: SheetWrittenEvent): void {
    const { stream } = sheetStream(place);
    this.#sheets.set(stream, withSheetEvent(this.#sheet(place), event));
    this.#events.set(stream, [...(this.#events.get(stream) ?? []), event]);
  }
}
