import 'reflect-metadata';
import { interfaceDocument } from './application.js';

process.stdout.write(JSON.stringify(await interfaceDocument()));
