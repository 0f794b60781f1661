export { ContestDialog as default } from '../../standings/contest/ContestDialog.js';
