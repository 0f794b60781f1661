import { readFileSync } from 'node:fs';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';

/** What each setting of the exporter has to be; of one that is something else it says nothing, and leaves it out. */
const READS: Readonly<Record<string, (value: string) => boolean>> = {
  HEADERS: isPairs,
  COMPRESSION: (value) => ['none', 'gzip'].includes(value.trim()),
  CERTIFICATE: isFile,
  CLIENT_CERTIFICATE: isFile,
  CLIENT_KEY: isFile,
};

/** The names of settings `OTEL_EXPORTER_OTLP_…` that cannot be read: traces go without them. */
export function unreadableSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    const [, what = ''] = /^OTEL_EXPORTER_OTLP_(?:TRACES_)?(\w+)$/.exec(name) ?? [];
    return value?.trim() && READS[what]?.(value) === false ? [name] : [];
  });
}

/** `name=value`, with commas between. */
function isPairs(value: string): boolean {
  const parts = value.split(',').filter((part) => part.trim() !== '');
  return parts.every((part) => Object.keys(parseKeyPairsIntoRecord(part)).length === 1);
}

function isFile(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
