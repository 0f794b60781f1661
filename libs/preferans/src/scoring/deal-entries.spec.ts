import { deal, THREE } from '../testing/deal.js';
import { given } from '../testing/given.js';

describe('a contract that was made', () => {
  it('is written to the pool, and each whister writes his tricks', () =>
    given('sochinka')
      .when(deal('6H by N', { whists: 'E whist, S whist', tricks: 'N 6, E 3, S 1' }))
      .writes('N pool 2 (3.5.1)', 'E on N 6 (3.8.1.1)', 'S on N 2 (3.8.1.1)'));

  it('costs whisters what they lack: half each on a six and a seven', () =>
    given('sochinka')
      .when(deal('6D by N', { whists: 'E whist, S whist', tricks: 'N 9, E 1, S 0' }))
      .writes(
        'N pool 2 (3.5.1)',
        'E on N 2 (3.8.1.1)',
        'E mountain 2 (3.8.6, 3.8.11)',
        'S mountain 4 (3.8.6, 3.8.11)',
      ));

  it('costs the second whister alone from an eight on', () =>
    given('leningradka')
      .when(deal('8D by N', { whists: 'E whist, S whist', tricks: 'N 10, E 0, S 0' }))
      .writes('N pool 6 (3.5.1)', 'S mountain 6 (3.8.6, 3.8.12)'));

  it('costs who whists alone all that they lack, and he writes for the tricks of both', () =>
    given('leningradka')
      .when(deal('6S by N', { whists: 'E pass, S whist', tricks: 'N 7, E 2, S 1', open: true }))
      .writes('N pool 2 (3.5.1)', 'S on N 12 (3.8.1.1)', 'S mountain 2 (3.8.5, 3.8.12)'));

  it('is not played when both pass, and half of the duty is written for a half-whist', () => {
    given('sochinka')
      .when(deal('8C by N', { whists: 'E pass, S pass' }))
      .writes('N pool 6 (3.5.1)');
    given('sochinka')
      .when(deal('7C by N', { whists: 'E pass, S half' }))
      .writes('N pool 4 (3.5.1)', 'S on N 4 (3.8.7)');
  });

  it('that nobody whisted may be written off the mountain only where that was agreed', () => {
    const passed = deal('8C by N', { whists: 'E pass, S pass' });
    const off = {
      ...passed,
      played: { kind: 'contract', declarer: 'N', level: 8, denomination: 'C', offMountain: true } as const,
    };
    given('leningradka').when(off).isRefused('N deal.off-mountain (fn 74)');
    given('leningradka', { unwhistedOffMountain: true }).when(off).writes('N mountain -12 (fn 74)');
  });

  it('on a ten that is checked costs whisters nothing', () => {
    const ten = deal('10NT by N', { whists: 'E whist, S pass', tricks: 'N 10, E 0, S 0' });
    given('sochinka').when(ten).writes('N pool 10 (3.5.1)', 'E mountain 10 (3.8.5, 3.8.11)');
    given('sochinka', { ten: 'checked' }).when(ten).writes('N pool 10 (3.5.1)');
  });
});

describe('a contract that failed', () => {
  const oneDown = deal('6H by N', { whists: 'E whist, S pass', tricks: 'N 5, E 3, S 2' });

  it('gives a greedy passer consolation only, and the dealer who sits out too', () =>
    given('sochinka')
      .when(oneDown)
      .writes(
        'N mountain 2 (3.5.1)',
        'E on N 10 (3.8.13)',
        'E on N 2 (3.8.1.2)',
        'S on N 2 (3.8.1.2)',
        'W on N 2 (3.8.1.2)',
      ));

  it('among gentlemen gives the passer half of the whists', () =>
    given('leningradka')
      .when(oneDown)
      .writes(
        'N mountain 4 (3.5.1)',
        'E on N 10 (3.8.14)',
        'S on N 10 (3.8.14)',
        'E on N 4 (3.8.1.2)',
        'S on N 4 (3.8.1.2)',
        'W on N 4 (3.8.1.2)',
      ));

  it('gives all whists to who returned the whist, none to who had left for half', () =>
    given('leningradka')
      .when(
        deal('7H by N', {
          ...THREE,
          whists: 'E pass, S half, E whist, S pass',
          tricks: 'N 5, E 3, S 2',
        }),
      )
      .writes('N mountain 16 (3.5.1)', 'E on N 40 (3.8.14)', 'E on N 16 (3.8.1.2)', 'S on N 16 (3.8.1.2)'));

  it('without all is as many down as was ordered; without three only where it was agreed', () => {
    given('sochinka')
      .when(deal('7D by N', { ...THREE, ended: 'without-all' }))
      .writes('N mountain 28 (3.5.4)', 'E on N 28 (3.8.1.2)', 'S on N 28 (3.8.1.2)');
    const gone = deal('7D by N', { ...THREE, ended: 'without-three' });
    given('sochinka').when(gone).isRefused('N deal.without-three (3.5.4, fn 39)');
    given('sochinka', { withoutThree: true }).when(gone).writes('N mountain 12 (fn 39)');
  });
});

