import type { TournamentRole } from '#tournament';
import type { Principal } from './principal.js';
import {
  audienceOf,
  mayDo,
  type Requirement,
  type Standing,
  type Verdict,
  type Visibility,
} from './requirement.js';

const HERE = '11111111-1111-4111-8111-111111111111';
const ELSEWHERE = '22222222-2222-4222-8222-222222222222';

const PERSON: Principal = { kind: 'person', person: 'p', session: 's' };
const deviceOf = (tournament: string): Principal => ({
  kind: 'device',
  device: 'd',
  tournament,
  session: '1',
  table: '7',
  side: null,
});

const captainOf = (tournament: string): Principal => ({
  kind: 'captain',
  link: 'c',
  tournament,
  entry: 'e',
});

/** Everybody who can come, by name. */
const WHO: Readonly<
  Record<
    string,
    { principal: Principal; roles?: TournamentRole[]; mayCreate?: boolean; administers?: boolean }
  >
> = {
  public: { principal: { kind: 'public' } },
  device: { principal: deviceOf(HERE) },
  'device elsewhere': { principal: deviceOf(ELSEWHERE) },
  captain: { principal: captainOf(HERE) },
  'captain elsewhere': { principal: captainOf(ELSEWHERE) },
  player: { principal: PERSON },
  creator: { principal: PERSON, mayCreate: true },
  administrator: { principal: PERSON, administers: true },
  duplicator: { principal: PERSON, roles: ['duplicator'] },
  scorer: { principal: PERSON, roles: ['scorer'] },
  director: { principal: PERSON, roles: ['director'] },
  organiser: { principal: PERSON, roles: ['organiser'] },
};

function standing(who: string, visibility: Visibility): Standing {
  const { principal, roles = [], mayCreate = false, administers = false } = WHO[who]!;
  return {
    principal,
    mayCreateTournaments: mayCreate,
    administers,
    tournament: { id: HERE, visibility, roles: new Set(roles) },
  };
}

const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  public: 'public',
  'signed-in': 'signed-in',
  'may-create': 'may-create-tournaments',
  administers: 'administers',
  'may-see': 'may-see',
  device: 'device',
  organiser: { roles: ['organiser'] },
  'organiser or director': { roles: ['organiser', 'director'] },
  'scorer or device': { roles: ['scorer'], device: true },
  captain: 'captain',
  'director or captain': { roles: ['director'], captain: true },
};

const SHORT: Readonly<Record<string, Verdict>> = {
  yes: 'allowed',
  in: 'access.sign-in-required',
  role: 'access.role-required',
  create: 'access.creating-not-allowed',
  admin: 'access.administrator-required',
  device: 'access.device-required',
  capt: 'access.captain-required',
  '404': 'tournament.unknown',
};

