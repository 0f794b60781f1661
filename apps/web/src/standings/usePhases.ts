import { useEffect, useState } from 'react';
import type { ClockFacts } from '../api/documents.js';
import { hallPhase, type HallPhase } from './hallPhase.js';

/** How often clocks are looked at, in milliseconds. */
const TICK = 500;

/** What clocks count now, drawn anew only when one of them goes over to something else; undefined where one has not begun. */
export function usePhases(clocks: readonly (ClockFacts | undefined)[]): readonly (HallPhase | undefined)[] {
  const told = JSON.stringify(clocks.map((clock) => clock ?? null));
  const [seen, setSeen] = useState(() => ({ told, phases: phasesIn(told) }));
  useEffect(() => {
    const look = () => {
      const phases = phasesIn(told);
      setSeen((before) => (before.told === told && before.phases === phases ? before : { told, phases }));
    };
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [told]);
  // What was seen of other clocks says nothing of these, not even in the one picture before the next look.
  const phases = seen.told === told ? seen.phases : phasesIn(told);
  return phases.split(' ').map((phase) => (phase === '-' ? undefined : (phase as HallPhase)));
}

/** In one text, which is the same as long as nothing changes. */
function phasesIn(told: string): string {
  const clocks = JSON.parse(told) as readonly (ClockFacts | null)[];
  return clocks.map((clock) => (clock && hallPhase(clock, Date.now())) ?? '-').join(' ');
}
