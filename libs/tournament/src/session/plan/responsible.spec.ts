import { responsibleAt } from './responsible.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  playedUpTo,
  session,
  setUp,
} from '../testing/evening.js';
import { withdrawContestant } from '../commands/commands.js';

const running = (movement: unknown) => given(club, ...setUp(movement), ...playedUpTo(2));
const at = (table: string, round: number) => ({ table, round });

describe('the player responsible at a table (Law 7D)', () => {
  it('is the one who stays there for the session', () => {
    const mitchell = session(running(FIVE_TABLES));
    expect(responsibleAt(mitchell, at('A2', 3))).toEqual({
      seat: 'N',
      contestant: 'A-NS2',
      why: 'stationary',
    });
    const howell = session(running(HOWELL));
    expect(responsibleAt(howell, at('A1', 2))).toMatchObject({ contestant: 'A-6', why: 'stationary' });
  });

  it('is North where nobody stays', () => {
    const howell = session(running(HOWELL));
    expect(responsibleAt(howell, at('A2', 1))).toMatchObject({ seat: 'N', why: 'north' });
  });

  it('is whom the director names', () => {
    const mitchell = session(running(FIVE_TABLES));
    expect(responsibleAt(mitchell, at('A2', 1), 'E')).toEqual({
      seat: 'E',
      contestant: 'A-EW2',
      why: 'named',
    });
  });

  it('is there: at a table without North-South it is East', () => {
    expect(responsibleAt(session(running(HALF_TABLE)), at('A5', 1))).toMatchObject({
      seat: 'E',
      why: 'north',
    });
    const left = given(running(FIVE_TABLES), [
      withdrawContestant,
      { session: '1', contestant: 'A-NS2', fromRound: 2 },
    ]);
    expect(responsibleAt(session(left), at('A2', 2), 'N')).toMatchObject({ seat: 'E', why: 'north' });
  });

  it('is nobody at an empty table', () =>
    expect(responsibleAt(session(running(FIVE_TABLES)), at('A9', 1))).toBeUndefined());
});
