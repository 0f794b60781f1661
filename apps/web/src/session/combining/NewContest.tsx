export { ContestDialog as default } from './ContestDialog.js';
