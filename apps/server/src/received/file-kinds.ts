import { isBelow } from '#platform';

/** As what a file is given, by how its name ends. What ends otherwise is not taken. */
const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  pbn: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};
/** The one file of a site whose name does not end in its kind: a picture, as browsers see for themselves. */
const LOGO = 'data/installation/logo';
const LONGEST = 400;

/** As what a received file is given; undefined: a file of this name is not taken. */
export function kindOf(path: string): string | undefined {
  if (path.length > LONGEST || !isBelow(path)) return undefined;
  if (path === LOGO) return 'application/octet-stream';
  return KINDS[/\.(\w+)$/.exec(path)?.[1] ?? ''];
}

/**
 * Pages of others run as pages of nobody: `sandbox` without `allow-same-origin` gives them an origin of their own, so that
 * what somebody pushes here can't act for who is signed in here, whatever its scripts do.
 */
export const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-forms allow-downloads allow-modals allow-popups',
].join('; ');
