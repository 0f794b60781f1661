import { meetingsNotIn } from './meetingChanges.js';

const meetings = (text: string) =>
  text.split(' ').map((pair) => {
    const [ns, ew] = pair.split('-') as [string, string];
    return { ns, ew };
  });

it('a meeting is the same at another table and with the sides changed', () => {
  const others = meetings('4-3 1-2 5-6');
  expect(meetingsNotIn(meetings('1-2 3-4 5-7'), others)).toEqual([{ ns: '5', ew: '7' }]);
});

it('of three teams is another one with another third', () => {
  const third = (contestant: string) => ({ ns: '1', ew: '2', third: { table: 'A5', contestant } });
  expect(
    meetingsNotIn([third('3')], [{ ns: '3', ew: '1', third: { table: 'A9', contestant: '2' } }]),
  ).toEqual([]);
  expect(meetingsNotIn([third('3')], [third('4'), { ns: '1', ew: '2' }])).toHaveLength(1);
});
