import { readFileSync } from 'node:fs';
import { sharedPlace } from '../../../cards/src/testing/shared-folder.js';
import type { SideResult } from '../board-field.js';
import { Rational } from '../rational.js';

/** A file of `../shared`, read as JSON. */
export function readShared(path: string): unknown {
  return JSON.parse(readFileSync(sharedPlace(path), 'utf8'));
}

export interface Example {
  readonly id: string;
  readonly area: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each area has a shape of its own
  readonly input: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly expected: any;
}

export function examples(area: string): Example[] {
  const found = (readShared('vectors/scoring.json') as Example[]).filter((example) => example.area === area);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

export const score = (points: number): SideResult => ({ kind: 'score', score: points });

/** Compares with whatever of an answer the example states. */
export function expectAnswer({ id, expected }: Example, answer: Readonly<Record<string, unknown>>): void {
  const stated = Object.keys(expected).filter((part) => part in answer);
  const part = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(stated.map((name) => [name, of[name]]));
  expect(stated).not.toEqual([]);
  expect({ id, ...part(answer) }).toEqual({ id, ...part(expected) });
}

/** With the decimals that examples are given with. */
export function decimals(value: Rational, places = 6): number {
  return Number(value.toText(places));
}
