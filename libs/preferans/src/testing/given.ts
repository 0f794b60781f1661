import { ownConvention } from '../conventions/presets/own-convention.js';
import { conventionOf, type ConventionName } from '../conventions/presets/presets.js';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { judgeDeal, type DealPlace } from '../deal/judge.js';
import { dealEntries } from '../scoring/deal-entries.js';
import type { Entry } from '../scoring/entry.js';

/** The settings of a convention, with what was agreed besides. */
export function settingsOf(name: ConventionName, agreed: Partial<Settings> = {}): Settings {
  return ownConvention(conventionOf(name)!, agreed).settings;
}

/** An entry as players say it, with its rule: `E on N 10 (3.8.1.1)`, `N pool 2 (3.5.1)`. */
export function entryText({ seat, kind, on, amount, rule }: Entry): string {
  return `${seat} ${on ? `on ${on}` : kind} ${amount} (${rule})`;
}

/** Specifies what a deal writes, or why it cannot be: `given('sochinka').when(deal(...)).writes(...)`. */
export function given(name: ConventionName, agreed: Partial<Settings> = {}) {
  const settings = settingsOf(name, agreed);
  return {
    when(record: DealRecord, place?: DealPlace) {
      const judged = judgeDeal(record, settings, place);
      return {
        /** It can be, and writes these, in this order. */
        writes(...entries: readonly string[]) {
          expect(judged).toMatchObject({ possible: true });
          expect(dealEntries(record, settings).map(entryText)).toEqual(entries);
        },
        /** It cannot be, for these reasons: `E deal.whist-out-of-order (3.8.1)`. */
        isRefused(...faults: readonly string[]) {
          const found = judged.possible ? [] : judged.faults;
          expect(found.map(({ seat, fault, rule }) => `${seat ? `${seat} ` : ''}${fault} (${rule})`)).toEqual(
            faults,
          );
        },
      };
    },
  };
}
