import { isBehind, nameOfStage, stageOf, STAGES } from './stages.js';

const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00Z`) * 1000;
const corrections = {
  scores: at('22:30'),
  rulings: at('22:30'),
  appeals: at('22:30'),
  official: at('22:30'),
  amended: null,
};
const closed = { status: 'closed', scored: true, corrections, correctionsOver: true } as const;
const seal = (kind: 'provisional' | 'official' | 'amended', clock: string) => ({
  kind,
  time: `2026-11-23T${clock}:00Z`,
});

describe('how far a session has come', () => {
  it('is told by its scores, its close and its correction period', () => {
    const running = { ...closed, status: 'running', corrections: null, correctionsOver: false } as const;
    expect(stageOf({ ...running, scored: false }, [])).toBe('scores');
    expect(stageOf(running, [])).toBe('published');
    expect(stageOf({ ...closed, correctionsOver: false }, [])).toBe('corrections');
    expect(stageOf(closed, [])).toBe('sealed');
  });

  it('is over once an official seal is set, until standings are changed again', () => {
    expect(stageOf(closed, [seal('provisional', '22:40')])).toBe('sealed');
    // Of another session that ended before.
    expect(stageOf(closed, [seal('official', '18:00')])).toBe('sealed');
    const sealed = [seal('official', '22:31')];
    expect(stageOf(closed, sealed)).toBe('done');
    const amended = { ...closed, corrections: { ...corrections, amended: at('23:00') } };
    expect(stageOf(amended, sealed)).toBe('sealed');
    expect(stageOf(amended, [...sealed, seal('amended', '23:01')])).toBe('done');
  });

  it('is not published with its close where the tournament is a draft', () => {
    expect(nameOfStage('published', false)).toBe('published');
    expect(nameOfStage('published', true)).toBe('closed');
    expect(nameOfStage('official', true)).toBe('official');
  });

  it('has what was before behind it', () => {
    expect(STAGES.map((stage) => isBehind(stage, 'corrections'))).toEqual([true, true, false, false, false]);
    expect(STAGES.every((stage) => isBehind(stage, 'done'))).toBe(true);
  });
});
