import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server for tests: it keeps what it is given, or refuses it as it is told to. */
export class MailCatcher {
  readonly mails: { readonly to: string; readonly text: string }[] = [];
  /** What recipients are answered; undefined: they are taken. */
  refuse: ((to: string) => string | undefined) | undefined;
  readonly #server = createServer((socket) => this.#serve(socket));
  readonly #open = new Set<Socket>();

  /** Listens on a free port of this machine, or again on its former one. */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #serve(socket: Socket): void {
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket)).on('error', () => undefined);
    socket.setEncoding('utf8');
    let rest = '';
    let to = '';
    let data: string[] | undefined;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const line = (said: string): unknown => {
      if (data && said !== '.') return data.push(said);
      if (data) {
        this.mails.push({ to, text: readable(data.join('\n')) });
        data = undefined;
        return answer('250 taken');
      }
      const [verb = ''] = said.toUpperCase().split(/[ :]/);
      if (verb === 'RCPT') {
        to = /<([^>]*)>/.exec(said)?.[1] ?? '';
        return answer(this.refuse?.(to) ?? '250 good');
      }
      if (verb === 'DATA') {
        data = [];
        return answer('354 say it');
      }
      if (verb === 'STARTTLS') return answer('502 no TLS here');
      if (verb === 'QUIT') return socket.end('221 bye\r\n');
      return answer('250 good');
    };
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      for (const each of lines) line(each);
    });
    answer('220 catcher');
  }
}

/** Without the breaks of quoted-printable, and folded headers in one line. */
function readable(text: string): string {
  const [headers = '', ...body] = text.split('\n\n');
  const plain = body
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return `${headers.replace(/\n[ \t]+/g, ' ')}\n\n${plain}`;
}
