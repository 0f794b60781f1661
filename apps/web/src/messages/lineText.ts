import type { i18n as I18n } from 'i18next';
import type { Actor, JournalLine } from '../api/types.js';
import { optionalMessage } from './problemText.js';

/** The first characters of an id or a hash: enough to tell it from others in one tournament. */
export function shortened(text: string): string {
  return text.slice(0, 8);
}

export type NameOf = (person: string) => string | undefined;

/** What happened in a line, in one sentence. A type that the catalogue does not know is named as it is. */
export function lineText(i18n: I18n, { type, data }: JournalLine, nameOf: NameOf): string {
  const { role, kind, person, name, hash, reason } = data;
  const text = optionalMessage(i18n, `line.${type}`, {
    ...data,
    role: optionalMessage(i18n, `role.${String(role)}`) ?? role,
    kind: optionalMessage(i18n, `sealKind.${String(kind)}`) ?? kind,
    // A line about a person carries that person's name, where the reader may know it.
    ...(typeof person === 'string' ? { person: nameOf(person) ?? name ?? shortened(person) } : {}),
    hash: typeof hash === 'string' ? shortened(hash) : hash,
  });
  const words = text ?? i18n.t('line.other', { type });
  return typeof reason === 'string' ? i18n.t('line.withReason', { line: words, reason }) : words;
}

/** By whom it happened; those who hold no role in the tournament are told no names. */
export function actorText(i18n: I18n, { kind, id, name }: Actor, nameOf: NameOf): string {
  if (kind === 'job') return i18n.t('actor.job');
  if (id === undefined) return i18n.t(kind === 'device' ? 'actor.someDevice' : 'actor.somebody');
  return name ?? nameOf(id) ?? i18n.t(`actor.${kind}`, { id: shortened(id) });
}
