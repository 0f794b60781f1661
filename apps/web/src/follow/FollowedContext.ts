import { createContext } from 'react';
import type { Followed } from './followed.js';

/** The followed contestants of the session on the page: none on the hall display, which is for everybody. */
export const FollowedContext = createContext<ReadonlyMap<string, Followed>>(new Map());
