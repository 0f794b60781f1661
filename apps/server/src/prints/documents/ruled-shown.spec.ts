import { PREFERANS_CODE } from '#laws';
import { lawShown } from './ruled-shown.js';

it('a law is shown with the edition of its law book, a rule with its footnotes in words', () => {
  expect(lawShown({ law: '64C', edition: '2017' }, 'en')).toEqual({ book: 'bridge', law: '64C, 2017' });
  expect(lawShown({ law: '3.3.8, fn 22', edition: PREFERANS_CODE }, 'pl')).toEqual({
    book: 'preferans',
    law: '3.3.8, przypis 22',
  });
});

it.each(['2017', PREFERANS_CODE])('the regulation is no law of a law book (%s)', (edition) =>
  expect(lawShown({ law: 'regulation', edition }, 'en')).toEqual({ book: 'regulation' }),
);
