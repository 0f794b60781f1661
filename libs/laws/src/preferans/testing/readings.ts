import { CODE_REGULATION, type CodeRegulation } from '../regulation.js';

type Part = Exclude<keyof CodeRegulation, 'remise'>;
type Setting = { readonly [Of in Part]: `${Of}.${keyof CodeRegulation[Of] & string}` }[Part];

/** What each setting can be besides what tournaments have. */
const OTHERWISE: Readonly<Record<Setting, readonly string[]>> = {
  'deal.wrongCountDeadline': ['end-of-deal', 'auction-begins', 'auction-ends'],
  'deal.errorDeadline': ['end-of-deal'],
  'deal.turnDeadline': ['end-of-deal'],
  'auction.overMisere': ['ten'],
  'allPass.talon': ['closed'],
  'play.wrongCount': ['game-counts'],
};

/** The Code as tournaments read it, and with each setting otherwise, one at a time. */
export const READINGS: readonly { readonly name: string; readonly regulation: CodeRegulation }[] = [
  { name: 'tournament', regulation: CODE_REGULATION },
  ...Object.entries(OTHERWISE).flatMap(([setting, values]) =>
    values.map((value) => ({ name: `${setting}=${value}`, regulation: changed(setting, value) })),
  ),
];

function changed(setting: string, value: string): CodeRegulation {
  const [part, name] = setting.split('.') as [Part, string];
  return { ...CODE_REGULATION, [part]: { ...CODE_REGULATION[part], [name]: value } };
}
