export { recordChecks } from './checking-copies.js';
export { commitDeals, findValue, recordCommitment } from './decide.js';
export { describeSet } from './describing.js';
export { discloseDeals } from './disclosing.js';
export { planDuplication, requestDuplication } from './duplicating.js';
export { importDeals } from './importing.js';
export { recordCopies } from './making-copies.js';
export { takeFile } from './taking-files.js';
export { declareRepeats, orderPresence } from './declaring.js';
