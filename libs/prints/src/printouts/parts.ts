import type { Called } from '../documents/called.js';
import type { Progress, Ranking, StandsAs } from '../documents/ranking.js';
import type { AwardShown, ResultShown, Unit } from '../documents/board-shown.js';
import { decimalText, pointsText, signed, signedDecimals, signedPoints } from '../texts/figures.js';
import type { Names } from '../kit/names.js';
import type { Cell, Column } from '../kit/table.js';
import type { Setting } from '../layout/setting.js';
import type { Say } from '../words/words.js';
import type { Flowing } from '../kit/flow.js';
import { gap, paragraph } from '../layout/laid.js';
import { namesInLine } from '../kit/fitted-names.js';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣', NT: 'NT' } as const;

/** What somebody is called by where there is no room for names: `NS 3`, or of a pair of a team `Foxes NS`. */
export function shortOf({ number, team }: Pick<Called, 'number' | 'team'>): string {
  return team ?? number;
}

/** Somebody's names in a cell, the number before them; of a pair of a team below the team's name and the side. */
export function namesOf({ number, names, team, isTeams }: Called): Names[] {
  if (team === undefined) return [{ number, names, ...(isTeams && { isTeams }) }];
  return [{ names: [team], isTeams: true }, ...(names.length > 0 ? [{ names }] : [])];
}

/** The column of places, apart from the numbers beside it. */
export function placeColumn(say: Say, width = 36): Column {
  return { title: say('place'), width, align: 'right', padding: 12 };
}

/** The columns of who somebody is: the number, and the names in what is left of the width. */
export function whoColumns(title: string, say: Say, width = 42): Column[] {
  return [
    { title: say('number'), width },
    { title, width: 1, grows: true },
  ];
}

/** And what stands in them. */
export function whoCells(who: Called): Cell[] {
  const { number, names, team, isTeams } = who;
  return team === undefined ? [number, { names, ...(isTeams && { isTeams }) }] : ['', namesOf(who)];
}

/** The names where there are some, otherwise the number. */
export function namesAlone({ number, names, isTeams }: Called): Names {
  return names.length > 0 ? { names, ...(isTeams && { isTeams }) } : { names: [], number };
}

/** Who sat in for somebody, and in which rounds; empty: nobody. */
export function substitutesText({ substitutes = [] }: Called, say: Say): string {
  return substitutes
    .map(({ name, fromRound, toRound }) =>
      fromRound === toRound
        ? say('satInRound', { name, round: fromRound })
        : say('satInRounds', { name, from: fromRound, to: toRound }),
    )
    .join(', ');
}

/** What was played: `4♠ N +1`, `3NT× W −2`, `+420`. */
export function resultText(result: ResultShown | null, say: Say): string {
  if (result === null) return '';
  if (result.kind === 'passed-out') return say('passedOut');
  if (result.kind === 'score') return signed(result.score);
  const { level, strain, doubling, declarer, tricks } = result;
  const over = tricks - level - 6;
  const made = over === 0 ? '=' : signed(over);
  return `${level}${SIGNS[strain]}${doubling.replaceAll('x', '×')} ${declarer} ${made}`;
}

/** The same where the score stands beside it: of a score alone nothing is left to say. */
export function contractText(result: ResultShown | null, say: Say): string {
  return result?.kind === 'score' ? '' : resultText(result, say);
}

/** An award as a column of them has it. */
export function awardText(award: AwardShown | null, unit: Unit, say: Say): string {
  if (award === null) return '';
  const worth = unit === 'imps' ? signedPoints(award.points, say) : pointsText(award.points, say);
  const { mark } = award;
  return `${mark === null || mark === 'ruled' ? worth : `${say(mark)} ${worth}`}${mark === 'ruled' ? '*' : ''}${formMark(award)}`;
}

/** Marks what was scored apart, because another form of the board was played there. */
export function formMark({ otherForm }: AwardShown): string {
  return otherForm ? '†' : '';
}

