import { dealerOf, vulnerabilityOf, type Vulnerability } from '#cards';
import { z } from 'zod';
import { shape } from '../shape.js';

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' };

/** board: dealer and vulnerability. Law 2. */
export const boards = [
  shape(z.strictObject({ boards: z.array(z.int().min(1)) }), ({ boards }) => ({
    dealer: boards.map((board) => dealerOf(board)),
    vul: boards.map((board) => VULNERABLE[vulnerabilityOf(board)]),
  })),
];