/** What a published (or archived) tournament, a draft and an unknown one answer, by requirement and asker. */
const EXPECTED = `
requirement            visibility  public  device  device-elsewhere  captain  captain-elsewhere  player  creator  administrator  duplicator  scorer  director  organiser
public                 published   yes     yes     yes               yes      yes                yes     yes      yes            yes         yes     yes       yes
public                 draft       yes     yes     yes               yes      yes                yes     yes      yes            yes         yes     yes       yes
public                 unknown     yes     yes     yes               yes      yes                yes     yes      yes            yes         yes     yes       yes
signed-in              published   in      in      in                in       in                 yes     yes      yes            yes         yes     yes       yes
signed-in              unknown     in      in      in                in       in                 yes     yes      yes            yes         yes     yes       yes
may-create             published   in      in      in                in       in                 create  yes      create         create      create  create    create
may-create             unknown     in      in      in                in       in                 create  yes      create         create      create  create    create
administers            published   in      in      in                in       in                 admin   admin    yes            admin       admin   admin     admin
administers            unknown     in      in      in                in       in                 admin   admin    yes            admin       admin   admin     admin
may-see                published   yes     yes     yes               yes      yes                yes     yes      yes            yes         yes     yes       yes
may-see                archived    yes     yes     yes               yes      yes                yes     yes      yes            yes         yes     yes       yes
may-see                draft       404     yes     404               404      404                404     404      404            yes         yes     yes       yes
may-see                unknown     404     404     404               404      404                404     404      404            404         404     404       404
device                 published   device  yes     device            device   device             device  device   device         device      device  device    device
device                 draft       404     yes     404               404      404                404     404      404            device      device  device    device
device                 unknown     404     404     404               404      404                404     404      404            404         404     404       404
organiser              published   in      role    role              role     role               role    role     role           role        role    role      yes
organiser              archived    in      role    role              role     role               role    role     role           role        role    role      yes
organiser              draft       404     role    404               404      404                404     404      404            role        role    role      yes
organiser              unknown     404     404     404               404      404                404     404      404            404         404     404       404
organiser-or-director  published   in      role    role              role     role               role    role     role           role        role    yes       yes
organiser-or-director  draft       404     role    404               404      404                404     404      404            role        role    yes       yes
scorer-or-device       published   in      yes     role              role     role               role    role     role           role        yes     role      role
scorer-or-device       draft       404     yes     404               404      404                404     404      404            role        yes     role      role
scorer-or-device       unknown     404     404     404               404      404                404     404      404            404         404     404       404
captain                published   capt    capt    capt              yes      capt               capt    capt     capt           capt        capt    capt      capt
captain                draft       404     capt    404               yes      404                404     404      404            capt        capt    capt      capt
captain                unknown     404     404     404               404      404                404     404      404            404         404     404       404
director-or-captain    published   in      role    role              yes      role               role    role     role           role        role    yes       role
director-or-captain    draft       404     role    404               yes      404                404     404      404            role        role    yes       role
director-or-captain    unknown     404     404     404               404      404                404     404      404            404         404     404       404
`;

const [header = [], ...rows] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const words = (name: string) => name.replaceAll('-or-', ' or ').replace('-elsewhere', ' elsewhere');
const cases = rows.flatMap(([requirement = '', visibility = '', ...verdicts]) =>
  verdicts.map((verdict, column) => ({
    requirement: words(requirement),
    visibility: visibility as Visibility,
    who: words(header[column + 2]!),
    verdict: SHORT[verdict]!,
  })),
);

describe('who may do what', () => {
  it('is told for everybody and every requirement', () => {
    expect(new Set(cases.map(({ who }) => who))).toEqual(new Set(Object.keys(WHO)));
    expect(new Set(cases.map(({ requirement }) => requirement))).toEqual(new Set(Object.keys(REQUIREMENTS)));
  });

  it.each(cases)(
    '$requirement, $visibility: $who gets $verdict',
    ({ requirement, visibility, who, verdict }) => {
      expect(mayDo(standing(who, visibility), REQUIREMENTS[requirement]!)).toBe(verdict);
    },
  );

  it('has no part in a tournament where the route has none', () => {
    const { principal } = WHO['organiser']!;
    for (const requirement of ['may-see', 'device', { roles: ['organiser'] }] as const) {
      expect(mayDo({ principal, mayCreateTournaments: true, administers: true }, requirement)).toBe(
        'tournament.unknown',
      );
    }
  });
});

describe('the audience', () => {
  it.each([
    ['public', 'public'],
    ['device', 'table'],
    ['device elsewhere', 'public'],
    ['captain', 'public'],
    ['player', 'player'],
    ['creator', 'player'],
    ['duplicator', 'duplicator'],
    ['scorer', 'scorer'],
    ['director', 'director'],
    ['organiser', 'organiser'],
  ])('of %s is %s', (who, audience) => {
    expect(audienceOf(standing(who, 'published'))).toBe(audience);
  });

  it('is that of the highest role', () => {
    const roles: TournamentRole[] = ['scorer', 'director', 'duplicator'];
    const tournament = { id: HERE, visibility: 'published' as const, roles: new Set(roles) };
    expect(audienceOf({ principal: PERSON, tournament })).toBe('director');
  });

  it('outside a tournament is public or player', () => {
    const { principal } = WHO['device']!;
    expect(audienceOf({ principal })).toBe('public');
    expect(audienceOf({ principal: PERSON })).toBe('player');
  });
});
