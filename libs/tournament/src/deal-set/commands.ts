export { commitDeals, findValue, recordCommitment } from './decide.js';
export { describeSet } from './describing.js';
export { discloseDeals } from './disclosing.js';
export { importDeals } from './importing.js';
export { takeFile } from './taking-files.js';
