/**
 * The list of contents: which documents stand under which heading, in the order in which they are wanted. Those that are
 * named nowhere come last.
 * @type {{ title: string, names: string[] }[]}
 */
export const CONTENTS = [
  {
    title: 'Before play',
    names: [
      'readme',
      'entries',
      'members',
      'movements',
      'individuals',
      'teams',
      'knockouts',
      'swiss',
      'preferans',
      'seat-draws',
      'scoring',
      'deals',
      'verifiable-deals',
      'table-phones',
    ],
  },
  { title: 'During play', names: ['directing', 'rulings', 'players-phones', 'hall-display', 'plays'] },
  {
    title: 'Results and printouts',
    names: ['results', 'overall-ranking', 'printouts', 'published-results', 'double-dummy'],
  },
  { title: 'Devices and files', names: ['bridgemate', 'deal-files', 'file-formats'] },
  { title: 'Practice', names: ['practice'] },
  {
    title: 'The server',
    names: [
      'double-click',
      'install',
      'board-computer',
      'scale',
      'update',
      'configuration',
      'backup',
      'administration',
      'account',
      'internet',
      'security',
      'command-line',
      'troubleshooting',
    ],
  },
];

/** What the documents stand under that are named nowhere: those for people who change the program. */
export const OTHERS = 'For developers';
