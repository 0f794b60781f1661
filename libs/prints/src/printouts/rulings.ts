import type { Called } from '../documents/called.js';
import type { DocumentOf } from '../documents/print-document.js';
import type { HistoryEventShown, RulingShown, SaidShown, WayShown } from '../documents/ruling-shown.js';
import type { Flowing } from '../kit/flow.js';
import { flowing, gap, headingBlock, paragraph } from '../layout/laid.js';
import { body, type PlacedPaper, type Setting } from '../layout/setting.js';
import type { Say } from '../words/words.js';
import { effectText } from './effect-text.js';
import { lawHeading, lawText } from '../texts/law-text.js';
import { shortOf, signatures } from './parts.js';

type Rulings = DocumentOf<'rulings'>;

/** The ruling sheet: every ruling with its law, facts, reason and effect; or forms to be written by hand. */
export function rulings({ rulings: all, blank, onSheets }: Rulings, setting: Setting): PlacedPaper {
  const { say } = setting;
  if (blank) {
    const height = (body(setting).height - BETWEEN_FORMS) / 2;
    return flowing(setting, say('rulingForm'), (width) => {
      const one = form(setting, { width, height, onSheets });
      return [one, gap(BETWEEN_FORMS), one];
    });
  }
  return flowing(setting, say('rulings'), (width) =>
    all.length === 0
      ? paragraph(setting, say('nothingRuled'), width)
      : all.flatMap((ruling, index) => [...(index > 0 ? [gap(12)] : []), ...ruled(ruling, setting, width)]),
  );
}

function ruled(ruling: RulingShown, setting: Setting, width: number): Flowing[] {
  const { ink, say } = setting;
  const { session, law, title, status, about, who, given, ways, texts, effects, voided, history } = ruling;
  const places = about.map(({ table, round, board }) =>
    [say('sheetOf', { table, round }), ...(board === null ? [] : [say('onBoard', { board })])].join(', '),
  );
  const called = [lawHeading(law, say), ...(title === null ? [] : [title])].join(' · ');
  const stands = status === 'given' ? '' : ` (${say(STATUS[status])})`;
  const small = { size: 9, colour: '#333333', withNext: true };
  return [
    headingBlock(setting, `${called}${stands}`, width),
    ...paragraph(setting, [say('sessionShort', { session }), ...places].join(' · '), width, small),
    ...(who.length === 0 ? [] : paragraph(setting, who.map(whoText).join(' · '), width, small)),
    ...paragraph(
      setting,
      [
        setting.minuteText(given.at),
        byText(given, say),
        ...(given.call === null ? [] : [callText(given.call, say)]),
      ].join(' · '),
      width,
      small,
    ),
    ...(ways.length === 0 ? [] : paragraph(setting, say('foundBy'), width, { bold: true, withNext: true })),
    ...ways.flatMap((way) => wayText(way, say).flatMap((line) => paragraph(setting, line, width))),
    ...texts.flatMap(({ kind, text }) => paragraph(setting, `${say(kind)}: ${text}`, width)),
    ...(effects.length + voided.length === 0 ? paragraph(setting, say('noEffect'), width) : []),
    ...effects.flatMap((effect) => paragraph(setting, effectText(effect, say), width, { bold: true })),
    ...voided.flatMap((effect) =>
      paragraph(setting, `${effectText(effect, say)} ${say('noLonger')}`, width, { colour: '#555555' }),
    ),
    ...history.flatMap((said) => paragraph(setting, saidText(said, setting), width)),
    { height: 6, paint: (x, y) => ink.line([x, y + 5], [x + width, y + 5]) },
  ];
}

const STATUS = {
  amended: 'statusAmended',
  appealed: 'appealOpen',
  decided: 'statusDecided',
  withdrawn: 'withdrawn',
} as const;

const DID = {
  amended: 'didAmend',
  'appeal-decided': 'didDecideAppeal',
  'appeal-withdrawn': 'didWithdrawAppeal',
  appealed: 'didAppeal',
  'effect-voided': 'didVoid',
  reviewed: 'didReview',
  withdrawn: 'withdrawn',
} as const;
const DECISIONS = { stands: 'decisionStands', changed: 'decisionChanged' } as const;
const DEPOSITS = { paid: 'depositPaid', returned: 'depositReturned', kept: 'depositKept' } as const;

