import { once } from 'node:events';

export default async function tearDown() {
  const caretaker = globalThis.tirageCaretaker;
  caretaker.ref();
  caretaker.stdin.end();
  await once(caretaker, 'exit');
}
