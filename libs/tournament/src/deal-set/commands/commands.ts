export { planDuplication, recordChecks, recordCopies, requestDuplication } from './copies.js';
export { commitDeals, findValue, recordCommitment } from './committing.js';
export { declareRepeats, describeSet, discloseDeals, orderPresence } from './describing.js';
export { importDeals, takeFile } from './files.js';
export { findSquareDealValue, promiseSquareDeal, publishSquareDealKeys } from './squaredeal.js';
