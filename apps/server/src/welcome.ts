import type { Access } from '#access';
import { hallAddresses, terminalQr } from '#platform';
import type { ServerProcess } from './platform/server-process.js';

/** What `npm start` prints once everything is up: where to go on this machine, from phones, and the first time. */
export async function welcome(process: ServerProcess, access: Access): Promise<string> {
  const { configuration, listening } = process;
  if (!configuration.roles.has('api')) {
    return `\nTirage runs as ${[...configuration.roles].join(' and ')}.\n`;
  }
  const here = configuration.publicUrl ?? `http://${hostHere(listening.host)}:${listening.port}`;
  const [venue, ...others] = hallAddresses(listening);
  const token = await access.setUp.offer();
  const lines = [
    '',
    `  Tirage is ready at ${here}`,
    ...(token === undefined
      ? []
      : ['', '  Set up the first organiser (this link works once):', `  ${here}/set-up#${token}`]),
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
  return lines.join('\n');
}

function hostHere(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
