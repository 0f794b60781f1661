export { commitDeals, findValue, recordCommitment } from './decide.js';
