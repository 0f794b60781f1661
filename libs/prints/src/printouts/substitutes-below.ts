import type { Called } from '../documents/called.js';
import type { Flowing } from '../kit/flow.js';
import { gap, paragraph } from '../layout/laid.js';
import type { Setting } from '../layout/setting.js';
import { shortOf, substitutesText } from './parts.js';

/** Who sat in for whom, by the numbers of the table above. */
export function substitutesBelow(
  lines: readonly { readonly who: Called }[],
  setting: Setting,
  width: number,
): Flowing[] {
  const { say } = setting;
  const list = lines.flatMap(({ who }) =>
    who.substitutes ? [`${shortOf(who)} ${substitutesText(who, say)}`] : [],
  );
  if (list.length === 0) return [];
  return [gap(3), ...paragraph(setting, say('substitutes', { list: list.join('; ') }), width, { size: 8 })];
}
