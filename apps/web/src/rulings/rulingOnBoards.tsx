import { leavesTricksUnsaid, type Outcome } from '#laws';
import type { SessionSeen } from '../api/documents.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { EffectFields } from './EffectFields.js';
import { draftsOf, effectsFollowing, readEffects, standardsOf, type EffectDraft } from './effectDrafts.js';
import { followingFrom, type Following } from './following.js';
import { numberIn } from './numberIn.js';
import { PlacesField } from './PlacesField.js';
import type { FoundInBook, RulingGame } from './RulingGame.js';

/** What follows for scores and accounts; the book of a session of boards is one of the Laws of Duplicate Bridge. */
function followingOf({ outcomes = [], ways, book }: FoundInBook): Following {
  return followingFrom(outcomes as readonly Outcome[], ways, book.book);
}

/** Rulings in a game of boards: on plays, with effects on scores and accounts. */
export const onBoards: RulingGame<RulingPlace, EffectDraft, SessionSeen> = {
  placesIn(search, session) {
    const table = search.get('table') ?? '';
    const [round, board] = [numberIn(search, 'round'), numberIn(search, 'board')];
    const known = session.tables.includes(table) && round !== undefined && board !== undefined;
    return known ? [{ table, round, board }] : [];
  },
  sheetsOf: () => [],
  ground: (session) => session,
  Places: PlacesField,
  Effects: ({ ground, found, ...fields }) => (
    <EffectFields
      session={ground}
      following={followingOf(found)}
      walked={found.outcomes !== undefined}
      {...fields}
    />
  ),
  following: (found, about, session) => effectsFollowing(followingOf(found), about, standardsOf(session)),
  leavesOpen: ({ outcomes = [] }, drafts, about) =>
    leavesTricksUnsaid(outcomes as readonly Outcome[], drafts, about.length),
  read: (drafts, about) => readEffects(drafts, about),
  draftsOf,
};
