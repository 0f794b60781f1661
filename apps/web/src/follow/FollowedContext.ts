import { createContext } from 'react';
import type { Followed } from './followed.js';

/** The contestants of the session shown who are marked as followed: nobody on the hall display, which is for everybody. */
export const FollowedContext = createContext<ReadonlyMap<string, Followed>>(new Map());
