import { REGULATIONS } from '#laws';
import { PRESETS } from '#scoring';
import type { Chance } from './chance.js';

/** The settings of a tournament. */
export function settingsOfTournament(chance: Chance) {
  return {
    laws: chance.of(['1997', '2017']),
    names: chance.of(['full', 'initials']),
    standings: chance.of(['rounds', 'rounds', 'running']),
    darkRounds: chance.of([0, 0, 1]),
    minimumShare: 50,
    confirmation: chance.of(['other-side', 'other-side', 'none']),
    method: method(chance),
    regulation: chance.of(REGULATIONS),
  };
}

function method(chance: Chance) {
  return chance.of(Object.values(PRESETS).flat());
}

/** The settings of a session. */
export function settingsOfSession(chance: Chance) {
  return {
    ...(chance.is(0.5) && { method: method(chance) }),
    scored: chance.of(['together', 'by-section']),
    ranked: chance.of(['together', 'by-section']),
    ...chance.of([BY_BOARD, FOR_ALL, FOR_ALL]),
  };
}

const FOR_ALL = { clock: { round: 15, change: 2 } };
/** Time goes by boards, and tables say that they have dealt them. */
const BY_BOARD = {
  clock: { ...FOR_ALL.clock, byBoard: { minutes: 6, settle: 1 } },
  boards: { carried: 'by-plan', tapped: false, counted: false, dealt: true },
};
