import { cannotHost, hostedPlay, type HostedPlay, type HostingFault } from '#movement';
import { reject, type Rejected } from '../../command/command.js';
import { type Absences, isAbsent, phantoms } from './absences.js';
import { movementOf, type SectionData } from '../section/section-data.js';

/** Sections and who is not there; without absences as the movements have it. */
interface Hosting {
  readonly sections: readonly SectionData[];
  readonly absences?: Absences;
}

/** The play of a round for which a section hosts another or is its guest; undefined: none. */
export function hostedIn(
  { sections, absences }: Hosting,
  section: string,
  round: number,
): HostedPlay | undefined {
  if (sections.every(({ hosts }) => hosts === undefined)) return undefined;
  const known = absences ?? phantoms(sections);
  const asMovements = sections.map((data) => ({ ...data, movement: movementOf(data.movement) }));
  return hostedPlay(asMovements, section, round, (contestant, when) =>
    isAbsent({ absences: known }, contestant, when),
  );
}

/** Why a section cannot host the one that it names; undefined: every section can. */
export function hostingRefused(sections: readonly SectionData[]): Rejected | undefined {
  const taken = new Set<string>();
  for (const { hosts, ...data } of sections) {
    if (!hosts) continue;
    const { section } = data;
    const refused = (fault: HostingFault) => {
      const { code, ...figures } = fault;
      return reject({
        ...figures,
        code: 'session.hosting-unfit',
        section,
        other: hosts.section,
        fault: code,
      });
    };
    const guest = sections.find((each) => each.section === hosts.section);
    if (!guest || hosts.section === section) return refused({ code: 'hosting.no-section' });
    if (taken.has(section) || taken.has(hosts.section)) return refused({ code: 'hosting.taken' });
    taken.add(section).add(hosts.section);
    const [one, other] = [data, guest].map((each) => ({ ...each, movement: movementOf(each.movement) })) as [
      Parameters<typeof cannotHost>[0],
      Parameters<typeof cannotHost>[1],
    ];
    const fault = cannotHost(one, other);
    if (fault) return refused(fault);
    if (data.movement.teams || guest.movement.teams) {
      const missing = data.movement.teams ? section : guest.section;
      return refused({ code: 'hosting.not-of-pairs', missing });
    }
  }
  return undefined;
}

/** The sections with a hosting over, from the round on from which a section has another movement. */
export function withHostingOver(
  sections: readonly SectionData[],
  section: string,
  untilRound: number,
): SectionData[] {
  return sections.map((data) => {
    const { hosts } = data;
    const concerned = hosts && [data.section, hosts.section].includes(section);
    if (!concerned || (hosts.untilRound ?? Infinity) <= untilRound) return data;
    return { ...data, hosts: { ...hosts, untilRound } };
  });
}
