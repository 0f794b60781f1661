import type { FastifyInstance } from 'fastify';
import type { KnownBrowsers } from './known-browsers.js';
import { BODY_DEPTH } from './limits.js';
import { OneByOne } from '#platform';
import { Problem } from './problem.js';

/** Addresses that are asked; all others are pages, which find their way by themselves. */
const ASKED = /^\/(api|sites)(\/|$)/;
// oxlint-disable-next-line no-control-regex -- it is what is refused
const CONTROL = /[\u0000-\u001f]/;

/**
 * Refuses addresses that nobody means: a parameter that is named twice, and control characters, which no column of the
 * database takes. Behind it a parameter is one text.
 *
 * @throws Problem `request.parameter-refused`
 */
export function guardAddresses(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (!ASKED.test(request.url)) return;
    const named = { ...(request.query as object), ...(request.params as object) };
    for (const [name, value] of Object.entries(named)) {
      if (typeof value !== 'string' || CONTROL.test(value) || CONTROL.test(name)) {
        throw new Problem('request.parameter-refused', {
          name: name.replaceAll(/\p{Cc}/gu, ' ').slice(0, 40),
        });
      }
    }
  });
}

/** What nobody says otherwise of is kept nowhere on its way: most answers are of who asks. */
export function keepNothing(instance: FastifyInstance): void {
  instance.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/**
 * Refuses requests that do not say which host they mean, or say it twice: whatever stands in front may have read the other
 * one. What somebody expects of the answer beforehand is nobody's concern here, and no reason to refuse (RFC 9110, 10.1.1).
 *
 * @throws Problem `request.malformed`
 */
export function requireOneHost(instance: FastifyInstance): void {
  instance.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, place) => place % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    // Only HTTP/1.0 need not name one.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) throw new Problem('request.malformed');
  });
  instance.server.on('checkExpectation', (request, response) => {
    instance.server.emit('request', request, response);
  });
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/gi;
/** UTF-8 by its names; US-ASCII is a part of it. */
const UTF8: readonly string[] = ['utf-8', 'utf8', 'us-ascii'];

/** From so many bytes on, reading the bodies of those whom nobody knows would keep others waiting. */
const LARGE_BODY = 16 * 1_024;
/** For how many times as long as reading such a body took, none of them is read. */
const REST_TIMES = 5;

/**
 * Reads bodies as JSON in UTF-8. Another charset would make other letters of what was meant, and bytes that are none would
 * become question marks: both are refused. Large ones of those whom nobody knows are read with a rest between two of them.
 *
 * @throws Problem `request.not-utf-8`, `request.too-deep`
 */
export function readJson(instance: FastifyInstance, known: Pick<KnownBrowsers, 'of'>): void {
  const read = instance.getDefaultJsonParser('error', 'error');
  const ofUnknown = new OneByOne(REST_TIMES);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  instance.removeContentTypeParser('application/json');
  instance.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const named = [...(request.headers['content-type'] ?? '').matchAll(CHARSET)].map((found) => found[1]!);
    if (named.some((charset) => !UTF8.includes(charset.toLowerCase())))
      return done(new Problem('request.not-utf-8'));
    const readNow = () => {
      let text: string;
      try {
        text = decoder.decode(body);
      } catch {
        return done(new Problem('request.not-utf-8'));
      }
      if (isDeeper(text, BODY_DEPTH)) return done(new Problem('request.too-deep', { limit: BODY_DEPTH }));
      void read(request, text, done);
    };
    if (body.length < LARGE_BODY || known.of(request) !== undefined) readNow();
    else ofUnknown.add(readNow);
  });
}

/** Whether a JSON text is nested deeper: what was read of it is written again elsewhere, each level on the stack. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let place = 0; place < text.length && depth <= most; place++) {
    const sign = text[place];
    if (sign === '"') inText = !inText;
    else if (inText && sign === '\\') place++;
    else if (!inText && (sign === '[' || sign === '{')) depth++;
    else if (!inText && (sign === ']' || sign === '}')) depth--;
  }
  return depth > most;
}
