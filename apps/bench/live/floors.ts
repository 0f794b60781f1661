import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import pg from 'pg';

/** A server that sends one event to everybody who listens, whenever it is asked to: nothing else is between them. */
const BARE = `
const http = require('node:http');
const open = new Set();
const server = http.createServer((request, response) => {
  if (request.url === '/send') {
    for (const each of open) each.write('event: changed\\nid: 1\\ndata: {}\\n\\n');
    return response.end('sent');
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': \\n\\n');
  open.add(response);
  response.once('close', () => open.delete(response));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;

/** How long one row takes to be written, milliseconds. */
export async function bareInserts(connectionString: string, count: number): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const took: number[] = [];
  try {
    await client.query('create temporary table bare (id bigint primary key, body jsonb)');
    for (let id = 0; id < count; id++) {
      const begun = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.query({
        name: 'bare',
        text: 'insert into bare values ($1, $2)',
        values: [id, '{"a": 1}'],
      });
      took.push(performance.now() - begun);
    }
  } finally {
    await client.end();
  }
  return took;
}

/** How long a bare event takes to so many listeners, milliseconds. */
export async function bareEvents(listeners: number, count: number): Promise<number[]> {
  const server = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  const base = `http://127.0.0.1:${port.trim()}`;
  const took: number[] = [];
  let sent = 0;
  try {
    await Promise.all(
      Array.from({ length: listeners }, async () => {
        const asking = request(`${base}/`, { agent: false });
        asking.end();
        const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('changed')) took.push(performance.now() - sent);
        });
      }),
    );
    for (let event = 0; event < count; event++) {
      sent = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await fetch(`${base}/send`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      while (took.length < (event + 1) * listeners) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    server.kill();
  }
  return took;
}
