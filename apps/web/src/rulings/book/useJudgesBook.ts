import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookFacts } from '#laws';
import { playSessionQuery } from '../../api/sessionQueries.js';
import { bookOf } from './bookOf.js';
import type { JudgesBook } from './judgesBook.js';

/** The law book that a ruling of a session names, read as the session has agreed. */
export function useJudgesBook(tournament: string, session: string, edition: string): JudgesBook {
  const { data } = useQuery({
    ...playSessionQuery(tournament, session),
    enabled: bookFacts(edition).leavesOpen,
  });
  const agreed = data?.sheets?.convention.settings;
  return useMemo(() => bookOf(edition, agreed), [edition, agreed]);
}
