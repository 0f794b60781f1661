import type { i18n as I18n } from 'i18next';
import type { Actor } from '../api/types.js';
import { shortened } from './shortened.js';

export type NameOf = (person: string) => string | undefined;

/** By whom it happened; those who hold no role in the tournament are told no names. */
export function actorText(i18n: I18n, { kind, id, name }: Actor, nameOf: NameOf): string {
  if (kind === 'job') return i18n.t('actor.job');
  if (id === undefined && kind === 'captain') return i18n.t('actor.someCaptain');
  if (id === undefined) return i18n.t(kind === 'device' ? 'actor.someDevice' : 'actor.somebody');
  return name ?? nameOf(id) ?? i18n.t(`actor.${kind}`, { id: shortened(id) });
}
