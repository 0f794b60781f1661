import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it, what tests look at. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** Takes traces by OTLP over HTTP, as a collector does. */
export class TraceCollector {
  /** Everything that came, as it came. */
  readonly received: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await text(request);
      if (request.url === '/v1/traces') collector.received.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    };
    const server = createServer((request, response) => void take(request, response));
    const collector = new TraceCollector(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The names of what was done in a trace, each behind those that it is a part of, the outermost first. */
  pathsOf(traceId: string): string[] {
    const spans = this.received
      .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans))
      .filter((span) => span.traceId === traceId);
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const pathOf = (span: Span | undefined): string[] =>
      span ? [...pathOf(byId.get(span.parentSpanId ?? '')), span.name] : [];
    return spans.map((span) => pathOf(span).join(' > ')).toSorted();
  }

  get names(): Set<string> {
    return new Set(
      this.received.flatMap((body) => [...body.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name!)),
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
