import { useState } from 'react';
import { draftOn, sameText, type DraftHeld, type DraftsOf } from './draftOn.js';

/** What a form says of something that is saved whole. */
export interface Draft<Of, At = number> extends DraftHeld<Of, At> {
  readonly changed: boolean;
  /** How often the form has begun anew with what is kept: fields are the same ones as long as it has not. */
  readonly begun: number;
  readonly change: (value: Of) => void;
  /** Says what is kept again. */
  readonly take: () => void;
  /** What it would say where something else is kept, up to a line. */
  readonly on: (kept: Of, position: At) => DraftHeld<Of, At>;
}

/**
 * The contents of a form: the stored values until something is changed in it. From then on changed fields stay, and all
 * others follow the stored values, whatever comes to the page meanwhile (`draftOn`).
 *
 * @param kept what the page shows now
 * @param position up to which journal entry it does
 */
export function useDraft<Of extends object, At extends number | undefined = number>(
  kept: Of,
  position: At,
  of: DraftsOf<Of> = {},
): Draft<Of, At> {
  const [made, make] = useState<DraftHeld<Of, At>>();
  const [begun, begin] = useState(0);
  const { alike = sameText } = of;
  const on = (now: Of, at: At) => (made && draftOn(made, now, at, of)) ?? { value: now, from: now, at };
  const now = on(kept, position);
  // What has come of it meanwhile is what it is from now on.
  const isMoved = made !== undefined && !sameText(made, now);
  if (isMoved) make(alike(now.value, now.from) ? undefined : now);
  const { value, from, at } = now;
  return {
    value,
    from,
    at,
    begun,
    changed: !alike(value, from),
    change: (to) => make(alike(to, from) ? undefined : { value: to, from, at }),
    take: () => {
      make(undefined);
      begin((times) => times + 1);
    },
    on,
  };
}
