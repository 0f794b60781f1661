import { useSyncExternalStore } from 'react';
import { recall, remember } from '../browser/memory.js';

/** How the pages look: as the device has it, light or dark. */
export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The same as in `public/appearance.js`, which puts it on before the first paint. */
const KEY = 'tirage.appearance';

const system = matchMedia('(prefers-color-scheme: dark)');
const told = new Set<() => void>();

const chosen = (): Appearance => APPEARANCES.find((each) => each === recall(KEY)) ?? 'auto';

function putOn(appearance: Appearance): void {
  const isDark = appearance === 'dark' || (appearance === 'auto' && system.matches);
  document.documentElement.dataset['appearance'] = isDark ? 'dark' : 'light';
}

/** Follows what the device has, and what another tab of it chooses. */
export function followAppearance(): void {
  const again = () => {
    putOn(chosen());
    for (const tell of told) tell();
  };
  system.addEventListener('change', again);
  window.addEventListener('storage', ({ key }) => key === KEY && again());
}

/** How the pages look, and what changes that. */
export function useAppearance(): readonly [Appearance, (appearance: Appearance) => void] {
  const appearance = useSyncExternalStore((tell) => {
    told.add(tell);
    return () => told.delete(tell);
  }, chosen);
  const choose = (next: Appearance) => {
    remember(KEY, next);
    putOn(next);
    for (const tell of told) tell();
  };
  return [appearance, choose];
}
