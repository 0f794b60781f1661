import { readResult, writeResult } from '#lists';
import { hasTop, type BoardMethod } from '#scoring';
import type { SideAdjustment } from '#tournament';
import { readHundredths } from '../kit/readHundredths.js';

const SIDE_KINDS = ['artificial', 'assigned', 'weighted', 'percentage', 'not-played'] as const;
export const AWARDS = ['average-plus', 'average', 'average-minus'] as const;

/** As many results as a weighted score is made of at the most. */
export const MOST_PARTS = 5;

/** A result of a weighted score and its weight in percent, as they are typed. */
export interface PartDraft {
  readonly weight: string;
  readonly text: string;
}

/** What a ruling gives one side, as it is being written down: what belongs to other kinds stays with it. */
export interface SideDraft {
  readonly kind: (typeof SIDE_KINDS)[number];
  readonly award: (typeof AWARDS)[number];
  readonly text: string;
  readonly parts: readonly PartDraft[];
  readonly percent: string;
}

/** What is to be mended before a side can be sent. */
export type SideFault = 'result' | 'weight' | 'sum' | 'twice' | 'percent';

/** What a side can be given by a method: without a top there is nothing to be a percentage of. */
export function kindsFor(method: BoardMethod): readonly SideDraft['kind'][] {
  return SIDE_KINDS.filter((kind) => kind !== 'percentage' || hasTop(method));
}

/** A draft for a side, with the result that stands. */
export function newSide(stands: string): SideDraft {
  return {
    kind: 'artificial',
    award: 'average-plus',
    text: stands,
    parts: [
      { weight: '', text: stands },
      { weight: '', text: '' },
    ],
    percent: '',
  };
}

/** A whole weight in percent; undefined when it is none. */
export function readWeight(text: string): number | undefined {
  const hundredths = readHundredths(text);
  const whole = hundredths !== undefined && hundredths % 100 === 0 && hundredths <= 10_000;
  return whole ? hundredths / 100 : undefined;
}

/** What the weights make together, as far as they can be read. */
export function sumOfWeights(parts: readonly PartDraft[]): number {
  return parts.reduce((sum, { weight }) => sum + (readWeight(weight) ?? 0), 0);
}

/** A percentage of a top in hundredths, 0 to 100; undefined when it is none. */
export function readShare(text: string): number | undefined {
  const hundredths = /^0+([.,]0{1,2})?$/.test(text.trim()) ? 0 : readHundredths(text);
  return hundredths !== undefined && hundredths <= 10_000 ? hundredths : undefined;
}

/** Another result, with the weight that is left. */
export function withPart(parts: readonly PartDraft[]): PartDraft[] {
  const left = 100 - sumOfWeights(parts);
  return [...parts, { weight: left > 0 && left < 100 ? String(left) : '', text: '' }];
}

/** What a draft says; or what is to be mended in it. */
export function readSide(draft: SideDraft): SideAdjustment | SideFault {
  switch (draft.kind) {
    case 'artificial':
      return { kind: draft.kind, award: draft.award };
    case 'assigned': {
      const result = readResult(draft.text);
      return result ? { kind: draft.kind, result } : 'result';
    }
    case 'weighted':
      return readParts(draft.parts);
    case 'percentage': {
      const hundredths = readShare(draft.percent);
      return hundredths === undefined ? 'percent' : { kind: draft.kind, hundredths };
    }
    case 'not-played':
      return { kind: draft.kind };
    default:
      return draft.kind satisfies never;
  }
}

function readParts(parts: readonly PartDraft[]): SideAdjustment | SideFault {
  const read = parts.map(({ weight, text }) => ({
    result: readResult(text),
    hundredths: readWeight(weight),
  }));
  const results = read.flatMap(({ result, hundredths }) =>
    result && hundredths !== undefined ? [{ result, hundredths }] : [],
  );
  if (read.some(({ result }) => !result)) return 'result';
  if (results.length < parts.length) return 'weight';
  if (new Set(results.map(({ result }) => writeResult(result))).size < results.length) return 'twice';
  return sumOfWeights(parts) === 100 ? { kind: 'weighted', results } : 'sum';
}

export function isFault(read: SideAdjustment | SideFault): read is SideFault {
  return typeof read === 'string';
}
