import { QueryObserver } from '@tanstack/react-query';
import { firstReadings, readAfterFirst, ReadingsClient } from './firstReadings.js';

/**
 * A reading whose first answer comes when the test gives it. All others come at once, so that nothing waits for one that is
 * never given, however often the code asks.
 *
 * @param later what the server has from the second time on
 */
function slowReading(later: unknown) {
  const client = new ReadingsClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const queryKey = ['play', 't', '1'];
  let first: { resolve(answer: unknown): void; reject(error: Error): void };
  const firstAnswer = new Promise<unknown>((resolve, reject) => (first = { resolve, reject }));
  /** Each time that the server was asked, and whether this was a first reading. */
  const asked: ('first' | 'again')[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      asked.push(firstReadings(client, { queryKey }).length > 0 ? 'first' : 'again');
      return asked.length === 1 ? firstAnswer : Promise.resolve(later);
    },
  });
  const leave = observer.subscribe(() => undefined);
  const end = () => {
    leave();
    client.clear();
  };
  return { client, queryKey, first: first!, asked, observer, end };
}

describe('a change that is told while something is read', () => {
  it('has it read once more, also where its first answer was still on its way', async () => {
    const { client, queryKey, first, asked, observer, end } = slowReading('the call was taken back');
    const read = Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey }),
    ]);
    expect(asked).toEqual(['first']);
    first.resolve('the director was called');
    await read;
    expect(asked).toContain('again');
    expect(observer.getCurrentResult().data).toBe('the call was taken back');
    end();
  });

  it('leaves it to its next reading where the first one fails', async () => {
    const { client, queryKey, first, asked, end } = slowReading('the call was taken back');
    const read = client.invalidateQueries({ queryKey });
    first.reject(new Error('No answer'));
    await read;
    expect(asked).toEqual(['first']);
    end();
  });
});

describe('a first answer', () => {
  const isOld = (data: unknown) => (data as { position: number }).position < 10;

  it('that is older than what else is shown is read anew', async () => {
    const { client, queryKey, first, asked, end } = slowReading({ position: 10 });
    const [query] = firstReadings(client, { queryKey });
    const read = readAfterFirst(client, query!, isOld);
    first.resolve({ position: 9 });
    await read;
    expect(asked).toEqual(['first', 'again']);
    end();
  });

  it('that is not older is not', async () => {
    const { client, queryKey, first, asked, end } = slowReading({ position: 11 });
    const [query] = firstReadings(client, { queryKey });
    const read = readAfterFirst(client, query!, isOld);
    first.resolve({ position: 10 });
    await read;
    expect(asked).toEqual(['first']);
    expect(firstReadings(client, { queryKey })).toEqual([]);
    end();
  });
});
