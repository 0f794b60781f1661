import type { Language } from '../../language/language.js';
import { bridgeTopics } from './bridge-topics.js';
import type { LawTopic } from './law-topic.js';
import type { WordedBook } from '../law-words.js';
import { codeTopics } from './preferans-topics.js';

const topics = { bridge: bridgeTopics, preferans: codeTopics } satisfies Readonly<
  Record<WordedBook, Readonly<Record<Language, readonly LawTopic[]>>>
>;

/** By which words judges look for the laws of a book; they are asked in all languages: a judge types what the table has said. */
export function lawTopics(language: Language, book: WordedBook): readonly LawTopic[] {
  return topics[book][language];
}
