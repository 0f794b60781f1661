import { z } from 'zod';
import { TOURNAMENT_ROLES } from '../command/command.js';
import { defineEvent, type EventOf } from '../journal/aggregate.js';
import { sessionName } from '../journal/names.js';
import { textReference } from '../journal/texts.js';
import { announcement } from './announcement.js';
import {
  importedFrom,
  rulingsPublication,
  tournamentName,
  tournamentSettings,
  withMethod,
  withRegulation,
} from './settings.js';

const person = z.uuid();
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits');
const position = z.int().positive();

/** Provisional while play goes on, official at the end, amended when an official result had to change. */
export const SEAL_KINDS = ['provisional', 'official', 'amended'] as const;
export const sealKind = z.enum(SEAL_KINDS);
export type SealKind = z.infer<typeof sealKind>;

const role = z.enum(TOURNAMENT_ROLES);

/** What can happen in the stream `tournament`. */
export const tournamentEvents = {
  created: defineEvent('tournament.created', 1, { name: tournamentName, organiser: person }),
  renamed: defineEvent('tournament.renamed', 1, { name: tournamentName }),
  published: defineEvent('tournament.published', 1, {}),
  /** What the calendar says of it; null: it is not in the calendar. */
  announced: defineEvent('tournament.announced', 1, { announcement: announcement.nullable() }),
  archived: defineEvent('tournament.archived', 1, { reason: textReference.optional() }),
  settingsChosen: defineEvent(
    'tournament.settings-chosen',
    3,
    { settings: tournamentSettings },
    { 1: withMethod, 2: withRegulation },
  ),
  /** Its first session has started: from now on settings change only by an amendment. */
  started: defineEvent('tournament.started', 1, {}),
  /** A session of it is being played, ... */
  sessionStarted: defineEvent('tournament.session-started', 1, { session: sessionName }),
  /** ... and no longer is: only then can the tournament be archived. */
  sessionClosed: defineEvent('tournament.session-closed', 1, { session: sessionName }),
  settingsAmended: defineEvent(
    'tournament.settings-amended',
    3,
    { settings: tournamentSettings, reason: textReference },
    { 1: withMethod, 2: withRegulation },
  ),
  roleGranted: defineEvent('tournament.role-granted', 1, { person, role }),
  roleRevoked: defineEvent('tournament.role-revoked', 1, { person, role }),
  sealRequested: defineEvent('tournament.seal-requested', 1, {
    kind: sealKind,
    /** Where nobody asked for it but the end of the correction period or a later change: the last line that it follows. */
    after: position.optional(),
  }),
  /** The seal over lines 1 to `request` (the line that asked for it): the chain's hash at that line. */
  sealed: defineEvent('tournament.sealed', 1, { kind: sealKind, request: position, hash }),
  rulingsPublished: defineEvent('tournament.rulings-published', 1, { as: rulingsPublication }),
  /** Its journal was imported from another server: who organises it here, and how long the imported part is. */
  brought: defineEvent('tournament.brought', 1, {
    organiser: person,
    lines: position,
    hash,
    /** The keys of deals that nobody had seen did not come along: these deals stay hidden here. */
    withoutKeys: z.literal(true).optional(),
  }),
  /** An organiser exported the journal with keys of deals that nobody may see yet. */
  keysTaken: defineEvent('tournament.keys-taken', 1, { reason: textReference }),
  /** An organiser exported the journal without such keys; with names and free texts, or without. */
  bookTaken: defineEvent('tournament.book-taken', 1, { people: z.boolean() }),
  /**
   * Somebody else has said that a person is none of these players, though that was said before: all of them, those of
   * earlier such lines, too. From here on they count as theirs no longer: what is hidden from who plays is shown.
   */
  playerTakenBack: defineEvent('tournament.player-taken-back', 1, { person, players: z.array(z.uuid()) }),
  /** Everything behind it came from a file, with the results that are in it, at once. */
  imported: defineEvent('tournament.imported', 1, { ...importedFrom, file: textReference }),
  textErased: defineEvent('tournament.text-erased', 1, { text: z.uuid() }),
} as const;

export type TournamentEvent = EventOf<typeof tournamentEvents>;
