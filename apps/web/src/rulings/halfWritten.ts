import { createContext, useContext } from 'react';
import type { RecordedWay } from '#tournament';
import { forgetDraftsOfTab } from '../browser/draftsOfTab.js';
import { placesOfTab, recallDraft, renameDrafts, type DraftPlace } from '../parts/keptDraft.js';

/** A ruling as far as it is written down: what the form says now, where that is not what it began with. */
export interface HalfWritten<Place = unknown, Draft = unknown> {
  /** Its id, under which it is recorded once. */
  readonly ruling: string;
  readonly about: readonly Place[];
  readonly ways: readonly RecordedWay[];
  /** Null: that to which the law book leads. */
  readonly law: string | null;
  /** Null: those that follow by the law book. */
  readonly effects: readonly Draft[] | null;
  /** Null: the laws that were gone through. */
  readonly reason: string | null;
  readonly facts: string;
  /** Null: what the law book says. */
  readonly told: string | null;
  /** Null: it does not depart from the book. */
  readonly departs: string | null;
  /** Up to which journal entry what stands on its places was seen. */
  readonly at: number | null;
  /** When something was last written, in milliseconds. */
  readonly when: number;
}

const MODEL: HalfWritten = {
  ruling: '',
  about: [],
  ways: [],
  law: null,
  effects: null,
  reason: null,
  facts: '',
  told: null,
  departs: null,
  at: null,
  when: 0,
};

/** Where rulings are kept that somebody has not recorded yet: by tournament, each by the address at which it is written. */
const placeOf = (person: string, tournament: string, address: string) =>
  `ruling ${person} ${tournament} ${address}`;

/** Where a ruling is kept as it is being written, in this tab alone: it may tell what nobody else is to see. */
export function placeOfRuling(person: string, tournament: string, address: string): DraftPlace {
  return { at: placeOf(person, tournament, address), of: '', where: 'tab' };
}

/** What was written there and not recorded; undefined: nothing. */
export function recallRuling<Place, Draft>(place: DraftPlace): HalfWritten<Place, Draft> | undefined {
  return recallDraft(place, MODEL) as HalfWritten<Place, Draft> | undefined;
}

/** Forgets a ruling that was recorded or given up, with the deals that were being written in it. */
export function forgetRuling({ at }: DraftPlace): void {
  forgetDraftsOfTab(at);
}

/** The rulings of a tournament that somebody has begun in this tab and not recorded, with their addresses; the last one first. */
export function rulingsHalfWritten<Place>(
  person: string,
  tournament: string,
): readonly (HalfWritten<Place> & { readonly address: string })[] {
  const beginning = placeOf(person, tournament, '');
  return placesOfTab(beginning)
    .flatMap((at) => {
      const address = at.slice(beginning.length);
      const written = recallRuling<Place, unknown>(placeOfRuling(person, tournament, address));
      return written ? [{ ...written, address }] : [];
    })
    .toSorted((one, other) => other.when - one.when);
}

/** Whether a form says anything else than it began with. */
export function isWritten(now: HalfWritten, begun: HalfWritten): boolean {
  const said = ({ ruling: _ruling, at: _at, when: _when, ...others }: HalfWritten) => JSON.stringify(others);
  return said(now) !== said(begun);
}

/** What a deal is kept under that is half entered in an effect: `effect 1 deal`. */
export function dealOfEffect(effect: number, deal: string): string {
  return `effect ${effect} ${deal}`;
}

const OF_EFFECT = /^effect (\d+) (.+)$/;

/** What a deal is kept under once an effect is taken away: those behind it move up; undefined: it goes with it. */
export function withoutEffect(of: string, away: number): string | undefined {
  const [, number, deal] = OF_EFFECT.exec(of) ?? [];
  if (number === undefined || deal === undefined || Number(number) < away) return of;
  return Number(number) === away ? undefined : dealOfEffect(Number(number) - 1, deal);
}

/** What is kept once the effects of a ruling are thrown away; with another law also what was asked by the one before. */
export function withoutEffects(of: string, isOtherLaw: boolean): string | undefined {
  return (isOtherLaw ? of !== '' : OF_EFFECT.test(of)) ? undefined : of;
}

/** Whether the same laws were gone through with the same answers, whatever else is known of them. */
export function goTheSameWay(one: readonly RecordedWay[], other: readonly RecordedWay[]): boolean {
  const gone = (ways: readonly RecordedWay[]) =>
    JSON.stringify(ways.map(({ law, answers }) => [law, answers]));
  return gone(one) === gone(other);
}

/** Where the ruling is kept that is being written on this page. */
export const KeptRuling = createContext<DraftPlace | undefined>(undefined);

/** Keeps the deals that are half entered in it under the names that they have by now; undefined: one is forgotten. */
export function useRenameDeals(): (nameOf: (of: string) => string | undefined) => void {
  const place = useContext(KeptRuling);
  return (nameOf) => place && renameDrafts(place, nameOf);
}

/** Where a deal is kept that is half entered in it, by what it is of. */
export function useKeptDeal(of: string): DraftPlace | undefined {
  const place = useContext(KeptRuling);
  return place && { ...place, of };
}
