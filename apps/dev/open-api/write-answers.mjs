import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../root.mjs';
import { answerTypes, interfaceSources } from './answer-types.mjs';
import { JsonSchemas } from './json-schemas.mjs';

/** `write-answers.mjs FILE`: the schemas of what every route answers, by operation, made from the types of the controllers. */
const path = root + process.argv[2];
const sources = interfaceSources();
const schemas = new JsonSchemas(sources.program);
const operations = {};
for (const [name, type] of answerTypes(sources)) operations[name] = schemas.of(type, name);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, JSON.stringify({ operations, schemas: schemas.components }));