/** What the marks of awards mean, as far as there are any: artificial scores, and other forms of a board. */
export function marksBelow(awards: readonly (AwardShown | null)[], say: Say): string[] {
  const marks = new Set(awards.flatMap((award) => award?.mark ?? []));
  const artificial = (
    [
      ['ave+', 'averagePlus'],
      ['ave', 'average'],
      ['ave-', 'averageMinus'],
    ] as const
  )
    .filter(([mark]) => marks.has(mark))
    .map(([mark, words]) => `${say(mark)} ${say(words)}`);
  return [
    ...(artificial.length > 0 ? [`${artificial.join(', ')}.`] : []),
    ...(awards.some((award) => award?.otherForm) ? [say('otherForm')] : []),
  ];
}

/** The title of a column of awards. */
export function unitText(unit: Unit, say: Say): string {
  return say(unit === 'imps' ? 'imps' : unit === 'matchpoints' ? 'matchpoints' : 'points');
}

/**
 * What a place is taken with.
 *
 * @param decimals of victory points those of their column; left out: as many as it needs
 */
export function figureText(
  figure: string,
  figureIn: Ranking['figureIn'],
  say: Say,
  decimals?: number,
): string {
  switch (figureIn) {
    case 'percent':
      return decimalText(figure, 2, say);
    case 'mean':
      return signedDecimals(figure, 2, say);
    case 'imps':
      return signedPoints(figure, say);
    case 'vp':
    case 'score':
      return decimals === undefined ? pointsText(figure, say) : decimalText(figure, decimals, say);
    default:
      return figureIn satisfies never;
  }
}

const TITLES = {
  percent: 'percent',
  mean: 'impsABoard',
  imps: 'imps',
  vp: 'vp',
  score: 'matchScore',
} as const;

/** And the title of its column. */
export function figureTitle(figureIn: Ranking['figureIn'], say: Say): string {
  return say(TITLES[figureIn]);
}

/** How what is told is worded. */
type Told = Pick<Setting, 'say' | 'minuteText'>;

/** How far a printout with results has come. */
export function progressText({ afterRound, rounds, stands }: Progress, setting: Told): string {
  const { say } = setting;
  if (stands.as !== 'running') return standsText(stands, setting);
  return afterRound === null ? say('soFar') : say('after', { round: afterRound, rounds });
}

/** What a standing is worth. */
export function standsText(stands: StandsAs, { say, minuteText }: Told): string {
  switch (stands.as) {
    case 'running':
      return say('soFar');
    case 'final':
      return say('final');
    case 'provisional': {
      const { scores, rulings, past } = stands;
      const until =
        scores === rulings
          ? say('correctionsUntil', { time: minuteText(scores) })
          : say('correctionsUntilEach', { scores: minuteText(scores), rulings: minuteText(rulings) });
      return say(past ? 'closedThen' : 'provisional', { until });
    }
    case 'official': {
      const since = minuteText(stands.since);
      return stands.amended === null
        ? say('officialSince', { since })
        : say('amendedAt', { since, at: minuteText(stands.amended) });
    }
    default:
      return stands satisfies never;
  }
}

/** Who is ranked: the section, the line, or both. */
export function rankingTitle({ section, line }: Pick<Ranking, 'section' | 'line'>, say: Say): string {
  const parts = [
    ...(section === null ? [] : [say('section', { section })]),
    ...(line === 'one' ? [] : [say(`${line}_name`)]),
  ];
  return parts.join(' · ');
}

/** Who sat in for whom, by the numbers of the table above. */
export function substitutesBelow(
  lines: readonly { readonly who: Called }[],
  setting: Setting,
  width: number,
): Flowing[] {
  const { say } = setting;
  const list = lines.flatMap(({ who }) =>
    who.substitutes ? [`${shortOf(who)} ${substitutesText(who, say)}`] : [],
  );
  if (list.length === 0) return [];
  return [gap(3), ...paragraph(setting, say('substitutes', { list: list.join('; ') }), width, { size: 8 })];
}

/** Lines on which people sign, side by side, each with who does. */
export function signatures({ ink }: Pick<Setting, 'ink'>, who: readonly string[], width: number): Flowing {
  const each = width / Math.max(1, who.length);
  return {
    height: 36,
    paint(x, y) {
      for (const [index, name] of who.entries()) {
        const left = x + index * each;
        ink.line([left, y + 22], [left + each - 14, y + 22], { colour: '#222222' });
        const small = { size: 7.5, colour: '#333333' };
        const { text, face } = namesInLine(ink, { names: [name] }, each - 14, small);
        ink.text(text, { x: left, y: y + 31 }, face);
      }
    },
  };
}
