import { readCutOffs } from '#preferans';
import { cutOffsText } from './cutOffsText.js';

describe('cut-offs as a text', () => {
  it.each([
    ['from', '200 = 1, above 10 to 1, from 650 = 0'],
    ['от', '51-100: 0.5, свыше 100 = 10 к 1'],
    ['od', 'do 30 = 1/2, od 30 = 0'],
  ])('are read again as the same, said with "%s"', (word, text) => {
    const cutOffs = readCutOffs(text);
    expect(readCutOffs(cutOffsText(cutOffs, word))).toEqual(cutOffs);
  });
});
