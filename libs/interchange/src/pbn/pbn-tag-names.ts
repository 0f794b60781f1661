/** The tag names of PBN 2.1 (4 and 5), and those of other programs that are read, as they are spelt. */
const NAMES = `
Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play Note
Competition DealId EventDate EventSponsor HomeTeam Round Section Stage Table Room VisitTeam Generator Hidden FrenchMP
BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory ScoreTable TotalScoreTable InstantScoreTable
OptimumScore ParContract OptimumPlayTable OptimumResultTable ActionTable AuctionTimeTable PlayTimeTable
Time TimeCall TimeControl TimePlay UTCDate UTCTime Annotator AnnotatorNA Application Mode
DoubleDummyTricks Ability
`;

const usual: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** A tag's name in its usual letters, whichever a file has; one that nobody knows stays as it is. */
export function usualTagName(name: string): string {
  return usual.get(name.toLowerCase()) ?? name;
}
