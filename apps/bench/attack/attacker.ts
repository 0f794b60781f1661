import { setPriority } from 'node:os';
import { ATTACKS, attackUntil, type AttackName, type Target } from './attacks.js';

const [name, target] = process.argv.slice(2) as [AttackName, string];
let isOver = false;
process.once('message', () => (isOver = true));
setPriority(19);
const statuses = await attackUntil(ATTACKS[name], JSON.parse(target) as Target, () => isOver);
process.send!([...statuses], () => process.exit());
