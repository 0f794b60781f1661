import { openDB, type IDBPDatabase } from 'idb';

/** A place for one value that outlives the page, shared by all pages of this browser. */
export interface PhoneStore<Held> {
  read(): Promise<Held | undefined>;
  /**
   * Changes what is held, as if nobody else did anything meanwhile: what is held now goes in, what is to be held comes out.
   * @throws when it cannot be kept
   */
  update(change: (held: Held | undefined) => Held): Promise<Held>;
  /** Calls back when another page has changed it. @returns what ends that */
  watch(listener: () => void): () => void;
}

const NAME = 'tirage';
const KEPT = 'kept';

let opened: Promise<IDBPDatabase> | undefined;

function forget(): void {
  opened = undefined;
}

function database(): Promise<IDBPDatabase> {
  opened ??= openDB(NAME, 1, {
    upgrade: (db) => void db.createObjectStore(KEPT),
    // Another page brings a newer form of the store: it must not wait for this one.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  // A browser that opens none now may open one later.
  opened.catch(forget);
  return opened;
}

/** Tells other pages of this browser; itself it hears nothing. */
function channelOf(key: string): { tell(): void; watch(listener: () => void): () => void } {
  const channel = new BroadcastChannel(`tirage.${key}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: () => channel.postMessage('changed'),
    watch(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

/** In IndexedDB: one transaction a change, so that two pages never both have the last word. */
function inDatabase<Held>(key: string): PhoneStore<Held> {
  const { tell, watch } = channelOf(key);
  return {
    watch,
    read: async () => (await (await database()).get(KEPT, key)) as Held | undefined,
    async update(change) {
      const transaction = (await database()).transaction(KEPT, 'readwrite', { durability: 'strict' });
      // A failure is thrown by whatever is waited for first; nothing of it is to remain unheard.
      transaction.done.catch(() => undefined);
      const before = (await transaction.store.get(key)) as Held | undefined;
      const after = change(before);
      if (after !== before) await transaction.store.put(after, key);
      await transaction.done;
      if (after !== before) tell();
      return after;
    },
  };
}

/** In localStorage, where a browser has no IndexedDB. */
function inLocalStorage<Held>(key: string): PhoneStore<Held> {
  const { tell, watch } = channelOf(key);
  const item = `tirage.${key}`;
  const read = () => JSON.parse(localStorage.getItem(item) ?? 'null') as Held | null;
  return {
    watch,
    read: async () => read() ?? undefined,
    async update(change) {
      const before = read() ?? undefined;
      const after = change(before);
      localStorage.setItem(item, JSON.stringify(after));
      if (after !== before) tell();
      return after;
    },
  };
}

/**
 * The store of this browser under a key: IndexedDB where it can be written, else localStorage; which of them is found out
 * by writing, because a browser in a private window may have one that takes nothing.
 *
 * @param first what is held before anything was
 */
export function phoneStore<Held>(key: string, first: Held): PhoneStore<Held> {
  const held = async () => {
    const best = inDatabase<Held>(key);
    try {
      await best.update((before) => before ?? first);
      return best;
    } catch {
      return inLocalStorage<Held>(key);
    }
  };
  let chosen: Promise<PhoneStore<Held>> | undefined;
  const store = () => (chosen ??= held());
  return {
    read: async () => (await store()).read(),
    update: async (change) => (await store()).update(change),
    watch(listener) {
      const ending = store().then(({ watch }) => watch(listener));
      return () => void ending.then((end) => end());
    },
  };
}

/** What this browser has in its database under keys that begin so. */
export async function storedUnder(beginning: string): Promise<readonly { key: string; held: unknown }[]> {
  const db = await database();
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const keys = (await db.getAllKeys(KEPT, range)) as string[];
  return Promise.all(keys.map(async (key) => ({ key, held: (await db.get(KEPT, key)) as unknown })));
}
