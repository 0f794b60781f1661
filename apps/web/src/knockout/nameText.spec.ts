import { winnerText } from './nameText.js';

const team = (entry: string, name: string) => ({
  entry,
  name,
  captain: null,
  players: [],
  seed: 1,
  withdrawn: false,
});

describe('who has won a knockout', () => {
  const teams = [team('lions', 'Lions'), team('wolves', 'Wolves')];

  it('is the team of the first place', () => {
    const places = [
      { entry: 'lions', from: 2, to: 2 },
      { entry: 'wolves', from: 1, to: 1 },
    ];
    expect(winnerText({ teams, places })).toBe('Wolves');
  });

  it('is nobody before the final, nor who shares places with others', () => {
    expect(winnerText({ teams, places: [{ entry: 'lions', from: 3, to: 4 }] })).toBeUndefined();
    expect(winnerText({ teams, places: [] })).toBeUndefined();
  });
});
