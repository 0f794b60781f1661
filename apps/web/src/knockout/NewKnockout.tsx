export { KnockoutDialog as default } from './KnockoutDialog.js';
