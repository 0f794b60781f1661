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
  await turn();
  return { client, asked, queryKey, observer, leave };
}

async function turn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a change that is told while something is read', () => {
  it('has it read once more, also where its first answer was still on its way', async () => {
    const { client, asked, queryKey, observer, leave } = await slowReading();
    expect(asked).toHaveLength(1);
    const read = client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey });
    asked[0]!.resolve('the director was called');
    await turn();
    expect(asked.length).toBeGreaterThan(1);
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
  it.each([
    ['of a line before', 9, 2],
    ['of that line', 10, 1],
  ])('%s is read anew only where it is older than what else is shown', async (_of, position, readings) => {
    const { client, asked, queryKey, leave } = await slowReading();
    const [query] = firstReadings(client, { queryKey });
    void readAfterFirst(client, query!, (data) => (data as { position: number }).position < 10);
    asked[0]!.resolve({ position });
    await turn();
    expect(asked).toHaveLength(readings);
    expect(firstReadings(client, { queryKey })).toEqual([]);
    leave();
    client.clear();
  });
});
