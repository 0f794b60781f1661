import type { BoardRange, SquareDealDescription, SquareDealPhase } from './description.js';
import { SquareDealRefused } from './squaredeal-fault.js';

/** Writes an SQD, in UTF-8 with CRLF, as SquareDeal reads it. */
export function writeSquareDeal(description: SquareDealDescription): Uint8Array {
  const { name, delayedInformation, delayedValue, phases, keyHash } = description;
  const lines = [
    '# Description file of tournament for program SquareDeal',
    '#',
    `TN ${oneLine(name)}`,
    `DI ${oneLine(delayedInformation)}`,
    ...(delayedValue === undefined ? [] : [`DV ${delayedValue}`]),
    '# Description of phases of tournament',
    '# Per phase a line with SN sessions:boards:filename:description',
    ...phases.map((phase) => `SN ${formatPhase(phase)}`),
    ...(keyHash === undefined ? [] : [`KH ${keyHash}`]),
  ];
  return new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join(''));
}

/**
 * Adds the delayed value to an SQD that has none; all else stays as it is, byte by byte.
 *
 * @param description what is read from these bytes
 * @param value white space around it goes, and inside it becomes one space: it is a text, so 1.0 is not 1.00
 * @throws SquareDealRefused when it has one, or its keys are not made yet
 */
export function withDelayedValue(
  bytes: Uint8Array,
  description: SquareDealDescription,
  value: string,
): Uint8Array {
  const { delayedValue, keyHash } = description;
  if (keyHash === undefined) throw new SquareDealRefused({ code: 'squaredeal.not-published' });
  if (delayedValue !== undefined)
    throw new SquareDealRefused({ code: 'squaredeal.value-set', value: delayedValue });
  const known = oneLine(value);
  if (known === '') throw new SquareDealRefused({ code: 'squaredeal.value-empty' });
  const lines = linesOf(bytes);
  const text = (line: Uint8Array) => new TextDecoder('windows-1252').decode(line);
  const end = lines.some((line) => text(line).endsWith('\r\n')) ? '\r\n' : '\n';
  const added = new TextEncoder().encode(`DV ${known}${end}`);
  const written = lines.flatMap((line) => {
    if (/^DV\s*$/.test(text(line))) return [];
    return /^DI( |$)/.test(text(line).trimEnd()) ? [line, added] : [line];
  });
  return Uint8Array.from(written.flatMap((line) => [...line]));
}

/** A phase as it follows SN. */
function formatPhase({ sessions, boards, file, description }: SquareDealPhase): string {
  const ranges = boards?.map(formatRange).join(',') ?? '?';
  return `${sessions === 'open' ? '*' : sessions}:${ranges}:${file}:${oneLine(description)}`;
}

function formatRange({ first, last }: BoardRange): string {
  return `${first}-${last}`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The lines of a file, each with its end. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, at + 1));
    from = at + 1;
  }
  return from < bytes.length ? [...lines, bytes.subarray(from)] : lines;
}