/** What a law was asked on its way and how that was answered, and what it says then. */
function wayText({ law, asked, named, outcome }: WayShown, say: Say): string[] {
  return [
    lawHeading(law, say),
    ...asked.map(({ question, answer }) => `•\u00a0${question} ${answer}`),
    ...(named === null ? [] : [say(named.as, { who: whoText(named.who) })]),
    ...(outcome === null ? [] : [`${lawHeading(outcome.law, say)}: ${outcome.says.join(' ')}`]),
  ];
}

/** Which table had called, and after how many minutes and seconds somebody came. */
function callText({ table, waited }: NonNullable<RulingShown['given']['call']>, say: Say): string {
  if (waited === null) return say('callOf', { table });
  const time = `${Math.floor(waited / 60)}:${String(waited % 60).padStart(2, '0')}`;
  return say('callAfter', { table, time });
}

/** Who did something: by name, otherwise in what capacity. */
function byText({ by }: HistoryEventShown, say: Say): string {
  return by.name ?? say(by.as === 'director' ? 'byDirector' : 'byProgram');
}

/** What was said of a ruling since, by whom, and of an appeal how it was decided and what became of its deposit. */
function saidText(said: SaidShown, { say, minuteText }: Pick<Setting, 'say' | 'minuteText'>): string {
  const { at, what, who, late, law, decision, deposit, committee, reason } = said;
  const did = `${say(DID[what])}${who === null ? '' : `: ${whoText(who)}`}`;
  return [
    minuteText(at),
    `${did}${law === null ? '' : ` (${lawText(law, say)})`}`,
    ...(late === null
      ? []
      : [say('appealedLate', { time: minuteText(late.until), law: lawText(late.law, say) })]),
    ...(decision === null ? [] : [say(DECISIONS[decision])]),
    ...(deposit === null ? [] : [say(DEPOSITS[deposit])]),
    byText(said, say),
    ...(committee === null ? [] : [say('committeeOf', { members: committee })]),
    ...(reason === null ? [] : [reason]),
  ].join(' · ');
}

/** Somebody whole: a record of rulings leaves out nobody's first name. */
function whoText(who: Called): string {
  return [shortOf(who), who.names.join(' – ')].filter(Boolean).join('  ');
}

/** Between two forms on a page. */
const BETWEEN_FORMS = 16;

/** A form: everything that the record of a ruling has, with lines to write on. */
function form(
  setting: Setting,
  {
    width,
    height,
    onSheets,
  }: { readonly width: number; readonly height: number; readonly onSheets: boolean },
): Flowing {
  const { ink, say } = setting;
  const face = { size: 9, colour: '#333333' };
  const seats = (['N', 'E', 'S', 'W'] as const).map((seat) => say(seat));
  const sides = [say('NS'), say('EW')];
  const rows: readonly (readonly string[])[] = [
    [say('date'), say('table'), say('round'), say('board')],
    ...(onSheets ? [seats.slice(0, 2), seats.slice(2)] : [sides]),
    [say('law'), say('contract'), say('result')],
    [say('facts')],
    [''],
    [''],
    [''],
    [say('decision')],
    [''],
    [say('effects')],
    [say('reason')],
    [''],
  ];
  const signed = signatures(
    setting,
    [say(onSheets ? 'judge' : 'director'), ...(onSheets ? seats : sides)],
    width,
  );
  const line = (height - signed.height - 12) / rows.length;
  return {
    height,
    paint(x, y) {
      for (const [index, fields] of rows.entries()) {
        const base = y + (index + 1) * line;
        const each = width / fields.length;
        for (const [at, field] of fields.entries()) {
          const left = x + at * each;
          ink.text(field, { x: left, y: base - 3 }, face);
          const from = left + (field === '' ? 0 : ink.width(field, face) + 5);
          ink.line([from, base], [left + each - 10, base], { weight: 0.5 });
        }
      }
      signed.paint(x, y + rows.length * line + 12);
    },
  };
}