describe('rectifications', () => {
  it('take a trick from who looked at his discard, and give it to nobody', () =>
    given('sochinka')
      .when(
        deal('6C by N', {
          ...THREE,
          whists: 'E whist, S pass',
          tricks: 'N 6, E 4, S 0',
          rectifications: [{ kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.4.9' }],
        }),
      )
      .writes('N mountain 2 (3.4.9)', 'E on N 8 (3.8.13)'));

  it('put a declarer with a wrong number of cards two down; whists are for tricks, consolation for real undertricks', () => {
    const wrong = (tricks: string) =>
      deal('6H by N', {
        ...THREE,
        whists: 'E whist, S pass',
        tricks,
        rectifications: [{ kind: 'remise', seat: 'N', tricks: 2, rule: '3.9.18' }],
      });
    given('sochinka')
      .when(wrong('N 8, E 2, S 0'))
      .writes('N mountain 4 (3.9.18)', 'E on N 4 (3.8.13)', 'E mountain 4 (3.8.5, 3.8.11)');
    given('sochinka')
      .when(wrong('N 4, E 6, S 0'))
      .writes('N mountain 8 (3.9.18)', 'E on N 12 (3.8.13)', 'E on N 4 (3.8.1.2)', 'S on N 4 (3.8.1.2)');
  });

  it('save no whister from what he lacks: a trick that declarer loses for looking is nobody’s (fn 34)', () =>
    given('sochinka')
      .when(
        deal('10S by N', {
          ...THREE,
          whists: 'E whist, S pass',
          tricks: 'N 10, E 0, S 0',
          rectifications: [{ kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.4.9' }],
        }),
      )
      .writes('N mountain 10 (3.4.9)', 'E mountain 10 (3.8.5, 3.8.11)'));

  it('move a trick for a late revoke, and write points and compensation on lines of their own', () =>
    given('sochinka')
      .when(
        deal('8H by N', {
          ...THREE,
          whists: 'E whist, S pass',
          tricks: 'N 8, E 2, S 0',
          rectifications: [
            { kind: 'transfer', from: 'N', to: 'E', tricks: 1, rule: '3.9.16.2' },
            { kind: 'mountain', seat: 'S', points: 5, rule: '3.2.21' },
            { kind: 'whists', by: 'S', on: 'E', whists: '15/2', rule: '3.2.16' },
          ],
        }),
      )
      .writes(
        'N mountain 6 (3.5.1)',
        'E on N 18 (3.8.13)',
        'E on N 6 (3.8.1.2)',
        'S on N 6 (3.8.1.2)',
        'S mountain 5 (3.2.21)',
        'S on E 15/2 (3.2.16)',
      ));
});

describe('a misère', () => {
  it('has no whists and no consolation', () => {
    given('leningradka')
      .when(deal('misère by N', { tricks: 'N 0, E 6, S 4' }))
      .writes('N pool 10 (3.6.1)');
    given('leningradka')
      .when(deal('misère by N', { tricks: 'N 2, E 6, S 2' }))
      .writes('N mountain 40 (3.6.1)');
  });

  it('is written in halves by who shared it with the dealer', () => {
    const shared = { kind: 'misere', declarer: 'N', halved: true } as const;
    const record = deal('misère by N', { tricks: 'N 1, E 5, S 4' });
    given('sochinka')
      .when({ ...record, played: shared })
      .writes('N mountain 5 (3.6.9)', 'W mountain 5 (3.6.9)');
    given('sochinka')
      .when({ ...deal('misère by N', { ...THREE, tricks: 'N 1, E 5, S 4' }), played: shared })
      .isRefused('N deal.misere-halved-with-nobody (3.6.9)');
  });
});

describe('an all-pass', () => {
  it('is written to the mountain less what the one with fewest took, the dealer’s from the talon among them', () => {
    given('sochinka')
      .when(deal('all-pass', { tricks: 'N 4, E 3, S 2, W 1' }))
      .writes('N mountain 3 (3.7.3)', 'E mountain 2 (3.7.3)', 'S mountain 1 (3.7.3)');
    given('leningradka')
      .when(deal('all-pass', { tricks: 'N 4, E 3, S 3' }))
      .writes('N mountain 8 (3.7.2.1)', 'E mountain 6 (3.7.2.1)', 'S mountain 6 (3.7.2.1)');
  });

  it('gives who took nothing the price of a trick to the pool', () =>
    given('leningradka')
      .when(deal('all-pass', { ...THREE, tricks: 'N 6, E 4, S 0' }))
      .writes('S pool 2 (3.7.2.1)', 'N mountain 12 (3.7.2.1)', 'E mountain 8 (3.7.2.1)'));

  it('in rostov is whists of the lowest, halved by two of them; its talon is closed', () => {
    given('rostov')
      .when(deal('all-pass', { ...THREE, tricks: 'N 6, E 2, S 2' }))
      .writes('E on N 15 (3.7.2.2)', 'S on N 15 (3.7.2.2)');
    given('rostov')
      .when(deal('all-pass', { tricks: 'N 5, E 3, S 1, W 1' }))
      .isRefused('W deal.talon-tricks (3.7.6)');
  });

  it('has an eleventh trick for who looked at a closed one', () =>
    given('sochinka')
      .when(
        deal('all-pass', {
          ...THREE,
          tricks: 'N 3, E 4, S 3',
          rectifications: [{ kind: 'penalty-tricks', seat: 'N', tricks: 1, rule: '3.9.11.2' }],
        }),
      )
      .writes('N mountain 1 (3.7.3)', 'E mountain 1 (3.7.3)'));
});

describe('the dealer of four', () => {
  it('may whist after two passes from an eight on; with the sports federation he does not answer', () => {
    const eight = deal('8S by N', { whists: 'E pass, S pass, W whist', tricks: 'N 10, E 0, S 0' });
    given('sochinka').when(eight).writes('N pool 6 (3.5.1)', 'W mountain 6 (3.8.5, 3.8.11)');
    given('sports-federation').when(eight).writes('N pool 6 (3.5.1)');
    given('sochinka')
      .when(deal('7S by N', { whists: 'E pass, S pass, W whist', tricks: 'N 7, E 3, S 0' }))
      .isRefused('W deal.whist-by-sitting-dealer (3.8.8)');
  });

  it('has consolation for the tricks of a talon where that was agreed; of three players the opponents have half', () => {
    const talon = ['SA', 'HA'] as ['SA', 'HA'];
    const passed = { whists: 'E pass, S pass', talon };
    given('sochinka').when(deal('6S by N', passed)).writes('N pool 2 (3.5.1)');
    given('sports-federation').when(deal('6S by N', passed)).writes('N pool 2 (3.5.1)', 'W on N 12 (3.4.11)');
    given('sports-federation')
      .when(deal('6S by N', { ...THREE, ...passed }))
      .writes('N pool 2 (3.5.1)', 'E on N 6 (3.4.11)', 'S on N 6 (3.4.11)');
  });
});

describe('a game that was ordered with a wrong number of cards', () => {
  const remise = { kind: 'remise', seat: 'N', tricks: 7, rule: '3.4.6' } as const;
  const six = deal('6H by N', {
    whists: 'E whist, S pass',
    tricks: 'N 8, E 2, S 0',
    rectifications: [remise],
  });

  it('is written as one that failed by seven: consolation of all, and whisters who lack nothing (3.4.6)', () => {
    given('sochinka')
      .when(six)
      .writes(
        'N mountain 14 (3.4.6)',
        'E on N 4 (3.8.13)',
        'E on N 14 (3.8.1.2)',
        'S on N 14 (3.8.1.2)',
        'W on N 14 (3.8.1.2)',
      );
  });

  it('may be agreed to be written as for a wrong number in play, as conventions of before have it', () => {
    for (const agreed of ['as-in-play', undefined] as const)
      given('sochinka', { orderedWithWrongCount: agreed })
        .when(six)
        .writes('N mountain 14 (3.4.6)', 'E on N 4 (3.8.13)', 'E mountain 4 (3.8.5, 3.8.11)');
  });
});

describe('penalties of whisters', () => {
  it('are answered for by who has them, and not by the other whister (3.9.12)', () => {
    given('sochinka')
      .when(
        deal('6H by N', {
          whists: 'E whist, S whist',
          tricks: 'N 6, E 3, S 1',
          rectifications: [{ kind: 'penalty-tricks', seat: 'E', tricks: 1, rule: '3.9.11.2' }],
        }),
      )
      .writes('N pool 2 (3.5.1)', 'E on N 4 (3.8.1.1)', 'S on N 2 (3.8.1.1)', 'E mountain 2 (3.8.6, 3.8.11)');
  });
});

describe('a misère with a wrong number of cards', () => {
  it('is two down besides the tricks that were taken (3.9.18)', () => {
    for (const [tricks, mountain] of [
      ['N 0, E 5, S 5', 20],
      ['N 1, E 5, S 4', 30],
    ] as const)
      given('sochinka')
        .when(
          deal('misère by N', {
            tricks,
            rectifications: [{ kind: 'remise', seat: 'N', tricks: 2, rule: '3.9.18' }],
          }),
        )
        .writes(`N mountain ${mountain} (3.6.1)`);
  });
});
