import type { DealFormat } from './deal-file.js';
import { readPbn, readWholePbn } from './read-pbn.js';
import { writePbn } from './write-pbn.js';

/** PBN 2.1: read in import format, written in export format. */
export const pbn: DealFormat = {
  name: 'PBN',
  extension: 'pbn',
  holds: ['board', 'dealer', 'vulnerable', 'doubleDummy'],
  read: readPbn,
  readWhole: readWholePbn,
  write: (file) => writePbn(file),
};
