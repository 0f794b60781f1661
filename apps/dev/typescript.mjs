/**
 * Lets Node import the TypeScript sources as they are: `node --import ./apps/dev/typescript.mjs file.ts`. For tests and
 * measurements that start processes of their own; the program itself runs from its build.
 */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
