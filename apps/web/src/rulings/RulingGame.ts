import type { ReactNode } from 'react';
import type { OutcomeIn } from '#laws';
import type { AskedEffect, RecordedWay } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { EffectOfRuling } from '../api/rulingDocuments.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import type { sheetQuery, SheetSeen } from '../play/sheetQueries.js';
import type { JudgesBook } from './book/judgesBook.js';

/** What the law book has led to. */
export interface FoundInBook {
  readonly book: JudgesBook;
  readonly ways: readonly RecordedWay[];
  /** Undefined as long as something is asked, or where the book was not asked. */
  readonly outcomes: readonly OutcomeIn[] | undefined;
}

export interface PlacesProps<Place> {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly places: readonly Place[];
  /** A ruling that was given stays one on these places. */
  readonly fixed: boolean;
  readonly onChange: (places: readonly Place[]) => void;
}

export interface EffectsProps<Place, Draft, Ground> {
  readonly tournament: string;
  /** Where the ruling is given, as far as it is known there. */
  readonly ground: Ground;
  readonly about: readonly Place[];
  readonly found: FoundInBook;
  readonly drafts: readonly Draft[];
  /** It was to be sent: what is missing is said now. */
  readonly tried: boolean;
  readonly onChange: (drafts: readonly Draft[]) => void;
}

export interface OfWayProps<Place, Ground> {
  readonly ground: Ground;
  readonly about: readonly Place[];
  readonly way: RecordedWay;
  readonly outcome: OutcomeIn;
  readonly onChange: (way: RecordedWay) => void;
}

/**
 * What the pages of rulings have by the game, beside its law book: where something has happened, what a ruling does there,
 * and how both are written down. A `Ground` is what is known of the places, by which effects are read.
 */
export interface RulingGame<Place extends PlaceOfRuling, Draft, Ground> {
  /** The place that an address names, where it names one. */
  placesIn(search: URLSearchParams, session: SessionSeen): readonly Place[];
  /** The sheets that are read to know the places; none where the session says all. */
  sheetsOf(
    tournament: string,
    session: SessionSeen,
    about: readonly Place[],
  ): readonly ReturnType<typeof sheetQuery>[];
  /** Undefined as long as one of them is being read. */
  ground(session: SessionSeen, sheets: readonly (SheetSeen | undefined)[]): Ground | undefined;
  readonly Places: (props: PlacesProps<Place>) => ReactNode;
  /** What is asked of a way that has ended, beside the questions of the book. */
  ofWay?(props: OfWayProps<Place, Ground>): ReactNode;
  readonly Effects: (props: EffectsProps<Place, Draft, Ground>) => ReactNode;
  /** What has to be done by the law book, ready to be filled in; what only may be done is for the judge to add. */
  following(found: FoundInBook, about: readonly Place[], ground: Ground): readonly Draft[];
  /** Whether the book leaves to the judge what a ruling does, and the drafts do not say it. */
  leavesOpen?(found: FoundInBook, drafts: readonly Draft[], about: readonly Place[]): boolean;
  /** The ways through the book as they are sent, where the drafts tell more of them than was asked. */
  named?(
    found: FoundInBook,
    drafts: readonly Draft[],
    about: readonly Place[],
    ground: Ground,
  ): readonly RecordedWay[];
  /** Effects ready to be sent; undefined as long as something is to be mended in one of them. */
  read(drafts: readonly Draft[], about: readonly Place[], ground: Ground): AskedEffect[] | undefined;
  /** What a ruling that was given does, to be written down anew; with the places that it is about. */
  draftsOf(
    effects: readonly EffectOfRuling[],
    about: readonly PlaceOfRuling[],
  ): { readonly about: readonly Place[]; readonly drafts: readonly Draft[] };
}
