/**
 * One payload of each event type and schema version that was ever written, as it lies in journals. These stay as they are
 * for good: a new schema version adds a line.
 */
export const goldenEvents: readonly { type: string; schema: number; payload: string }[] = [
  {
    type: 'tournament.created',
    schema: 1,
    payload: '{"name":"Турнир «Весна»","organiser":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11"}',
  },
  { type: 'tournament.renamed', schema: 1, payload: '{"name":"Otwarte Mistrzostwa Łodzi"}' },
  { type: 'tournament.published', schema: 1, payload: '{}' },
  {
    type: 'tournament.announced',
    schema: 1,
    payload:
      '{"announcement":{"calledOff":false,"ends":"2026-12-03T23:00","place":"Dom Kultury, Łódź","starts":"2026-12-03T19:00"}}',
  },
  { type: 'tournament.announced', schema: 1, payload: '{"announcement":null}' },
  { type: 'tournament.archived', schema: 1, payload: '{}' },
  {
    type: 'tournament.archived',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'tournament.role-granted',
    schema: 1,
    payload: '{"person":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","role":"director"}',
  },
  {
    type: 'tournament.role-revoked',
    schema: 1,
    payload: '{"person":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","role":"scorer"}',
  },
  { type: 'tournament.seal-requested', schema: 1, payload: '{"kind":"provisional"}' },
  { type: 'tournament.seal-requested', schema: 1, payload: '{"after":412,"kind":"official"}' },
  {
    type: 'tournament.sealed',
    schema: 1,
    payload:
      '{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","kind":"official","request":17}',
  },
  { type: 'tournament.rulings-published', schema: 1, payload: '{"as":"without-names"}' },
  {
    type: 'tournament.brought',
    schema: 1,
    payload:
      '{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","lines":412,"organiser":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11"}',
  },
  {
    type: 'tournament.brought',
    schema: 1,
    payload:
      '{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","lines":412,"organiser":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","withoutKeys":true}',
  },
  {
    type: 'tournament.book-taken',
    schema: 1,
    payload: '{"people":true}',
  },
  {
    type: 'tournament.keys-taken',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'tournament.player-taken-back',
    schema: 1,
    payload:
      '{"person":"2f1c5b70-8a52-4d0e-9d3c-6f1f7f0a4b11","players":["4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"]}',
  },
  {
    type: 'tournament.imported',
    schema: 1,
    payload:
      '{"bytes":81289,"file":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"format":"usebio","program":"Scorer 7","sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}',
  },
  {
    type: 'published.figures-kept',
    schema: 1,
    payload:
      '{"figures":{"awards":[{"board":7,"line":"A/7 NS1 v EW2","points":"2.5","round":3,"side":"NS","table":"A1","unfactored":true}],"datums":[{"board":7,"datum":"-120","section":"A"}],"known":[{"kind":"award","of":"A/7 NS1 v EW2 NS","ours":"2.4","why":"given by hand"}],"printed":{"award":1,"awardHalves":"to-even","percentage":2,"score":0},"rankings":[{"name":"A NS","over":"section","places":[{"contestant":"A-NS1","first":1,"kind":"shared","last":2}],"stratum":null}],"running":[{"away":"0","home":"10","round":1,"segment":1}],"totals":[{"boards":26,"contestant":"A-NS1","final":"57.5","matchpoints":"120.25","percentage":"55.1","score":"121"}]},"part":1,"session":"1"}',
  },
  { type: 'tournament.text-erased', schema: 1, payload: '{"text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}' },
  {
    type: 'tournament.settings-chosen',
    schema: 1,
    payload:
      '{"settings":{"confirmation":"other-side","darkRounds":2,"laws":"2017","matchpoints":{"decimals":null,"scale":"double","smallFields":true},"minimumShare":50,"names":"initials","standings":"rounds"}}',
  },
  {
    type: 'tournament.settings-chosen',
    schema: 2,
    payload:
      '{"settings":{"confirmation":"none","darkRounds":0,"laws":"1997","method":{"board":{"kind":"matchpoints","scale":"double","smallFields":"white-book"},"edition":"2025","fullCard":"line","guarantee":"by-laws","name":"ebu-matchpoints","ranking":{"by":"percentage"},"regulation":"EBU White Book"},"minimumShare":50,"names":"full","standings":"running"}}',
  },
  {
    type: 'tournament.settings-chosen',
    schema: 3,
    payload:
      '{"settings":{"confirmation":"none","darkRounds":0,"laws":"1997","method":{"board":{"kind":"matchpoints","scale":"double","smallFields":"white-book"},"edition":"2025","fullCard":"line","guarantee":"by-laws","name":"ebu-matchpoints","ranking":{"by":"percentage"},"regulation":"EBU White Book"},"minimumShare":50,"names":"full","regulation":{"appeals":{"deposit":"£20","period":{"minutes":20}},"corrections":{"rulings":{"minutes":20},"scores":{"until":1800000000000000}},"edition":"","name":"own","penalty":{"imps":600,"percentOfTop":2500,"victoryPoints":100},"source":"","warning":true},"standings":"running"}}',
  },
  {
    type: 'tournament.settings-amended',
    schema: 2,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"settings":{"confirmation":"none","darkRounds":0,"laws":"1997","method":{"board":{"cap":17,"decimals":2,"kind":"cross-imps","result":"per-comparison","singleScore":"average-plus"},"decimals":{"score":2},"edition":"","fullCard":"line","guarantee":"none","name":"own","ranking":{"by":"mean"},"regulation":""},"minimumShare":50,"names":"full","standings":"running"}}',
  },
  {
    type: 'tournament.settings-amended',
    schema: 3,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"settings":{"confirmation":"none","darkRounds":0,"laws":"1997","method":{"board":{"cap":17,"decimals":2,"kind":"cross-imps","result":"per-comparison","singleScore":"average-plus"},"decimals":{"score":2},"edition":"","fullCard":"line","guarantee":"none","name":"own","ranking":{"by":"mean"},"regulation":""},"minimumShare":50,"names":"full","regulation":{"appeals":{"deposit":"£20","period":{"minutes":20}},"corrections":{"rulings":{"minutes":20},"scores":{"until":1800000000000000}},"edition":"","name":"own","penalty":{"imps":600,"percentOfTop":2500,"victoryPoints":100},"source":"","warning":true},"standings":"running"}}',
  },
  { type: 'tournament.started', schema: 1, payload: '{}' },
  { type: 'tournament.session-started', schema: 1, payload: '{"session":"1"}' },
  { type: 'tournament.session-closed', schema: 1, payload: '{"session":"1"}' },
  {
    type: 'tournament.settings-amended',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"settings":{"confirmation":"none","darkRounds":0,"laws":"1997","matchpoints":{"decimals":2,"scale":"acbl","smallFields":false},"minimumShare":50,"names":"full","standings":"running"}}',
  },
  { type: 'entries.opened', schema: 1, payload: '{}' },
  { type: 'entries.closed', schema: 1, payload: '{}' },
  {
    type: 'entries.registered',
    schema: 1,
    payload:
      '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","players":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22"]}',
  },
  {
    type: 'entries.registered',
    schema: 1,
    payload:
      '{"entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44","players":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11"]}',
  },
  {
    type: 'entries.changed',
    schema: 1,
    payload:
      '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","players":["1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11"]}',
  },
  {
    type: 'entries.team-registered',
    schema: 1,
    payload:
      '{"captain":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","players":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","5c1a0fb9-6bab-4f5d-8fa6-5e8ec0de7c66","6d2b1ac0-7cbc-4a6e-9ab7-6f9fd1ef8d77"]}',
  },
  {
    type: 'entries.team-changed',
    schema: 1,
    payload:
      '{"captain":"8f4d3ce2-9ede-4c80-8cd9-8bb1f3b1af99","entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","players":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","5c1a0fb9-6bab-4f5d-8fa6-5e8ec0de7c66","6d2b1ac0-7cbc-4a6e-9ab7-6f9fd1ef8d77","7e3c2bd1-8dcd-4b7f-8bc8-7aa0e2a09e88"]}',
  },
  {
    type: 'entries.team-named',
    schema: 1,
    payload: '{"entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","name":"Lions “old” & Co."}',
  },
  {
    type: 'entries.players-let-in',
    schema: 1,
    payload:
      '{"terms":{"as":"pair","atOnce":false,"closes":1767225600000000,"conditions":"Bring a partner","limit":20}}',
  },
  { type: 'entries.players-let-in', schema: 1, payload: '{"terms":null}' },
  {
    type: 'entries.requested',
    schema: 1,
    payload:
      '{"as":"pair","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","link":"b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9","players":["5b0d1f64-1a5f-4a0e-8a34-1f2f1c9d7e10","6c1e2f75-2b60-4b1f-9b45-2f3f2d0e8f21"]}',
  },
  {
    type: 'entries.request-placed',
    schema: 1,
    payload: '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}',
  },
  {
    type: 'entries.request-put-first',
    schema: 1,
    payload: '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}',
  },
  {
    type: 'entries.request-declined',
    schema: 1,
    payload: '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}',
  },
  {
    type: 'entries.request-withdrawn',
    schema: 1,
    payload: '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}',
  },
  { type: 'entries.withdrawn', schema: 1, payload: '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}' },
  {
    type: 'session.created',
    schema: 1,
    payload:
      '{"boardSet":"1","game":"bridge","session":"1","settings":{"clock":{"change":2,"round":22},"method":"matchpoints","ranked":"by-section","scored":"together"}}',
  },
  {
    type: 'session.configured',
    schema: 1,
    payload:
      '{"session":"1","settings":{"clock":{"change":2,"round":22},"method":"matchpoints","ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.configured',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","settings":{"clock":{"change":2,"round":22},"method":"matchpoints","ranked":"by-section","scored":"together"}}',
  },
  {
    type: 'session.created',
    schema: 2,
    payload:
      '{"boardSet":"1","game":"bridge","session":"1","settings":{"clock":{"change":2,"round":22},"method":{"board":{"kind":"matchpoints","scale":"double","smallFields":"white-book"},"edition":"2025","fullCard":"line","guarantee":"by-laws","name":"ebu-matchpoints","ranking":{"by":"percentage"},"regulation":"EBU White Book"},"ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.created',
    schema: 2,
    payload:
      '{"boardSet":"2","game":"bridge","session":"2","settings":{"clock":{"change":2,"round":22},"method":"by-tournament","ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"session":"1","settings":{"clock":{"change":2,"round":22},"method":{"board":{"datum":{"drop":{"eachEnd":1},"dropFrom":4,"roundTo":10},"decimals":2,"kind":"butler","shortBoards":"as-played","singleScore":"average-plus"},"edition":"","fullCard":"line","guarantee":"by-laws","name":"pzbs-butler","ranking":{"by":"score"},"regulation":"PZBS, usual practice"},"ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","settings":{"clock":{"change":2,"round":22},"method":{"board":{"boards":[{"board":7,"frequencies":[{"frequency":3,"score":420},{"frequency":1,"score":-50}]}],"kind":"instant-matchpoints","top":100},"edition":"","fullCard":"section","guarantee":"by-laws","name":"own","ranking":{"by":"percentage"},"regulation":""},"ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","settings":{"clock":{"change":2,"round":22},"method":{"board":{"kind":"board-a-match","scale":"acbl","singleScore":"tie","tieUpTo":10},"edition":"","fullCard":"own","guarantee":"law-88","name":"own","ranking":{"by":"percentage"},"regulation":""},"ranked":"together","scored":"by-section"}}',
  },
  {
    type: 'session.movement-set',
    schema: 1,
    payload:
      '{"sections":[{"boardsPerRound":2,"firstBoard":1,"movement":{"name":"mitchell","phantom":"EW3","rounds":3,"rows":[[{"ew":"EW1","ns":"NS1","set":1},{"ew":"EW3","ns":"NS1","set":2},{"ew":"EW2","ns":"NS1","set":3}],[{"ew":"EW2","ns":"NS2","set":2},{"ew":"EW1","ns":"NS2","set":3},{"ew":"EW3","ns":"NS2","set":1}],[{"ew":"EW3","ns":"NS3","set":3},{"ew":"EW2","ns":"NS3","set":1},{"ew":"EW1","ns":"NS3","set":2}]],"sets":3,"stationary":["NS1","NS2","NS3"],"tables":3,"winners":2},"section":"A"}],"session":"1"}',
  },
  {
    type: 'session.movement-set',
    schema: 1,
    payload:
      '{"sections":[{"boardsPerRound":3,"copies":1,"firstBoard":1,"movement":{"arrowSwitched":[3],"name":"mitchell","rounds":3,"rows":[[{"ew":"4","ns":"1","set":1},{"ew":"6","ns":"1","set":2},{"ew":"1","ns":"5","set":3}],[{"ew":"5","ns":"2","set":2},{"ew":"4","ns":"2","set":3},{"ew":"2","ns":"6","set":1}],[{"ew":"6","ns":"3","set":3},{"ew":"5","ns":"3","set":1},{"ew":"3","ns":"4","set":2}]],"sets":3,"stationary":["1","2","3"],"tables":3,"winners":1},"section":"A"},{"boardsPerRound":1,"firstBoard":101,"movement":{"name":"rows","rounds":3,"rows":[[{"ew":"2","ns":"1","set":1},{"ew":"3","ns":"1","set":2},null],[{"ew":"4","ns":"3","set":1},{"ew":"2","ns":"4","set":2},{"ew":"3","ns":"2","set":3}]],"sets":3,"stationary":[],"tables":2,"winners":1},"section":"AB"}],"session":"12"}',
  },
  {
    type: 'session.entrants-chosen',
    schema: 1,
    payload:
      '{"contest":"1","entries":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"],"session":"3"}',
  },
  {
    type: 'session.entrants-chosen',
    schema: 1,
    payload: '{"entries":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01"],"knockout":"1","session":"3"}',
  },
  {
    type: 'session.entrants-chosen',
    schema: 1,
    payload: '{"entries":null,"session":"3"}',
  },
  {
    type: 'session.movement-changed',
    schema: 1,
    payload:
      '{"change":"late-pair","copies":1,"fromRound":3,"movement":{"declared":{"copies":2},"name":"rows","rounds":3,"rows":[[{"ew":"EW1","ns":"NS1","set":1},{"ew":"EW3","ns":"NS1","set":2},{"ew":"EW2","ns":"NS4","set":3}],[{"ew":"EW2","ns":"NS2","set":2},{"ew":"EW1","ns":"NS2","set":3},{"ew":"EW3","ns":"NS2","set":1}],[{"ew":"EW3","ns":"NS3","set":3},{"ew":"EW2","ns":"NS3","set":1},null]],"sets":3,"stationary":["NS2","NS3"],"tables":3,"winners":2},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"section":"A","session":"1"}',
  },
  {
    type: 'session.movement-changed',
    schema: 1,
    payload:
      '{"change":"rows","copies":1,"fromRound":2,"movement":{"declared":{"copies":2},"name":"rows","rounds":2,"rows":[[{"ew":"EW1","ns":"NS1","set":1},{"ew":"EW2","ns":"NS1","set":3}],[{"ew":"EW2","ns":"NS2","set":2},{"ew":"EW1","ns":"NS2","set":3}]],"sets":3,"stationary":["NS1","NS2"],"tables":2,"winners":2},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"section":"A","session":"1","shared":true}',
  },
  {
    type: 'session.seats-drawn',
    schema: 1,
    payload:
      '{"seats":[{"contestant":"A-NS1","entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"},{"contestant":"A-EW1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"seed":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed","session":"1"}',
  },
  {
    type: 'session.seats-drawn',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"seats":[{"contestant":"A-NS1","entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"},{"contestant":"A-EW1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"seed":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed","session":"1","wishes":{"apart":[["2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"]],"fixed":[{"contestant":"A-EW1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"places":["A-NS1","A-EW1"],"seeds":[{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","seed":3}],"staying":["3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"],"stayingAt":[{"contestant":"A-NS1","entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"}],"unavoidable":"early"}}',
  },
  {
    type: 'session.seats-drawn-by-cards',
    schema: 1,
    payload:
      '{"cards":[{"card":"SK","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"seats":[{"contestant":"A-1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"session":"1"}',
  },
  {
    type: 'session.seats-drawn-by-cards',
    schema: 1,
    payload:
      '{"cards":[{"card":"SK","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"},{"card":"DA","entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"}],"seats":[{"contestant":"A-1","entry":"3a9e8d97-4f8f-4d3b-8d84-3c6caebc5a44"},{"contestant":"A-2","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}],"session":"1"}',
  },
  {
    type: 'session.seated',
    schema: 1,
    payload: '{"contestant":"A-NS1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","session":"1"}',
  },
  { type: 'session.seated', schema: 1, payload: '{"contestant":"A-NS1","entry":null,"session":"1"}' },
  {
    type: 'session.seated',
    schema: 1,
    payload:
      '{"contestant":"A-NS1","entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","players":["7c1e2d3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f","0b5e6f1a-7f4e-4b55-9d0c-2f1a3b4c5d6e"],"session":"1"}',
  },
  { type: 'session.started', schema: 1, payload: '{"session":"1"}' },
  {
    type: 'session.started',
    schema: 1,
    payload:
      '{"players":{"A-NS1":["7c1e2d3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f","0b5e6f1a-7f4e-4b55-9d0c-2f1a3b4c5d6e"]},"session":"1"}',
  },
  { type: 'session.round-called', schema: 1, payload: '{"round":2,"session":"1"}' },
  { type: 'session.round-called', schema: 1, payload: '{"round":2,"section":"B","session":"1"}' },
  { type: 'session.round-taken-back', schema: 1, payload: '{"round":2,"session":"1"}' },
  { type: 'session.round-taken-back', schema: 1, payload: '{"round":2,"section":"B","session":"1"}' },
  {
    type: 'session.movement-set',
    schema: 1,
    payload:
      '{"sections":[{"boardsPerRound":2,"draw":{"accelerated":{"hundredths":500,"rounds":2,"strongest":2},"bans":[["A-1","A-2"]],"first":"halves","order":"close","rematches":"avoid","results":"delayed","stationary":["A-3"],"venues":[{"contestants":["A-1"],"tables":["A1"]}]},"firstBoard":1,"movement":{"declared":{"copies":2},"drawn":1,"name":"swiss","phantom":"4","rounds":2,"rows":[[{"ew":"2","ns":"1","set":1},null],[{"ew":"4","ns":"3","set":1},null]],"sets":2,"stationary":["3"],"tables":2,"winners":1},"section":"A"}],"session":"1"}',
  },
  {
    type: 'session.round-drawn',
    schema: 1,
    payload:
      '{"basis":{"kind":"lot","seed":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed"},"byes":["A-3"],"plays":[{"ew":"A-2","ns":"A-1","table":"A1"},{"ew":"A-4","ns":"A-3","table":"A2"}],"round":1,"section":"A","session":"1"}',
  },
  {
    type: 'session.round-drawn',
    schema: 1,
    payload:
      '{"basis":{"at":120,"kind":"standings","open":1,"upTo":1},"byes":[],"plays":[{"ew":"A-2","ns":"A-1","table":"A1"}],"ranking":[{"contestant":"A-1","place":1,"value":"200/3"},{"contestant":"A-2","place":null,"value":"-5"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"section":"A","session":"1","started":["A3"]}',
  },
  {
    type: 'session.round-drawn',
    schema: 1,
    payload:
      '{"basis":{"exchanged":["A-1","A-2"],"kind":"by-hand"},"byes":[],"plays":[{"ew":"A-2","ns":"A-1","table":"A1"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"section":"A","session":"1"}',
  },
  {
    type: 'session.round-drawn',
    schema: 1,
    payload:
      '{"basis":{"kind":"numbers"},"byes":[],"plays":[{"ew":"A-2","ns":"A-1","table":"A1"}],"round":1,"section":"A","session":"1"}',
  },
  {
    type: 'session.draw-options-chosen',
    schema: 1,
    payload:
      '{"draw":{"bans":[],"first":"lot","order":"top-down","rematches":"allowed","results":"all","stationary":["A-3"],"venues":[]},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"section":"A","session":"1"}',
  },
  {
    type: 'session.draw-kept',
    schema: 1,
    payload:
      '{"at":140,"declined":[{"ew":"A-2","ns":"A-1","table":"A1"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"section":"A","session":"1"}',
  },
  {
    type: 'session.board-movement-announced',
    schema: 1,
    payload:
      '{"afterRound":1,"moves":[{"boards":[1,2],"by":"north","copy":1,"from":"B1","neededIn":null,"relay":false,"to":null},{"boards":[3,4],"box":true,"by":"caddy","copy":1,"from":null,"neededIn":2,"relay":false,"to":"B1"}],"section":"B","session":"1","withheld":[]}',
  },
  {
    type: 'session.board-movement-announced',
    schema: 1,
    payload:
      '{"afterRound":1,"moves":[{"boards":[1,2],"from":"A1","neededIn":2,"relay":false,"to":"A3"},{"boards":[3,4],"from":null,"neededIn":2,"relay":false,"sharedWith":["A2"],"to":"A1"},{"boards":[5,6],"from":"A2","neededIn":null,"relay":true,"to":null}],"session":"1","withheld":[{"boards":[2],"table":"A1"}]}',
  },
  {
    type: 'session.teams-drawn',
    schema: 1,
    payload:
      '{"seats":[{"contestant":"A-1","entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}],"seed":"abababababababababababababababababababababababababababababababab","session":"1"}',
  },
  {
    type: 'session.teams-drawn',
    schema: 1,
    payload:
      '{"seats":[{"contestant":"A-1","entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}],"seed":"abababababababababababababababababababababababababababababababab","session":"1","wishes":{"apart":[["4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","5b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55"]],"places":["A-1","A-2"],"unavoidable":"late"}}',
  },
  {
    type: 'session.teams-drawn',
    schema: 1,
    payload:
      '{"seats":[{"contestant":"A-1","entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}],"seed":"abababababababababababababababababababababababababababababababab","session":"1","wishes":{"apart":[],"places":["A-1","A-2"],"seeds":[{"entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seed":1}],"seedsBegin":"apart","unavoidable":"late"}}',
  },
  {
    type: 'session.team-seated',
    schema: 1,
    payload: '{"entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","team":"A-2"}',
  },
  {
    type: 'session.team-seated',
    schema: 1,
    payload: '{"entry":null,"session":"1","team":"A-2"}',
  },
  {
    type: 'session.team-seated',
    schema: 1,
    payload:
      '{"entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","handInAnew":["A-1","A-2"],"players":{"A-EW2":["1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162"],"A-NS2":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"]},"session":"1","team":"A-2"}',
  },
  {
    type: 'session.team-seated',
    schema: 1,
    payload:
      '{"entry":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","lineUp":{"E":"5c1a0fb9-6bab-4f5d-8fa6-5e8ec0de7c66","N":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","S":"1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","W":"6d2b1ac0-7cbc-4a6e-9ab7-6f9fd1ef8d77"},"session":"1","team":"A-2"}',
  },
  {
    type: 'session.line-up-handed-in',
    schema: 1,
    payload:
      '{"lineUp":{"E":"5c1a0fb9-6bab-4f5d-8fa6-5e8ec0de7c66","N":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","S":"1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","W":"6d2b1ac0-7cbc-4a6e-9ab7-6f9fd1ef8d77"},"round":2,"session":"1","team":"A-2"}',
  },
  {
    type: 'session.line-ups-opened',
    schema: 1,
    payload: '{"round":2,"session":"1","teams":["A-1","A-2"]}',
  },
  {
    type: 'session.matches-scored',
    schema: 1,
    payload:
      '{"method":{"edition":"2013","match":{"guarantee":"law-12c2c","kind":"team-match","split":"apart","unit":"imps","vp":{"gains":"never-rising","kind":"wbf-continuous"}},"name":"wbf-teams","regulation":"WBF","result":"victory-points","tieBreaks":{"afterSplit":"go-on","rules":[{"kind":"direct-score"},{"kind":"basic-quotient"},{"kind":"total-point-quotient"}]}},"session":"1"}',
  },
  {
    type: 'session.matches-scored',
    schema: 1,
    payload:
      '{"method":{"edition":"","match":{"averagePlus":100,"decimals":1,"guarantee":"none","kind":"team-match","split":"averaged","unit":"total-points","vp":{"kind":"table","rows":[{"boards":[8,12],"from":0,"loser":"1/2","winner":"2.5"}]}},"name":"own","regulation":"","result":"victory-points","tieBreaks":{"afterSplit":"start-again","rules":[{"kind":"direct-basic","most":2},{"kind":"ballot"}]}},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1"}',
  },
  {
    type: 'session.match-carried',
    schema: 1,
    payload: '{"away":"A-2","home":"A-1","hundredths":{"away":0,"home":10},"session":"3"}',
  },
  {
    type: 'session.match-carried',
    schema: 1,
    payload: '{"away":"A-2","board":1,"home":"A-1","hundredths":{"away":0,"home":10},"session":"3"}',
  },
  {
    type: 'session.match-carried',
    schema: 1,
    payload:
      '{"away":"A-2","home":"A-1","hundredths":{"away":0,"home":1000},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1"}',
  },
  {
    type: 'session.match-carried',
    schema: 1,
    payload:
      '{"away":"A-2","board":1,"earlier":{"higher":"home","margin":"-31/2","rule":{"decimals":1,"most":"16","wonByHigher":"1/2","wonByLower":"1/3"},"session":"1"},"home":"A-1","hundredths":{"away":520,"home":0},"session":"3"}',
  },
  {
    type: 'session.team-penalty-given',
    schema: 1,
    payload:
      '{"hundredths":100,"penalty":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","team":"A-2"}',
  },
  {
    type: 'session.team-penalty-withdrawn',
    schema: 1,
    payload:
      '{"penalty":"4b0f9ea8-5a9a-4e4c-9e95-4d7dbfcd6b55","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1"}',
  },
  {
    type: 'session.match-awarded',
    schema: 1,
    payload:
      '{"away":"A-2","home":"A-1","hundredths":{"away":0,"home":1200},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","to":"home"}',
  },
  {
    type: 'session.match-awarded',
    schema: 1,
    payload:
      '{"away":"A-2","board":15,"home":"A-1","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","to":"away"}',
  },
  {
    type: 'session.match-awarded',
    schema: 1,
    payload:
      '{"away":"A-2","home":"A-1","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","to":null}',
  },
  {
    type: 'session.players-named',
    schema: 1,
    payload:
      '{"contestant":"A-NS1","players":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22"],"session":"1"}',
  },
  {
    type: 'session.substituted',
    schema: 1,
    payload:
      '{"contestant":"A-NS1","fromRound":2,"person":"1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22","seat":"S","session":"1","toRound":3}',
  },
  {
    type: 'session.contestant-withdrew',
    schema: 1,
    payload: '{"contestant":"A-EW1","fromRound":2,"session":"1"}',
  },
  {
    type: 'session.contestant-arrived',
    schema: 1,
    payload: '{"contestant":"A-EW3","fromRound":2,"missed":"late","session":"1"}',
  },
  {
    type: 'session.contestant-arrived',
    schema: 1,
    payload: '{"contestant":"A-EW3","fromRound":3,"missed":"not-played","session":"1"}',
  },
  {
    type: 'session.contestant-arrived',
    schema: 1,
    payload:
      '{"contestant":"A-NS8","copies":1,"fromRound":3,"missed":"not-played","session":"1","shared":true}',
  },
  { type: 'session.board-set-chosen', schema: 1, payload: '{"boardSet":"101","session":"1"}' },
  {
    type: 'session.hidden-shown',
    schema: 1,
    payload: '{"boards":[5,6],"person":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","session":"1"}',
  },
  { type: 'session.closed', schema: 1, payload: '{"session":"1"}' },
  {
    type: 'session.closed',
    schema: 1,
    payload: '{"players":{"A-NS1":["7c1e2d3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f"]},"session":"1"}',
  },
  {
    type: 'session.abandoned',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"2"}',
  },
  {
    type: 'session.reopened',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1"}',
  },
  {
    type: 'session.protocol-published',
    schema: 1,
    payload:
      '{"at":412,"edition":2,"format":1,"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","session":"1"}',
  },
  { type: 'table.moved-on', schema: 1, payload: '{"round":2,"session":"1","table":"A1"}' },
  { type: 'table.moved-back', schema: 1, payload: '{"round":1,"session":"1","table":"A1"}' },
  { type: 'table.play-settled', schema: 1, payload: '{"board":3,"round":2,"session":"1","table":"A1"}' },
  { type: 'table.play-unsettled', schema: 1, payload: '{"board":3,"round":2,"session":"1","table":"A1"}' },
  {
    type: 'table.play-ruled',
    schema: 1,
    payload:
      '{"board":3,"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","table":"A1"}',
  },
  {
    type: 'table.play-unruled',
    schema: 1,
    payload:
      '{"board":3,"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","table":"A1"}',
  },
  { type: 'board.dealing-requested', schema: 1, payload: '{"board":7,"set":"1"}' },
  {
    type: 'board.dealt',
    schema: 1,
    payload:
      '{"board":7,"deal":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"set":"1"}',
  },
  {
    type: 'board.deal-imported',
    schema: 1,
    payload:
      '{"board":12,"deal":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c69","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"format":"DLM","set":"101"}',
  },
  { type: 'board.dealt-at-table', schema: 1, payload: '{"board":8,"set":"1"}' },
  {
    type: 'board.redeal-requested',
    schema: 1,
    payload:
      '{"board":7,"ground":"6D2","how":"before-play","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.redeal-requested',
    schema: 1,
    payload:
      '{"board":8,"ground":"6D1","how":"at-the-table","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.deal-looked-at',
    schema: 1,
    payload:
      '{"board":7,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","office":"director","person":"0b8a1c1e-52f0-4a0a-8d8e-3f8d0b1c2e55","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.copy-made',
    schema: 1,
    payload: '{"board":7,"copy":2,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","how":"machine","set":"1"}',
  },
  {
    type: 'board.copy-checked',
    schema: 1,
    payload:
      '{"board":7,"copy":2,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","equal":false,"how":"machine-report","set":"1"}',
  },
  {
    type: 'board.revealed',
    schema: 1,
    payload:
      '{"board":7,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","key":"7777777777777777777777777777777777777777777777777777777777777777","set":"1"}',
  },
  {
    type: 'board.dealt',
    schema: 1,
    payload:
      '{"board":9,"deal":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c67","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"sealed":{"commitment":1,"passedOver":0},"set":"1"}',
  },
  {
    type: 'board.revealed',
    schema: 1,
    payload:
      '{"board":9,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c67","key":"7777777777777777777777777777777777777777777777777777777777777777","sealed":{"id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c68","key":"8888888888888888888888888888888888888888888888888888888888888888"},"set":"1"}',
  },
  {
    type: 'deal-set.described',
    schema: 1,
    payload: '{"contestants":"recorded","from":1,"set":"101","title":"Final, second half","to":28}',
  },
  {
    type: 'deal-set.described',
    schema: 1,
    payload:
      '{"contestants":"recorded","from":1,"game":"preferans","set":"101","title":"Final, second half","to":28}',
  },
  {
    type: 'deal-set.file-taken',
    schema: 1,
    payload:
      '{"boards":[1,2,3],"contestant":true,"format":"DUP","person":"0b8a1c1e-52f0-4a0a-8d8e-3f8d0b1c2e55","set":"101"}',
  },
  {
    type: 'deal-set.file-taken',
    schema: 1,
    payload: '{"boards":[1],"format":"PBN","person":"0b8a1c1e-52f0-4a0a-8d8e-3f8d0b1c2e55","set":"101"}',
  },
  { type: 'deal-set.duplication-requested', schema: 1, payload: '{"set":"101"}' },
  {
    type: 'deal-set.duplication-planned',
    schema: 1,
    payload: '{"boards":[{"board":1,"copies":2},{"board":2,"copies":1}],"request":1,"set":"101"}',
  },
  {
    type: 'deal-set.disclosed',
    schema: 1,
    payload:
      '{"from":25,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"101","to":28}',
  },
  {
    type: 'board.analysed',
    schema: 1,
    payload:
      '{"analysis":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","nonce":"q83vEjRWeJCrze8T","text":"3q2-7wAA_ZG91YmxlLWR1bW15LXJlc3VsdHMtYXJlLWNpcGhlcnRleHQ"},"board":7,"set":"1"}',
  },
  {
    type: 'board.dealing-told',
    schema: 1,
    payload:
      '{"at":{"round":1,"session":"1","table":"A1"},"board":8,"bothSides":true,"by":"players","cut":true,"seats":["N"],"set":"1"}',
  },
  {
    type: 'board.dealing-told',
    schema: 1,
    payload:
      '{"board":9,"by":"helpers","named":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.dealing-told',
    schema: 1,
    payload:
      '{"board":9,"bothSides":false,"by":"players","instruction":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.recorded',
    schema: 1,
    payload:
      '{"at":{"round":1,"session":"1","table":"A1"},"board":8,"deal":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"set":"1"}',
  },
  {
    type: 'board.reading-confirmed',
    schema: 1,
    payload:
      '{"at":{"round":1,"session":"1","table":"A1"},"board":8,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","set":"1"}',
  },
  {
    type: 'board.reading-contradicts',
    schema: 1,
    payload:
      '{"board":8,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","reading":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c67","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"set":"1"}',
  },
  {
    type: 'board.reading-decided',
    schema: 1,
    payload:
      '{"board":8,"holds":true,"reading":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c67","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.recording-corrected',
    schema: 1,
    payload:
      '{"board":8,"deal":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.deal-checked',
    schema: 1,
    payload:
      '{"board":8,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","playedBefore":"elsewhere","set":"1","unshuffled":false}',
  },
  {
    type: 'board.doubt-decided',
    schema: 1,
    payload:
      '{"board":8,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","ground":"simultaneous","how":"stands","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'board.doubt-decided',
    schema: 1,
    payload:
      '{"board":8,"deal":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c66","how":"voided","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'deal-set.repeats-declared',
    schema: 1,
    payload:
      '{"ground":"replay","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'deal-set.presence-ordered',
    schema: 1,
    payload:
      '{"bothSides":false,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"set":"1"}',
  },
  {
    type: 'deal-set.commitment-requested',
    schema: 1,
    payload:
      '{"delayed":{"how":"gpw.pl, two decimals and a point","what":"closing value of the WIG20, 23 November 2026"},"from":9,"set":"1","to":9}',
  },
  {
    type: 'deal-set.commitment-requested',
    schema: 1,
    payload: '{"delayed":null,"from":10,"set":"1","to":30}',
  },
  {
    type: 'deal-set.committed',
    schema: 1,
    payload:
      '{"boards":[{"board":9,"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","key":{"cipher":"A256GCM","id":"5cb0bfb9-6bab-4f5d-8fa6-5e8ec0de7c68","nonce":"q83vEjRWeJCrze8S","text":"3q2-7wAA_ZGVhbHMtYXJlLWNpcGhlcnRleHQtZnJvbS10aGUtZmlyc3QtZXZlbnQtb24"}}],"commitment":1,"hash":"6086d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","set":"1"}',
  },
  {
    type: 'deal-set.value-found',
    schema: 1,
    payload: '{"commitment":1,"set":"1","value":"2431.17"}',
  },
  {
    type: 'deal-set.squaredeal-promised',
    schema: 1,
    payload:
      '{"from":1,"of":{"phase":1,"session":1,"set":"original"},"set":"2","sqd":"TN Club\\nDI Closing of the WIG20\\nSN 1:2:FINAL:Final\\nKH 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\\n","to":2}',
  },
  {
    type: 'deal-set.squaredeal-value-found',
    schema: 1,
    payload:
      '{"set":"2","sqd":"TN Club\\nDI Closing of the WIG20\\nDV 2431.17\\nSN 1:2:FINAL:Final\\nKH 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\\n","value":"2431.17"}',
  },
  {
    type: 'deal-set.squaredeal-keys-published',
    schema: 1,
    payload: '{"set":"2","sqk":"1,1:hrzkVbQb9F0QhgIYEwfBUwKjNHDoGZXMYxVBbJZaWXnJf233CI5MJo7buhPR\\r\\n"}',
  },
  {
    type: 'result.entered',
    schema: 1,
    payload:
      '{"agreed":false,"board":3,"flags":[],"result":{"declarer":"N","doubling":"","kind":"contract","lead":"HK","level":4,"strain":"S","tricks":11},"round":2,"seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","side":"NS","table":"A1"}',
  },
  {
    type: 'result.entered',
    schema: 1,
    payload:
      '{"agreed":true,"board":101,"flags":[],"result":{"kind":"passed-out"},"round":13,"seating":{"E":"AB-12","N":"AB-7","S":"AB-7","W":"AB-12"},"session":"1","side":"EW","table":"AB12"}',
  },
  {
    type: 'result.recorded',
    schema: 1,
    payload:
      '{"board":3,"flags":[],"result":{"kind":"score","score":-620},"round":2,"seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'result.recorded',
    schema: 1,
    payload:
      '{"board":3,"flags":[],"result":{"kind":"score","score":-620},"round":2,"seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","source":"bws","table":"A1"}',
  },
  {
    type: 'result.irregular-recorded',
    schema: 1,
    payload:
      '{"board":3,"flags":[],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"result":{"declarer":"N","doubling":"","kind":"contract","lead":"HK","level":4,"strain":"S","tricks":11},"round":2,"seating":{"E":"A-NS1","N":"A-EW3","S":"A-EW3","W":"A-NS1"},"session":"1","table":"A1"}',
  },
  {
    type: 'result.confirmed',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","side":"EW","table":"A1"}',
  },
  {
    type: 'result.disputed',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","side":"EW","table":"A1"}',
  },
  {
    type: 'result.corrected',
    schema: 1,
    payload:
      '{"board":3,"flags":["redoubled"],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"result":{"declarer":"W","doubling":"xx","kind":"contract","level":3,"strain":"NT","tricks":5},"round":2,"seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'result.voided',
    schema: 1,
    payload:
      '{"board":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.voided',
    schema: 2,
    payload:
      '{"board":3,"ground":"6D2","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A1"}',
  },
  { type: 'result.voided', schema: 2, payload: '{"board":3,"round":2,"session":"1","table":"A1"}' },
  {
    type: 'result.marked-not-played',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.marked-not-played',
    schema: 1,
    payload:
      '{"board":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A1"}',
  },
  { type: 'result.postponed', schema: 1, payload: '{"board":3,"round":2,"session":"1","table":"A1"}' },
  {
    type: 'result.postponed',
    schema: 1,
    payload:
      '{"board":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.corrected',
    schema: 1,
    payload:
      '{"asked":{"correction":1,"side":"EW"},"board":3,"flags":[],"result":{"declarer":"N","doubling":"","kind":"contract","level":4,"strain":"S","tricks":10},"round":2,"seating":{"E":"A-EW2","N":"A-NS1","S":"A-NS1","W":"A-EW2"},"session":"1","table":"A1"}',
  },
  {
    type: 'result.correction-asked',
    schema: 1,
    payload:
      '{"board":3,"correction":1,"entry":1,"result":{"declarer":"N","doubling":"","kind":"contract","level":4,"strain":"S","tricks":10},"round":2,"session":"1","side":"EW","table":"A1"}',
  },
  {
    type: 'result.correction-taken-back',
    schema: 1,
    payload: '{"board":3,"correction":1,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.correction-declined',
    schema: 1,
    payload: '{"board":3,"correction":1,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.correction-declined',
    schema: 1,
    payload:
      '{"board":3,"correction":2,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.late-play-asked',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.late-play-refused',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.late-play-begun',
    schema: 1,
    payload: '{"at":"A4","board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.checked',
    schema: 1,
    payload:
      '{"board":3,"check":2,"deal":null,"entry":1,"found":["board-twice"],"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.checked',
    schema: 1,
    payload:
      '{"board":3,"check":1,"deal":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","entry":1,"fits":[4],"found":["other-board","above-double-dummy"],"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.checked',
    schema: 2,
    payload:
      '{"beside":[4],"board":3,"check":1,"deal":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","entry":1,"fits":[4],"found":["other-board","above-double-dummy"],"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.suspicion-decided',
    schema: 1,
    payload:
      '{"board":3,"entry":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","suspicions":["lead-not-held","far-from-field"],"table":"A1"}',
  },
  {
    type: 'result.play-recorded',
    schema: 1,
    payload:
      '{"board":3,"explanations":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"record":{"cipher":"A256GCM","id":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","nonce":"AAECAwQFBgcICQoL","text":"b3BlbnM"},"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'result.play-recorded',
    schema: 1,
    payload:
      '{"board":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"record":null,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'table.contradiction-opened',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'table.contradiction-closed',
    schema: 1,
    payload: '{"board":3,"round":2,"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 1,
    payload:
      '{"adjustment":{"EW":"average-minus","NS":"average-plus","kind":"artificial"},"board":3,"law":{"edition":"2017","law":"12C2(a)"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 1,
    payload:
      '{"adjustment":{"EW":{"kind":"score","score":-620},"NS":{"declarer":"N","doubling":"","kind":"contract","lead":"HK","level":4,"strain":"S","tricks":11},"kind":"assigned"},"board":3,"facts":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"law":{"edition":"1997","law":"64C"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-NS1","N":"A-EW3","S":"A-EW3","W":"A-NS1"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 1,
    payload:
      '{"adjustment":{"EW":"average","NS":"average","kind":"artificial"},"board":3,"law":{"edition":"2007","law":"15"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 2,
    payload:
      '{"adjustment":{"EW":{"award":"average-minus","kind":"artificial"},"NS":{"kind":"weighted","results":[{"hundredths":60,"result":{"declarer":"N","doubling":"","kind":"contract","lead":"HK","level":4,"strain":"S","tricks":11}},{"hundredths":40,"result":{"kind":"score","score":-50}}]}},"board":3,"law":{"edition":"2017","law":"12C1(c)"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 2,
    payload:
      '{"adjustment":{"EW":{"kind":"assigned","result":{"kind":"passed-out"}},"NS":{"hundredths":5500,"kind":"percentage"}},"board":3,"law":{"edition":"2017","law":"12C1(c)"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 2,
    payload:
      '{"adjustment":{"EW":{"kind":"not-played"},"NS":{"kind":"not-played"}},"board":3,"law":{"edition":"2017","law":"12C1(c)"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.given',
    schema: 1,
    payload:
      '{"about":[{"board":3,"round":2,"table":"A1"}],"call":{"call":1,"table":"A1"},"departs":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"facts":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","told":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"ways":[{"answers":["yes","side-played-on"],"law":"61"},{"answers":["no","no","offender","one","no"],"law":"64"}]}',
  },
  {
    type: 'ruling.given',
    schema: 1,
    payload:
      '{"about":[],"law":{"edition":"2007","law":"73C"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","ways":[]}',
  },
  {
    type: 'ruling.amended',
    schema: 1,
    payload:
      '{"facts":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","ways":[{"answers":["yes","side-played-on"],"law":"61"},{"answers":["no","no","offender","one","no"],"law":"64"}]}',
  },
  {
    type: 'ruling.given',
    schema: 2,
    payload:
      '{"about":[{"board":3,"round":2,"table":"A1"}],"law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","ways":[{"answers":[{"answer":"no","question":"twelfth-trick"},{"answer":"no","question":"revoke-exempt"},{"answer":"offender","question":"revoke-trick-won-by"},{"answer":"one","question":"later-tricks-won"},{"answer":"no","question":"insufficiently-compensated"}],"law":"64","outcome":{"law":"64A1","next":[],"rectifications":[{"count":2,"kind":"tricks"}]}}]}',
  },
  {
    type: 'ruling.amended',
    schema: 2,
    payload:
      '{"law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","ways":[{"answers":[{"answer":"no","question":"twelfth-trick"},{"answer":"no","question":"revoke-exempt"},{"answer":"offender","question":"revoke-trick-won-by"},{"answer":"one","question":"later-tricks-won"},{"answer":"no","question":"insufficiently-compensated"}],"law":"64","outcome":{"law":"64A1","next":[],"rectifications":[{"count":2,"kind":"tricks"}]}}]}',
  },
  {
    type: 'ruling.reviewed',
    schema: 1,
    payload: '{"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.reviewed',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.appealed',
    schema: 1,
    payload:
      '{"contestant":"A-EW3","deposit":true,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.appeal-withdrawn',
    schema: 1,
    payload:
      '{"deposit":"returned","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.appeal-decided',
    schema: 1,
    payload:
      '{"committee":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"decision":"changed","deposit":"returned","law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.appeal-decided',
    schema: 1,
    payload:
      '{"decision":"stands","deposit":"none","law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'ruling.score-adjusted',
    schema: 3,
    payload:
      '{"adjustment":{"EW":{"kind":"assigned","result":{"declarer":"S","doubling":"","kind":"contract","level":4,"strain":"S","tricks":11}},"NS":{"kind":"assigned","result":{"declarer":"S","doubling":"","kind":"contract","level":4,"strain":"S","tricks":11}}},"board":3,"law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seating":{"E":"A-EW3","N":"A-NS1","S":"A-NS1","W":"A-EW3"},"session":"1","table":"A1","transfer":{"before":{"declarer":"S","doubling":"","kind":"contract","level":4,"strain":"S","tricks":9},"to":"NS","tricks":2}}',
  },
  {
    type: 'ruling.warning-given',
    schema: 1,
    payload:
      '{"contestant":"A-EW3","law":{"edition":"2017","law":"64A1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1"}',
  },
  {
    type: 'ruling.effect-voided',
    schema: 1,
    payload:
      '{"board":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","table":"A1"}',
  },
  {
    type: 'table.ruling-noted',
    schema: 1,
    payload:
      '{"board":3,"round":2,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","table":"A1"}',
  },
  {
    type: 'table.director-called',
    schema: 1,
    payload:
      '{"board":7,"by":null,"call":3,"hand":null,"matter":"claim","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.call-described',
    schema: 1,
    payload:
      '{"board":7,"by":null,"call":3,"hand":null,"matter":"revoke","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.director-called',
    schema: 2,
    payload:
      '{"board":7,"by":null,"call":4,"hand":null,"matter":"revoke","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.director-called',
    schema: 2,
    payload:
      '{"by":null,"call":5,"hand":null,"matter":"irregularity","pair":"A-EW3","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.call-described',
    schema: 2,
    payload: '{"by":null,"call":5,"hand":null,"matter":"wrong-score","round":2,"session":"1","table":"A3"}',
  },
  { type: 'table.call-taken-back', schema: 1, payload: '{"call":3,"session":"1","table":"A3"}' },
  { type: 'table.director-coming', schema: 1, payload: '{"call":3,"session":"1","table":"A3"}' },
  {
    type: 'table.director-came',
    schema: 1,
    payload: '{"call":1,"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.penalty-given',
    schema: 1,
    payload:
      '{"amount":{"hundredths":2500,"unit":"percent-of-top"},"contestant":"A-EW3","law":{"edition":"2017","law":"90B2"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1"}',
  },
  {
    type: 'ruling.penalty-given',
    schema: 1,
    payload:
      '{"amount":{"hundredths":150,"unit":"matchpoints"},"contestant":"A-7","facts":{"hash":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","text":"7b2e4c1f-63a1-4b1b-9e9f-4a9e1c2d3f66"},"law":{"edition":"1987","law":"90B1"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1"}',
  },
  {
    type: 'ruling.penalty-given',
    schema: 2,
    payload:
      '{"amount":{"hundredths":300,"unit":"percent-of-session"},"contestant":"A-EW3","law":{"edition":"2017","law":"90B2"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1"}',
  },
  {
    type: 'ruling.penalty-given',
    schema: 2,
    payload:
      '{"amount":{"hundredths":600,"unit":"imps"},"contestant":"A-EW3","law":{"edition":"2017","law":"90B2"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1"}',
  },
  {
    type: 'ruling.field-split',
    schema: 1,
    payload:
      '{"board":7,"law":{"edition":"2017","law":"87"},"plays":[{"round":2,"table":"A3"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"0b8a1c1e-52f0-4a0a-8d8e-3f8d0b1c2e55","session":"1"}',
  },
  {
    type: 'ruling.withdrawn',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  { type: 'clock.started', schema: 1, payload: '{"ends":1800001320000000,"round":2,"session":"1"}' },
  { type: 'clock.taken-back', schema: 1, payload: '{"round":2,"session":"1"}' },
  { type: 'clock.taken-back', schema: 1, payload: '{"left":0,"round":2,"section":"B","session":"1"}' },
  { type: 'clock.paused', schema: 1, payload: '{"left":-60000000,"session":"1"}' },
  { type: 'clock.paused', schema: 1, payload: '{"left":60000000,"section":"B","session":"1"}' },
  { type: 'clock.resumed', schema: 1, payload: '{"ends":1800001620000000,"session":"1"}' },
  { type: 'clock.adjusted', schema: 1, payload: '{"minutes":-5,"session":"1"}' },
  {
    type: 'clock.started',
    schema: 1,
    payload:
      '{"begins":1800000120000000,"boards":{"count":3,"settle":1},"ends":1800001440000000,"round":2,"session":"1"}',
  },
  {
    type: 'clock.started',
    schema: 1,
    payload: '{"begins":1800000120000000,"byItself":true,"ends":1800001440000000,"round":2,"session":"1"}',
  },
  { type: 'clock.adjusted', schema: 1, payload: '{"fromNowOn":true,"minutes":1,"session":"1"}' },
  {
    type: 'clock.break-planned',
    schema: 1,
    payload: '{"afterRound":3,"break":{"minutes":15},"session":"1"}',
  },
  {
    type: 'clock.break-planned',
    schema: 1,
    payload: '{"afterRound":3,"break":{"until":1800004500000000},"session":"1"}',
  },
  { type: 'clock.break-planned', schema: 1, payload: '{"afterRound":3,"break":null,"session":"1"}' },
  { type: 'clock.break-began', schema: 1, payload: '{"afterRound":3,"ends":1800004500000000,"session":"1"}' },
  { type: 'clock.break-ended', schema: 1, payload: '{"session":"1"}' },
  { type: 'clock.table-given', schema: 1, payload: '{"minutes":3,"round":2,"session":"1","table":"A7"}' },
  {
    type: 'table.boards-told',
    schema: 1,
    payload: '{"boards":[7,8,9],"here":true,"round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.boards-missed',
    schema: 1,
    payload:
      '{"boards":[7,8,9],"copy":1,"last":{"contestant":"A-NS4","round":1,"seat":"N","table":"A4"},"round":2,"session":"1","sharedWith":[],"table":"A3"}',
  },
  {
    type: 'table.boards-missed',
    schema: 1,
    payload: '{"boards":[4],"copy":2,"last":null,"round":2,"session":"1","sharedWith":["A4"],"table":"A1"}',
  },
  {
    type: 'table.seats-confirmed',
    schema: 1,
    payload: '{"round":2,"session":"1","table":"A3","turned":["ns"]}',
  },
  {
    type: 'table.round-confirmed',
    schema: 1,
    payload: '{"round":2,"session":"1","side":"EW","table":"A3"}',
  },
  { type: 'table.responsible-named', schema: 1, payload: '{"seat":"E","session":"1","table":"A3"}' },
  { type: 'table.responsible-named', schema: 1, payload: '{"seat":null,"session":"1","table":"A3"}' },
  { type: 'table.hands-counted', schema: 1, payload: '{"board":7,"round":2,"session":"1","table":"A3"}' },
  {
    type: 'table.director-called',
    schema: 1,
    payload:
      '{"board":7,"by":null,"call":1,"cards":{"E":13,"N":12,"S":14,"W":13},"hand":null,"matter":"cards-miscounted","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.director-called',
    schema: 1,
    payload:
      '{"board":7,"by":"W","call":2,"hand":"N","matter":"hand-taken-out","round":2,"session":"1","table":"A3"}',
  },
  {
    type: 'table.call-answered',
    schema: 1,
    payload:
      '{"call":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","table":"A3"}',
  },
  {
    type: 'session.board-movement-announced',
    schema: 1,
    payload:
      '{"afterRound":1,"moves":[{"boards":[1,2],"by":"caddy","copy":2,"from":"A1","neededIn":2,"relay":false,"to":"A3"}],"session":"1","withheld":[]}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"session":"1","settings":{"clock":{"change":2,"round":22},"day":"2026-11-30","method":"by-tournament","ranked":"together","scored":"together"}}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"session":"1","settings":{"boards":{"carried":"caddy","counted":true,"tapped":true},"clock":{"change":2,"round":22},"method":"by-tournament","ranked":"together","scored":"together"}}',
  },
  {
    type: 'table.slow-recorded',
    schema: 1,
    payload:
      '{"held":"NS","minutes":6,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":"1","table":"A7"}',
  },
  {
    type: 'session.configured',
    schema: 2,
    payload:
      '{"session":"1","settings":{"clock":{"byBoard":{"minutes":7,"settle":1},"change":2,"round":22,"warnings":[5,1]},"method":"by-tournament","ranked":"together","scored":"together"}}',
  },
  {
    type: 'entries.classed',
    schema: 1,
    payload:
      '{"class":{"categories":["mixed","seniors"],"handicap":-250,"ranked":true,"stratum":"B"},"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33"}',
  },
  {
    type: 'entries.described-for-draws',
    schema: 1,
    payload:
      '{"entry":"2f8d7c86-3e7e-4c2a-9c73-2b5b9dab4f33","forDraws":{"groups":{"club":["Młociny"],"country":["PL","UA"],"family":["A"]},"seed":3,"stationary":true}}',
  },
  {
    type: 'session.contestants-classed',
    schema: 1,
    payload:
      '{"classes":[{"class":{"categories":[],"handicap":0,"ranked":false,"stratum":null},"contestant":"A-NS3"},{"class":null,"contestant":"A-EW3"}],"session":"1"}',
  },
  {
    type: 'session.contestants-classed',
    schema: 1,
    payload:
      '{"classes":[{"class":{"categories":["Młodzież"],"handicap":400,"ranked":true,"stratum":"C"},"contestant":"A-7"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1"}',
  },
  {
    type: 'session.standings-chosen',
    schema: 1,
    payload: '{"session":"1","standings":{"fullCards":{},"lines":"apart","tables":[]}}',
  },
  {
    type: 'session.standings-chosen',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","standings":{"fullCards":{"A":"216","B":"214.5"},"lines":"together","masterPoints":{"decimals":2,"factor":"1.5","rows":[{"contestants":8,"points":["0.75","0.5"]}],"shared":"mean"},"tables":[{"handicap":true,"lines":"together","masterPoints":{"rows":[{"contestants":4,"points":["3"]}],"shared":"best"},"name":"B i C","sections":"together","whom":{"category":"mixed","line":"NS","section":"A","strata":["B","C"]}},{"handicap":false,"lines":"apart","name":"C","sections":"as-ranked","whom":{"strata":["C"]}}],"withdrawn":{"afterHalf":"standing","beforeHalf":"cancelled"}}}',
  },
  {
    type: 'contest.chosen',
    schema: 1,
    payload:
      '{"contest":"1","settings":{"sessions":["1","2"],"tables":[],"title":"Лига","total":"percentage"}}',
  },
  {
    type: 'contest.chosen',
    schema: 1,
    payload:
      '{"contest":"2","settings":{"best":3,"carry":{"from":["1","2"],"regulation":{"decimals":2,"kind":"ebu"}},"dropIn":{"kind":"percent","percent":"45"},"least":2,"masterPoints":{"rows":[{"contestants":8,"points":["0.75","0.5"]}],"shared":"mean"},"qualify":14,"sessions":["3"],"tables":[{"handicap":false,"name":"Seniors","whom":{"category":"seniors"}}],"title":"Final A","total":"sum"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'contest.chosen',
    schema: 1,
    payload:
      '{"contest":"2","settings":{"carry":{"from":["1"],"regulation":{"kind":"part","most":"16","of":"difference-to-average","part":"1/3"}},"dropIn":{"kind":"mean"},"sessions":["3"],"tables":[{"handicap":true,"name":"B","whom":{"strata":["B"]}}],"title":"Final","total":"mean-of-percentages"}}',
  },
  {
    type: 'contest.carried',
    schema: 1,
    payload:
      '{"amounts":[{"contestant":"B-NS4","hundredths":11257,"session":"3"},{"contestant":"B-EW9","hundredths":null,"session":"3"}],"contest":"2","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'contest.penalty-given',
    schema: 1,
    payload:
      '{"contest":"2","contestant":"B-NS4","hundredths":300,"penalty":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"3"}',
  },
  {
    type: 'contest.penalty-withdrawn',
    schema: 1,
    payload:
      '{"contest":"2","penalty":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'contest.going-on-decided',
    schema: 1,
    payload:
      '{"contest":"2","decisions":[{"contestant":"A-NS7","decision":"goes-on","session":"1"},{"contestant":"A-NS2","decision":"declines","session":"1"},{"contestant":"B-EW4","decision":null,"session":"2"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'contest.abandoned',
    schema: 1,
    payload:
      '{"contest":"2","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'knockout.set-up',
    schema: 1,
    payload:
      '{"entries":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"],"knockout":"1","settings":{"boards":16,"places":"first","segments":4,"title":"Кубок"}}',
  },
  {
    type: 'knockout.set-up',
    schema: 1,
    payload:
      '{"entries":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162","1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162"],"from":{"kind":"session","session":"2"},"knockout":"1","settings":{"boards":16,"choosers":1,"higherSeed":10,"places":"all","segments":4,"title":"Play-off"}}',
  },
  {
    type: 'knockout.set-up',
    schema: 1,
    payload:
      '{"entries":["0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"],"from":{"contest":"2","kind":"contest"},"knockout":"2","settings":{"boards":12,"places":"third","segments":2,"title":"Finals"}}',
  },
  {
    type: 'knockout.set-up',
    schema: 1,
    payload:
      '{"entries":["7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162","0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01"],"from":{"kind":"lot","seed":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},"knockout":"1","settings":{"boards":12,"places":"first","segments":2,"title":"Cup"}}',
  },
  {
    type: 'knockout.opponent-chosen',
    schema: 1,
    payload:
      '{"chooser":"0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","knockout":"1","opponent":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"}',
  },
  {
    type: 'knockout.opponent-chosen',
    schema: 1,
    payload: '{"chooser":"0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01","knockout":"1","opponent":null}',
  },
  {
    type: 'knockout.round-opened',
    schema: 1,
    payload:
      '{"decided":[],"knockout":"1","matches":[{"away":"1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162","home":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162","match":1}],"round":1,"session":"3","walkovers":[]}',
  },
  {
    type: 'knockout.round-opened',
    schema: 1,
    payload:
      '{"at":812,"decided":[{"by":"results","match":1,"score":{"away":"7/2","home":"21"},"winner":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"},{"by":"forfeit","match":2,"winner":"0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01"}],"knockout":"1","matches":[],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"session":null,"walkovers":[{"match":3,"winner":"0d4d3a6e-2f5c-4c1a-9a54-8e9a2f1b7c01"}]}',
  },
  {
    type: 'knockout.match-redrawn',
    schema: 1,
    payload:
      '{"at":960,"decided":[{"by":"results","match":1,"score":{"away":"7","home":"21"},"winner":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"}],"knockout":"1","match":3,"matches":[{"away":"1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162","home":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162","match":3}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2}',
  },
  {
    type: 'knockout.round-kept',
    schema: 1,
    payload:
      '{"at":911,"knockout":"1","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":2,"would":[{"match":1,"winner":"1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162"},{"match":2,"winner":null}]}',
  },
  {
    type: 'knockout.extra-boards-opened',
    schema: 1,
    payload:
      '{"at":311,"between":["0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","1e7c6b75-2d6d-4b1f-8b62-1a4a8c9a3e22"],"boards":4,"knockout":"1","match":3,"session":"5"}',
  },
  {
    type: 'knockout.match-decided',
    schema: 1,
    payload:
      '{"ground":"tie","knockout":"1","match":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"winner":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162"}',
  },
  {
    type: 'knockout.match-decided',
    schema: 1,
    payload:
      '{"ground":"other","knockout":"1","match":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"winner":null}',
  },
  {
    type: 'knockout.entry-replaced',
    schema: 1,
    payload:
      '{"by":"1d2e3f40-93c4-4d2b-8a66-7b1f6f2a5162","entry":"7b1f6f2a-93c4-4d2b-8a66-1d2e3f405162","fromRound":2,"knockout":"1","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'knockout.abandoned',
    schema: 1,
    payload:
      '{"knockout":"1","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'session.sheets-chosen',
    schema: 1,
    payload:
      '{"session":"1","sheets":{"convention":{"evidence":{"allPassAmnesty":"seed","allPassCap":"seed","allPassDeal":"seed","allPassKind":"seed","allPassNone":"seed","allPassNoneForDealer":"inferred","allPassPrice":"seed","allPassProgression":"seed","allPassStep":"seed","allPassTalon":"seed","auctionEndsOverMisere":"seed","blindBids":"seed","bombs":"seed","changedTalon":"seed","consolationForPenaltyTricks":"inferred","consolationPrices":"seed","consolationTo":"seed","dealerAnswers":"inferred","dealerWhistsFrom":"seed","disputedPlan":"seed","endsAt":"memory","exitAfter":"seed","exitBy":"inferred","exitByMisere":"inferred","exitLevels":"seed","extraCardInPlay":"seed","fiftyTwo":"inferred","halfWhistAfterWhist":"seed","halfWhistLevels":"seed","help":"seed","helpBarred":"seed","hold":"seed","jumps":"seed","misereBeatenBy":"seed","misereHalved":"seed","misereTrickPrice":"seed","mountainUnit":"excerpt","openingAllPasses":"seed","penaltySecondDealingFault":"seed","penaltySecondExposedCard":"seed","penaltyTalonSeen":"seed","poolMisere":"seed","poolPrices":"excerpt","poolSize":"own","poolUnit":"excerpt","responsibility":"seed","responsibilityOncePoolsClosed":"seed","seating":"seed","secondWhisterAlone":"seed","shortfallCounted":"reading","shortfallPrices":"seed","silentTalon":"seed","sixSpadesWhisted":"seed","talonBonus":"seed","talonBonusOfThree":"reading","talonRefusal":"seed","ten":"seed","undertrickPrices":"seed","unwhistedOffMountain":"seed","whistDuty":"seed","whistPrices":"seed","whistStyle":"seed","withoutThree":"seed","wrongCountDeadline":"seed"},"name":"sochinka","settings":{"allPassAmnesty":true,"allPassCap":3,"allPassDeal":"passes-on","allPassKind":"mountain","allPassNone":{"count":1,"of":"tricks","to":"pool"},"allPassNoneForDealer":false,"allPassPrice":1,"allPassProgression":"arithmetic","allPassStep":1,"allPassTalon":"opened","auctionEndsOverMisere":true,"blindBids":false,"bombs":false,"changedTalon":"judge","consolationForPenaltyTricks":false,"consolationPrices":{"10":10,"6":2,"7":4,"8":6,"9":8},"consolationTo":"everybody","dealerAnswers":true,"dealerWhistsFrom":8,"disputedPlan":"judge","endsAt":"pools-closed","exitAfter":"any-all-pass","exitBy":"any-game","exitByMisere":true,"exitLevels":[6],"extraCardInPlay":"remise","fiftyTwo":9,"halfWhistAfterWhist":false,"halfWhistLevels":[6,7],"help":true,"helpBarred":"nobody","hold":"first-hand","jumps":"flagged","misereBeatenBy":9,"misereHalved":true,"misereTrickPrice":10,"mountainUnit":10,"openingAllPasses":0,"penaltySecondDealingFault":5,"penaltySecondExposedCard":2,"penaltyTalonSeen":5,"poolMisere":10,"poolPrices":{"10":10,"6":2,"7":4,"8":6,"9":8},"poolSize":null,"poolUnit":10,"responsibility":"full","responsibilityOncePoolsClosed":"same","seating":"judges-draw","secondWhisterAlone":[8,9,10],"shortfallCounted":"own","shortfallPrices":{"10":10,"6":2,"7":4,"8":6,"9":8},"silentTalon":false,"sixSpadesWhisted":false,"talonBonus":false,"talonBonusOfThree":"none","talonRefusal":null,"ten":"whisted","undertrickPrices":{"10":10,"6":2,"7":4,"8":6,"9":8},"unwhistedOffMountain":false,"whistDuty":{"10":1,"6":4,"7":2,"8":1,"9":1},"whistPrices":{"10":10,"6":2,"7":4,"8":6,"9":8},"whistStyle":"greedy","withoutThree":false,"wrongCountDeadline":"own-first-call"},"version":1},"counting":{"cards":{"at":[],"forMisplay":false,"forTimeOut":false},"placing":{"four":["3","2","1","0"],"three":["2","1","0"]},"score":"whists","tieBreaks":["whists","tables-won","head-to-head","best-round","lot"],"timeExpired":"counts"},"duplicate":{"cutOffs":{"losses":"in-full","pieces":[{"from":"0","rate":"1"},{"from":"200","rate":"1/10"}]},"kind":"tables","of":"mean"},"ends":{"by":"deals","deals":20}}}',
  },
  {
    type: 'session.sheets-chosen',
    schema: 1,
    payload:
      '{"session":"1","sheets":{"convention":{"evidence":{"allPassAmnesty":"seed","allPassCap":"seed","allPassDeal":"seed","allPassKind":"seed","allPassNone":"seed","allPassNoneForDealer":"inferred","allPassPrice":"seed","allPassProgression":"seed","allPassStep":"seed","allPassTalon":"seed","auctionEndsOverMisere":"seed","blindBids":"seed","bombs":"seed","changedTalon":"seed","consolationForPenaltyTricks":"inferred","consolationPrices":"seed","consolationTo":"seed","dealerAnswers":"inferred","dealerWhistsFrom":"seed","disputedPlan":"seed","endsAt":"memory","exitAfter":"seed","exitBy":"inferred","exitByMisere":"inferred","exitLevels":"seed","extraCardInPlay":"seed","fiftyTwo":"inferred","halfWhistAfterWhist":"seed","halfWhistLevels":"seed","help":"seed","helpBarred":"seed","hold":"seed","jumps":"seed","misereBeatenBy":"seed","misereHalved":"seed","misereTrickPrice":"seed","mountainUnit":"excerpt","openingAllPasses":"seed","penaltySecondDealingFault":"seed","penaltySecondExposedCard":"seed","penaltyTalonSeen":"seed","poolMisere":"seed","poolPrices":"excerpt","poolSize":"own","poolUnit":"excerpt","responsibility":"seed","responsibilityOncePoolsClosed":"seed","seating":"seed","secondWhisterAlone":"seed","shortfallCounted":"reading","shortfallPrices":"seed","silentTalon":"seed","sixSpadesWhisted":"seed","talonBonus":"seed","talonBonusOfThree":"reading","talonRefusal":"seed","ten":"seed","undertrickPrices":"seed","unwhistedOffMountain":"seed","whistDuty":"seed","whistPrices":"seed","whistStyle":"seed","withoutThree":"seed","wrongCountDeadline":"seed"},"name":"sochinka","settings":{"allPassAmnesty":true,"allPassCap":3,"allPassDeal":"passes-on","allPassKind":"mountain","allPassNone":{"count":1,"of":"tricks","to":"pool"},"allPassNoneForDealer":false,"allPassPrice":1,"allPassProgression":"arithmetic","allPassStep":1,"allPassTalon":"opened","auctionEndsOverMisere":true,"blindBids":false,"bombs":false,"changedTalon":"judge","consolationForPenaltyTricks":false,"consolationPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"consolationTo":"everybody","dealerAnswers":true,"dealerWhistsFrom":8,"disputedPlan":"judge","endsAt":"pools-closed","exitAfter":"any-all-pass","exitBy":"any-game","exitByMisere":true,"exitLevels":[6],"extraCardInPlay":"remise","fiftyTwo":9,"halfWhistAfterWhist":false,"halfWhistLevels":[6,7],"help":true,"helpBarred":"nobody","hold":"first-hand","jumps":"flagged","misereBeatenBy":9,"misereHalved":true,"misereTrickPrice":10,"mountainUnit":10,"openingAllPasses":0,"penaltySecondDealingFault":5,"penaltySecondExposedCard":2,"penaltyTalonSeen":5,"poolMisere":10,"poolPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"poolSize":null,"poolUnit":10,"responsibility":"full","responsibilityOncePoolsClosed":"same","seating":"judges-draw","secondWhisterAlone":[8,9,10],"shortfallCounted":"own","shortfallPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"silentTalon":false,"sixSpadesWhisted":false,"talonBonus":false,"talonBonusOfThree":"none","talonRefusal":null,"ten":"whisted","undertrickPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"unwhistedOffMountain":false,"whistDuty":{"6":4,"7":2,"8":1,"9":1,"10":1},"whistPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"whistStyle":"greedy","withoutThree":false,"wrongCountDeadline":"own-first-call"},"version":1},"counting":{"cards":{"at":[],"forMisplay":false,"forTimeOut":false},"placing":{"four":["3","2","1","0"],"three":["2","1","0"]},"score":"whists","tieBreaks":["whists","tables-won","head-to-head","best-round","lot"],"timeExpired":"counts"},"ends":{"by":"deals","deals":20}}}',
  },
  {
    type: 'session.sheets-chosen',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"session":"1","sheets":{"convention":{"evidence":{"allPassAmnesty":"seed","allPassCap":"seed","allPassDeal":"seed","allPassKind":"seed","allPassNone":"seed","allPassNoneForDealer":"seed","allPassPrice":"seed","allPassProgression":"unverified","allPassStep":"unverified","allPassTalon":"seed","auctionEndsOverMisere":"seed","blindBids":"seed","bombs":"seed","changedTalon":"seed","consolationForPenaltyTricks":"inferred","consolationPrices":"seed","consolationTo":"seed","dealerAnswers":"inferred","dealerWhistsFrom":"seed","disputedPlan":"seed","endsAt":"memory","exitAfter":"seed","exitBy":"inferred","exitByMisere":"inferred","exitLevels":"seed","extraCardInPlay":"seed","fiftyTwo":"inferred","halfWhistAfterWhist":"unverified","halfWhistLevels":"seed","help":"seed","helpBarred":"seed","hold":"seed","jumps":"seed","misereBeatenBy":"seed","misereHalved":"seed","misereTrickPrice":"unverified","mountainUnit":"excerpt","openingAllPasses":"seed","penaltySecondDealingFault":"seed","penaltySecondExposedCard":"seed","penaltyTalonSeen":"seed","poolMisere":"memory","poolPrices":"memory","poolSize":"own","poolUnit":"excerpt","responsibility":"seed","responsibilityOncePoolsClosed":"seed","seating":"seed","secondWhisterAlone":"seed","shortfallCounted":"reading","shortfallPrices":"unverified","silentTalon":"seed","sixSpadesWhisted":"seed","talonBonus":"seed","talonBonusOfThree":"reading","talonRefusal":"seed","ten":"seed","undertrickPrices":"unverified","unwhistedOffMountain":"seed","whistDuty":"seed","whistPrices":"unverified","whistStyle":"unverified","withoutThree":"seed","wrongCountDeadline":"seed"},"name":"rostov","settings":{"allPassAmnesty":false,"allPassCap":3,"allPassDeal":"passes-on","allPassKind":"whists","allPassNone":{"count":1,"of":"points","to":"pool"},"allPassNoneForDealer":true,"allPassPrice":5,"allPassProgression":"none","allPassStep":0,"allPassTalon":"closed","auctionEndsOverMisere":true,"blindBids":false,"bombs":false,"changedTalon":"judge","consolationForPenaltyTricks":false,"consolationPrices":{"6":10,"7":10,"8":10,"9":10,"10":10},"consolationTo":"everybody","dealerAnswers":true,"dealerWhistsFrom":8,"disputedPlan":"judge","endsAt":"pools-closed","exitAfter":"any-all-pass","exitBy":"any-game","exitByMisere":true,"exitLevels":[6],"extraCardInPlay":"remise","fiftyTwo":9,"halfWhistAfterWhist":true,"halfWhistLevels":[6,7],"help":true,"helpBarred":"nobody","hold":"first-hand","jumps":"flagged","misereBeatenBy":9,"misereHalved":true,"misereTrickPrice":10,"mountainUnit":10,"openingAllPasses":0,"penaltySecondDealingFault":5,"penaltySecondExposedCard":2,"penaltyTalonSeen":5,"poolMisere":10,"poolPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"poolSize":null,"poolUnit":10,"responsibility":"half","responsibilityOncePoolsClosed":"same","seating":"judges-draw","secondWhisterAlone":[8,9,10],"shortfallCounted":"own","shortfallPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"silentTalon":false,"sixSpadesWhisted":false,"talonBonus":false,"talonBonusOfThree":"none","talonRefusal":null,"ten":"whisted","undertrickPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"unwhistedOffMountain":false,"whistDuty":{"6":4,"7":2,"8":1,"9":1,"10":1},"whistPrices":{"6":2,"7":4,"8":6,"9":8,"10":10},"whistStyle":"gentleman","withoutThree":false,"wrongCountDeadline":"own-first-call"},"version":1},"counting":{"cards":{"at":[],"forMisplay":false,"forTimeOut":false},"placing":{"four":["3","2","1","0"],"three":["2","1","0"]},"score":"placing","tieBreaks":["whists","tables-won","head-to-head","best-round","lot"],"timeExpired":"counts"},"ends":{"by":"time"}}}',
  },
  {
    type: 'session.movement-set',
    schema: 1,
    payload:
      '{"sections":[{"boardsPerRound":4,"firstBoard":1,"movement":{"idle":["1","2","3","4","5","6"],"name":"swiss","rounds":2,"rows":[[null,null],[null,null]],"sets":2,"stationary":[],"tables":2,"winners":1},"section":"A","tables":{"draw":"swiss","teams":[{"players":["A-1","A-2","A-3"],"team":"Rostov"},{"players":["A-4","A-5","A-6"],"team":"Sochi"}],"wanted":"threes"}}],"session":"1"}',
  },
  {
    type: 'session.movement-set',
    schema: 1,
    payload:
      '{"sections":[{"boardsPerRound":0,"firstBoard":1,"movement":{"idle":["1","2","3","4","5","6"],"name":"swiss","rounds":3,"rows":[[null,null,null],[null,null,null]],"sets":3,"stationary":[],"tables":2,"winners":1},"section":"A","tables":{"cuts":[{"after":2,"as":"final","carry":{"most":"100","share":"1/2"},"stay":3}],"draw":"swiss","wanted":"threes"}}],"session":"1"}',
  },
  {
    type: 'session.tables-drawn',
    schema: 1,
    payload:
      '{"basis":{"kind":"lot","seed":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed"},"rounds":[{"round":1,"tables":[{"players":["A-4","A-2","A-1","A-3"],"table":"A1"},{"players":["A-5","A-7","A-6"],"table":"A2"}]}],"section":"A","session":"1"}',
  },
  {
    type: 'session.tables-drawn',
    schema: 1,
    payload:
      '{"basis":{"kind":"seats"},"cards":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed","rounds":[{"round":1,"tables":[{"players":["A-4","A-2","A-1","A-3"],"table":"A1"},{"players":["A-5","A-7","A-6"],"table":"A2"}]}],"section":"A","session":"1"}',
  },
  {
    type: 'session.tables-drawn',
    schema: 1,
    payload:
      '{"basis":{"at":120,"kind":"standings","open":0,"upTo":1},"cut":["A-5"],"ranking":[{"contestant":"A-4","place":1,"value":"200/3"},{"contestant":"A-5","place":5,"value":"-5"}],"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"rounds":[{"round":2,"tables":[{"players":["A-4","A-2","A-1","A-3"],"table":"A1"}]}],"section":"A","session":"1"}',
  },
  {
    type: 'session.tables-drawn',
    schema: 1,
    payload:
      '{"basis":{"at":120,"kind":"standings","open":0,"upTo":3},"carry":{"most":"100","share":"1/2"},"cut":["A-5"],"ranking":[{"contestant":"A-4","place":1,"value":"200/3"}],"rounds":[{"round":4,"tables":[{"players":["A-4","A-2","A-1","A-3"],"table":"A1"}]}],"section":"A","session":"1"}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"by":"E","flags":["dealer-out-of-turn"],"line":1,"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"deal","record":{"dealer":"N","ended":"played","played":{"declarer":"E","denomination":"S","kind":"contract","level":6},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":6,"S":4},"whists":[{"call":"whist","seat":"S"},{"call":"pass","seat":"W"}]}}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"flags":[],"line":2,"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"void"}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"flags":[],"line":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"dealPasses":true,"kind":"penalties","rectifications":[{"kind":"mountain","points":5,"rule":"3.2.17","seat":"N"}]}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"flags":[],"line":4,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"ruling","ruling":{"dissenters":["W"],"ofDissenter":{"dealer":"N","ended":"played","played":{"declarer":"E","kind":"misere"},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":2,"S":4,"W":4},"whists":[]},"ofWhister":{"dealer":"N","ended":"played","played":{"declarer":"E","kind":"misere"},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":0,"S":6,"W":4},"whists":[]},"seed":"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed"}}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"departs":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"flags":[],"line":5,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"rulings":[{"law":{"edition":"preferans-code","law":"3.9.18"},"proven":3,"seat":"E","ways":[{"answers":["in-play"],"law":"3.2.16"},{"answers":["yes","declarer","yes"],"law":"3.9.18"}]}],"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"deal","record":{"dealer":"N","ended":"played","played":{"declarer":"E","denomination":"S","kind":"contract","level":6},"players":["N","E","S","W"],"rectifications":[{"kind":"remise","rule":"3.9.18","seat":"E","tricks":2}],"tricks":{"E":5,"S":5},"whists":[{"call":"whist","seat":"S"},{"call":"pass","seat":"W"}]}}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"board":3,"flags":[],"line":1,"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3"},"session":"1","table":"A1","what":{"kind":"void"}}',
  },
  {
    type: 'sheet.line-corrected',
    schema: 1,
    payload:
      '{"flags":[],"line":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"deal","record":{"dealer":"N","ended":"played","played":{"declarer":"E","denomination":"S","kind":"contract","level":6},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":7,"S":3},"whists":[{"call":"whist","seat":"S"},{"call":"pass","seat":"W"}]}}}',
  },
  {
    type: 'sheet.line-written',
    schema: 2,
    payload:
      '{"by":"S","flags":[],"line":5,"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"deal","record":{"dealer":"N","ended":"played","played":{"declarer":"E","denomination":"S","kind":"contract","level":6},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":7,"S":3},"whists":[{"call":"whist","seat":"S"},{"call":"pass","seat":"W"}]}}}',
  },
  {
    type: 'sheet.line-corrected',
    schema: 2,
    payload:
      '{"flags":[],"line":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"deal","record":{"dealer":"N","ended":"played","played":{"declarer":"E","denomination":"S","kind":"contract","level":6},"players":["N","E","S","W"],"rectifications":[],"tricks":{"E":7,"S":3},"whists":[{"call":"whist","seat":"S"},{"call":"pass","seat":"W"}]}}}',
  },
  {
    type: 'sheet.line-struck',
    schema: 1,
    payload:
      '{"by":"S","line":4,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'ruling.given',
    schema: 1,
    payload:
      '{"about":[{"line":3,"round":1,"table":"A1"},{"round":1,"table":"A2"}],"law":{"edition":"preferans-code","law":"3.9.16.2"},"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","ways":[{"answers":["no","later"],"law":"3.9.16","proven":2,"seat":"E"}]}',
  },
  {
    type: 'ruling.line-ruled',
    schema: 1,
    payload:
      '{"board":3,"before":{"kind":"void"},"law":{"edition":"preferans-code","law":"fn 12"},"line":3,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"penalties","rectifications":[{"kind":"mountain","points":"5","rule":"3.2.21","seat":"N"}]}}',
  },
  {
    type: 'sheet.line-written',
    schema: 1,
    payload:
      '{"departs":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"flags":[],"line":6,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","what":{"kind":"penalties","rectifications":[{"kind":"mountain","points":"5","rule":"3.2.21","seat":"N"}]}}',
  },
  {
    type: 'sheet.line-corrected',
    schema: 1,
    payload:
      '{"flags":[],"line":6,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seated":{"E":"A-2","N":"A-1","S":"A-3","W":"A-4"},"session":"1","table":"A1","unruled":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","what":{"kind":"withdrawn"}}',
  },
  {
    type: 'sheet.line-struck',
    schema: 1,
    payload:
      '{"line":6,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"session":"1","table":"A1","unruled":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55"}',
  },
  {
    type: 'sheet.ruling-noted',
    schema: 1,
    payload:
      '{"line":6,"round":1,"ruling":"4bafaea8-5a9a-4e4c-9e95-4d7dbfcd6b55","session":"1","table":"A1"}',
  },
  {
    type: 'sheet.signed',
    schema: 1,
    payload: '{"round":1,"seat":"N","session":"1","table":"A1"}',
  },
  {
    type: 'sheet.signed',
    schema: 1,
    payload: '{"round":1,"seat":"N","session":"1","short":true,"table":"A1"}',
  },
  {
    type: 'sheet.disputed',
    schema: 1,
    payload: '{"round":1,"seat":"W","session":"1","table":"A1"}',
  },
  {
    type: 'sheet.agreed',
    schema: 1,
    payload: '{"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'sheet.agreed',
    schema: 1,
    payload:
      '{"accepted":true,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'sheet.reopened',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'sheet.card-shown',
    schema: 1,
    payload:
      '{"card":1,"contestant":"A-3","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seat":"S","session":"1","table":"A1"}',
  },
  {
    type: 'sheet.time-used',
    schema: 1,
    payload: '{"contestant":"A-3","round":1,"seat":"S","seconds":95,"session":"1","table":"A1"}',
  },
  {
    type: 'sheet.time-corrected',
    schema: 1,
    payload:
      '{"contestant":"A-3","reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"seat":"S","seconds":60,"session":"1","table":"A1"}',
  },
  {
    type: 'sheet.card-taken-back',
    schema: 1,
    payload:
      '{"card":1,"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"},"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'table.sheet-agreed',
    schema: 1,
    payload: '{"round":1,"session":"1","table":"A1"}',
  },
  {
    type: 'table.sheet-reopened',
    schema: 1,
    payload: '{"round":1,"session":"1","table":"A1"}',
  },
];
