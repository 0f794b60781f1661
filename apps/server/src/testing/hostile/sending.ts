import { Agent, request } from 'node:http';
import type { HostileRequest } from './requests.js';

/** What came back, or what became of the line instead. */
export interface HostileAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly tookMs: number;
  /** No answer came: why. */
  readonly failed?: string;
}

/** How much of an answer is read. */
const MOST_BYTES = 32 * 1_024 * 1_024;
/** How long a stream is listened to. */
const STREAM_MS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request just as it is, and reads what comes back. Never throws. */
export function sent(
  base: string,
  { method, path, headers, body }: Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body'>,
  cookie: string,
  patienceMs: number,
): Promise<HostileAnswer> {
  const { hostname, port, origin } = new URL(base);
  const begun = performance.now();
  return new Promise((resolve) => {
    let answer: HostileAnswer | undefined;
    const end = (failed?: string) => {
      const tookMs = performance.now() - begun;
      answer ??= { status: 0, type: '', text: '', tookMs, failed: failed ?? 'no answer' };
      resolve({ ...answer, tookMs });
    };
    const asking = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers: {
          ...(method === 'GET' ? {} : { origin }),
          ...(cookie && { cookie }),
          ...headers,
          ...(body && { 'content-length': String(body.length) }),
        },
        signal: AbortSignal.timeout(patienceMs),
      },
      (heard) => {
        const chunks: Buffer[] = [];
        const status = heard.statusCode ?? 0;
        const type = heard.headers['content-type'] ?? '';
        let length = 0;
        heard.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= MOST_BYTES) chunks.push(chunk);
        });
        const whole = () => {
          answer = { status, type, text: Buffer.concat(chunks).toString(), tookMs: 0 };
          end();
        };
        heard.once('end', whole).once('error', ({ message }) => end(`${status}, then ${message}`));
        if (type.startsWith('text/event-stream'))
          setTimeout(() => {
            whole();
            asking.destroy();
          }, STREAM_MS);
      },
    );
    asking.once('error', ({ message, name }) => end(name === 'AbortError' ? 'hangs' : message));
    asking.end(body);
  });
}
