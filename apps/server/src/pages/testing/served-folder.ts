import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as any host does, below an address of its own: its files, and a page of its own for what it has not. */
export async function servedFolder(folder: string, below: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://host').pathname);
    const name = path.startsWith(below) ? path.slice(below.length) || 'index.html' : undefined;
    const content = name === undefined ? Promise.reject(new Error(path)) : readFile(join(folder, name));
    content.then(
      (bytes) =>
        response.setHeader('content-type', TYPES[extname(name!)] ?? 'application/octet-stream').end(bytes),
      () => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
