import { useState } from 'react';
import { keepDraft, recallDraft } from './keptDraft.js';

/**
 * A choice that is not saved yet, kept in this tab: another page that is looked at in between, or this one loaded again,
 * does not lose it.
 *
 * @param at where it is chosen
 * @param choices all that there are
 * @param usual what holds as long as nothing is chosen
 * @returns what is chosen, and what chooses; of undefined, what forgets it
 */
export function useKeptChoice<Choice extends string>(
  at: string,
  choices: readonly Choice[],
  usual: Choice,
): readonly [Choice, (choice: Choice | undefined) => void] {
  const place = { at: `choice ${at}`, of: '', where: 'tab' } as const;
  const [chosen, setChosen] = useState(() => {
    const kept = recallDraft(place, { choice: '' })?.choice;
    return choices.find((each) => each === kept);
  });
  const choose = (choice: Choice | undefined) => {
    keepDraft(place, choice === undefined ? undefined : { choice });
    setChosen(choice);
  };
  return [chosen ?? usual, choose];
}
