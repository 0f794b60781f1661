import type { Access } from '#access';
import { hallAddresses, terminalQr, type Listening } from '#platform';
import type { ServerProcess } from './platform/server-process.js';

/**
 * What `npm start` prints once everything is up: where to go on this machine, from phones, and the first time; and the page
 * that comes first on this machine, if the process has pages.
 */
export async function welcome(
  process: ServerProcess,
  access: Access,
): Promise<{ text: string; page: string | undefined }> {
  const { configuration, listening } = process;
  if (!configuration.roles.has('api')) {
    return { text: `\nTirage runs as ${[...configuration.roles].join(' and ')}.\n`, page: undefined };
  }
  const here = configuration.publicUrl ?? addressHere(listening);
  const [venue, ...others] = hallAddresses(listening);
  const token = await access.setUp.offer();
  const setUp = token === undefined ? undefined : `${here}/set-up#${token}`;
  const lines = [
    '',
    `  Tirage is ready at ${here}`,
    ...(setUp === undefined
      ? []
      : ['', '  Set up the first organiser (this link works once):', `  ${setUp}`]),
    '',
    ...(venue === undefined
      ? ['  Only this computer can connect.']
      : [
          `  Phones in the hall: ${venue}`,
          ...(others.length > 0 ? [`  or ${others.join(', ')}`] : []),
          '',
          await terminalQr(venue),
          ...(venue.startsWith('http:')
            ? ['  This connection is not encrypted. Use it only in a network you trust.']
            : []),
        ]),
    '',
    '  Press Ctrl-C to stop.',
    '',
    '',
  ];
  return { text: lines.join('\n'), page: setUp ?? here };
}

/** The server's own address on this machine, without a slash at the end. */
export function addressHere({ host, port }: Listening): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
