import { dealerOf, vulnerabilityOf, type Vulnerability } from '#cards';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' };

/** board: dealer and vulnerability. Law 2. */
export const boards = [
  shape(z.strictObject({ boards: z.array(z.int().min(1)) }), ({ boards }) => ({
    dealer: boards.map((board) => explained(dealerOf(board), `board ${board}`)),
    vul: boards.map((board) => explained(VULNERABLE[vulnerabilityOf(board)], `board ${board}`)),
  })),
];
