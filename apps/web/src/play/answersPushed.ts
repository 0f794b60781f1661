import type { QueryClient } from '@tanstack/react-query';
import { changed, type Change } from '#scoring';

/** An answer, or what has changed in the one that was sent before. */
type Sent = { readonly answer: Change } | { readonly change: Change };

/**
 * Shows answers that the server sends by itself, each made of what it sent before on the same connection.
 *
 * @param keys the query that each is the answer to, by the name of its event
 */
export function answersPushed(
  client: QueryClient,
  keys: ReadonlyMap<string, readonly unknown[]>,
): (name: string, data: string) => void {
  const answers = new Map<string, Change>();
  return (name, data) => {
    const queryKey = keys.get(name)!;
    const sent = JSON.parse(data) as Sent;
    const answer = 'answer' in sent ? sent.answer : changed(answers.get(name)!, sent.change);
    answers.set(name, answer);
    // An answer that is on its way is older.
    void client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, answer as never);
  };
}
