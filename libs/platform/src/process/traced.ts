import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

const tracer = trace.getTracer('tirage');

/**
 * Does a piece of work, and tells OpenTelemetry how long it took and what it was a part of. As long as nobody has switched
 * traces on, it only does it. Of what fails, the kind is told and never the message, which may have people's data in it.
 *
 * @param name of the kind of work, such as `command result.record`: the same for all of that kind
 * @throws what the work throws
 */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
