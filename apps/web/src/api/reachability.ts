type Listener = () => void;

let reached = true;
const listeners = new Set<Listener>();

/** Notes whether the last request was answered by the server at all. */
export function noteReached(answered: boolean): void {
  if (answered === reached) return;
  reached = answered;
  for (const listener of listeners) listener();
}

export const reachability = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): boolean => reached,
};
