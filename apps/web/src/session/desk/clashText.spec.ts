import type { SessionSeen } from '../../api/documents.js';
import { wordsIn } from '../../messages/testing/words-in.js';
import { clashText } from './clashText.js';

it('names the section of a pair only where a session has several', async () => {
  const { t } = await wordsIn('en');
  const clash = { kind: 'elsewhere', contestant: 'A-EW3', table: 'A2', round: 4 } as const;
  const inSections = (...names: string[]) =>
    clashText(
      t,
      {
        sections: names.map((section) => ({ section })) as unknown as SessionSeen['sections'],
        contestants: [],
      },
      clash,
    );
  expect(inSections('A')).toBe('EW 3 was scheduled at table A2 in round 4');
  expect(inSections('A', 'B')).toBe('A EW 3 was scheduled at table A2 in round 4');
});
