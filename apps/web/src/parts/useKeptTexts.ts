import { useState } from 'react';
import { keepDraft, recallDraft } from './keptDraft.js';

/** What is written in the fields of a dialog. */
export interface KeptTexts<Name extends string> {
  readonly texts: Readonly<Record<Name, string>>;
  readonly write: (name: Name, text: string) => void;
  /** Closes the dialog and forgets them: they were sent, or given up. */
  readonly close: () => void;
}

/**
 * Texts that are not sent yet, kept in this tab until they are: Back, or loading the page again, does not lose them.
 *
 * @param at what they are of
 */
export function useKeptTexts<const Name extends string>(
  at: string,
  names: readonly Name[],
  onClose: () => void,
): KeptTexts<Name> {
  const place = { at: `texts ${at}`, of: '', where: 'tab' } as const;
  const [texts, setTexts] = useState(() => {
    const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
    return recallDraft(place, empty) ?? empty;
  });
  return {
    texts,
    write(name, text) {
      const written = { ...texts, [name]: text };
      setTexts(written);
      keepDraft(place, Object.values(written).some((each) => each !== '') ? written : undefined);
    },
    close() {
      keepDraft(place, undefined);
      onClose();
    },
  };
}
