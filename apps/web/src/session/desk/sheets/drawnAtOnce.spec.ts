import type { SessionSeen } from '../../../api/documents.js';
import { isDrawnAtOnce } from './drawnAtOnce.js';

type Asked = Parameters<typeof isDrawnAtOnce>[0];
const section = (cuts: readonly { readonly after: number }[] = []) =>
  ({ section: 'A', tables: { cuts } }) as unknown as SessionSeen['sections'][number];
const asked = (change: Partial<Asked>): Asked => ({
  game: 'preferans',
  sections: [section()],
  round: 3,
  ...change,
});

describe('the next round of a session of sheets', () => {
  it('is drawn with one tap', () => expect(isDrawnAtOnce(asked({}))).toBe(true));

  it('is not where a cut was announced after the round before: who shares the last place is decided first', () => {
    expect(isDrawnAtOnce(asked({ sections: [section([{ after: 3 }])] }))).toBe(false);
    expect(isDrawnAtOnce(asked({ sections: [section([{ after: 4 }])] }))).toBe(true);
  });

  it('is not where sections are drawn one by one, nor where boards are played', () => {
    expect(isDrawnAtOnce(asked({ sections: [section(), section()] }))).toBe(false);
    expect(isDrawnAtOnce(asked({ game: 'bridge' }))).toBe(false);
  });
});
