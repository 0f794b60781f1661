import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const FILES = /^\/api\/sites\/[^/]+\/files\//;

/** A line to a server that can be lost, and that remembers which files went over it. */
export class BrokenLine {
  readonly base: string;
  /** Files that were sent, in order, also those that did not arrive. */
  readonly sent: string[] = [];
  readonly broken: string[] = [];
  /** How many more requests arrive before the line is lost; undefined: it holds. */
  left: number | undefined;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(target: string): Promise<BrokenLine> {
    const { hostname, port } = new URL(target);
    const server = createServer((asked, answer) => {
      const file = asked.method === 'PUT' ? asked.url!.replace(FILES, '') : undefined;
      if (file !== undefined) line.sent.push(file);
      if (line.left !== undefined && line.left-- <= 0) {
        if (file !== undefined) line.broken.push(file);
        asked.socket.destroy();
        return;
      }
      const onward = request(
        { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
        (came) => came.pipe(answer.writeHead(came.statusCode!, came.headers)),
      );
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new BrokenLine(server);
    return line;
  }

  /** Everything that has arrived, once each. */
  files(): ReadonlySet<string> {
    return new Set(this.sent);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
