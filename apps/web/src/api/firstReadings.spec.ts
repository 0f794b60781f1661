import { QueryObserver } from '@tanstack/react-query';
import { firstReadings, readAfterFirst, ReadingsClient } from './firstReadings.js';

/** A reading that answers when it is told to, each time with what the server has then. */
async function slowReading() {
  const client = new ReadingsClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const asked: { resolve(answer: unknown): void; reject(error: Error): void }[] = [];
  const queryKey = ['play', 't', '1'];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  });
  const leave = observer.subscribe(() => undefined);
  /** Resolves once it has been asked for so often. */
  const isAsked = async (times: number) => {
    while (asked.length < times) await new Promise((resolve) => setTimeout(resolve));
  };
  await isAsked(1);
  return { client, asked, isAsked, queryKey, observer, leave };
}

describe('a change that is told while something is read', () => {
  it('has it read once more, also where its first answer was still on its way', async () => {
    const { client, asked, isAsked, queryKey, observer, leave } = await slowReading();
    expect(asked).toHaveLength(1);
    const read = client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey });
    asked[0]!.resolve('the director was called');
    await isAsked(2);
    asked.at(-1)!.resolve('the call was taken back');
    await read;
    expect(observer.getCurrentResult().data).toBe('the call was taken back');
    leave();
    client.clear();
  });

  it('leaves it to its next reading where the first one fails', async () => {
    const { client, asked, queryKey, leave } = await slowReading();
    const read = client.invalidateQueries({ queryKey });
    asked[0]!.reject(new Error('No answer'));
    await read;
    expect(asked).toHaveLength(1);
    leave();
    client.clear();
  });
});

describe('a first answer', () => {
  const isOld = (data: unknown) => (data as { position: number }).position < 10;

  it('that is older than what else is shown is read anew', async () => {
    const { client, asked, isAsked, queryKey, leave } = await slowReading();
    const [query] = firstReadings(client, { queryKey });
    const read = readAfterFirst(client, query!, isOld);
    asked[0]!.resolve({ position: 9 });
    await isAsked(2);
    expect(firstReadings(client, { queryKey })).toEqual([]);
    asked[1]!.resolve({ position: 10 });
    await read;
    expect(asked).toHaveLength(2);
    leave();
    client.clear();
  });

  it('that is not older is not', async () => {
    const { client, asked, queryKey, leave } = await slowReading();
    const [query] = firstReadings(client, { queryKey });
    const read = readAfterFirst(client, query!, isOld);
    asked[0]!.resolve({ position: 10 });
    await read;
    expect(asked).toHaveLength(1);
    expect(firstReadings(client, { queryKey })).toEqual([]);
    leave();
    client.clear();
  });
});
