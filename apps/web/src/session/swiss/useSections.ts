import { useState } from 'react';
import { mostSections, sectionLetter, shareOut } from '../../play/sectionPlan.js';
import { useFollowed } from '../set-up/useFollowed.js';

/**
 * How many are drawn in a Swiss, and how they are shared out over its sections.
 *
 * @param first in how many sections as long as nobody has said otherwise
 */
export function useSections(entered: number, first = 1) {
  const [number, setNumber] = useFollowed(Math.max(entered, 4));
  const [wanted, setSections] = useState(first);
  const shares = shareOut(number, Math.min(wanted, mostSections(number)));
  return {
    number,
    setNumber,
    /** How many are in each section. */
    shares,
    setSections,
    /** The sections behind the first one. */
    others: shares.slice(1).map((count, index) => ({ section: sectionLetter(index + 1), count })),
  };
}
