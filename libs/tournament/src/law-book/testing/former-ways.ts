/**
 * Every way through what procedures asked before, as rulings keep them: the procedure, the editions that had it so, what was
 * answered and chosen, and what followed. Nothing here changes any more.
 */
export const FORMER_WAYS = `
6D1 | 1987-1997 | no, misdealt, no, no | 6D1 | redeal
6D1 | 1987-1997 | no, misdealt, no, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | no, misdealt, yes, no | 6F | play-on
6D1 | 1987-1997 | no, misdealt, yes, yes, no | 6D1 | redeal
6D1 | 1987-1997 | no, misdealt, yes, yes, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | no, card-seen, no, no | 6D1 | redeal
6D1 | 1987-1997 | no, card-seen, no, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | no, card-seen, yes, no | 6F | play-on
6D1 | 1987-1997 | no, card-seen, yes, yes, no | 6D1 | redeal
6D1 | 1987-1997 | no, card-seen, yes, yes, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | no, neither | 6D1 | play-on
6D1 | 1987-1997 | yes | 6D1 | play-on > 13
6D2 | 1987-1997 | shuffled | 6D2 | play-on
6D2 | 1987-1997 | sorted, yes | 6D2 | cancel-result, redeal
6D2 | 1987-1997 | sorted, no | 6D2 | cancel-result, adjust artificial now
6D2 | 1987-1997 | played-before, yes | 6D2 | cancel-result, redeal
6D2 | 1987-1997 | played-before, no | 6D2 | cancel-result, adjust artificial now
7B1 | 2007-2017 | yes, thirteen | 7B1 | play-on
7B1 | 2007-2017 | yes, more | 7B1 | > 13, 14A
7B1 | 2007-2017 | yes, fewer | 7B1 | > 13, 14A
7B1 | 2007-2017 | no, thirteen | 7B1 | play-on, penalty may 90B7
7B1 | 2007-2017 | no, more | 7B1 | penalty may 90B7 > 13, 14A
7B1 | 2007-2017 | no, fewer | 7B1 | penalty may 90B7 > 13, 14A
7B3 | 1987-1997 | yes | 7B3 | play-on
7B3 | 1987-1997 | no, no | 7B3 | restore-cards, penalty may 90B5
7B3 | 1987-1997 | no, yes | 7B3 | restore-cards, unauthorised offending-side, adjust adjusted if-it-mattered, penalty may 90B5
11 | 1987-1997 | no-spectator, no | 11A | rule-on-it
11 | 1987-1997 | no-spectator, yes, no, right-lost | 11A | rectification-lost, penalty may 90
11 | 1987-1997 | no-spectator, yes, no, right-kept | 11A | rule-on-it
11 | 1987-1997 | no-spectator, yes, yes | 11A | rectification-lost, penalty may 90
11 | 1987-1997 | of-the-other-side, right-lost | 11B1 | rectification-lost, penalty may 90
11 | 1987-1997 | of-the-other-side, right-kept | 11B1 | rule-on-it
11 | 1987-1997 | of-the-offenders, right-lost | 11B2 | correction-lost, penalty may 90
11 | 1987-1997 | of-the-offenders, right-kept | 11B2 | rule-on-it
11 | 2007 | no | 11A | rule-on-it
11 | 2007 | yes, no, right-lost | 11A | rectification-lost, penalty may 90
11 | 2007 | yes, no, right-kept | 11A | rule-on-it
11 | 2007 | yes, yes | 11A | rectification-lost, penalty may 90
13 | 1987-1997 | after-play | 13C | cancel-result, adjust adjusted now, penalty due 90
13 | 1987-1997 | before-end-of-play, yes | 13 | adjust artificial now, penalty may 90
13 | 1987-1997 | before-end-of-play, no, no | 13A | redeal
13 | 1987-1997 | before-end-of-play, no, yes, no | 13A | restore-cards, play-on
13 | 1987-1997 | before-end-of-play, no, yes, yes, no | 13B | restore-cards, play-on, adjust adjusted if-it-mattered
13 | 1987-1997 | before-end-of-play, no, yes, yes, yes | 13B | adjust artificial now, penalty may 90
13 | 2007 | after-play | 13C | cancel-result, adjust adjusted now, penalty due 90 > 86
13 | 2007 | before-end-of-play, no, yes, yes | 13A | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered
13 | 2007 | before-end-of-play, no, yes, no | 13B | adjust adjusted now, penalty may 90
13 | 2007 | before-end-of-play, no, no, no | 13D1 | restore-cards, play-on
13 | 2007 | before-end-of-play, no, no, yes, no | 13D2a | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered
13 | 2007 | before-end-of-play, no, no, yes, yes | 13D2b | adjust artificial now, penalty may 90
13 | 2007 | before-end-of-play, yes, no | 13F | remove-card, play-on
13 | 2007 | before-end-of-play, yes, yes | 13F | remove-card, adjust adjusted if-it-mattered
13 | 2017 | after-play | 13D | cancel-result, adjust adjusted now, penalty due 90 > 86
13 | 2017 | before-end-of-play, no, fewer-only | 13 | > 14A
13 | 2017 | before-end-of-play, no, more-and-fewer, yes, yes | 13B1 | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered
13 | 2017 | before-end-of-play, no, more-and-fewer, yes, no | 13B2 | adjust assigned now, penalty may 90
13 | 2017 | before-end-of-play, no, more-and-fewer, no, no | 13A1 | restore-cards, play-on
13 | 2017 | before-end-of-play, no, more-and-fewer, no, yes | 13A2 | restore-cards, play-on, unauthorised partner, adjust assigned if-it-mattered, penalty may 90
13 | 2017 | before-end-of-play, yes, no | 13C | remove-card, play-on
13 | 2017 | before-end-of-play, yes, yes | 13C | remove-card, adjust adjusted if-it-mattered
14B | 2007-2017 | among-played | 14B1 | > 67
14B | 2007-2017 | elsewhere, no | 14B | restore-cards, held-throughout, play-on
14B | 2007-2017 | elsewhere, yes | 14B | restore-cards, held-throughout, penalty may 90 > 61, 50B
14B | 2007-2017 | not-found, no | 14B | replace-card, held-throughout, play-on
14B | 2007-2017 | not-found, yes | 14B | replace-card, held-throughout, penalty may 90 > 61, 50B
16 | 1987-1997 | partner, no | 16A | play-on
16 | 1987-1997 | partner, yes, no | 16A | play-on
16 | 1987-1997 | partner, yes, yes, no | 16A | play-on
16 | 1987-1997 | partner, yes, yes, yes | 16A2 | adjust assigned now
16 | 1987-1997 | elsewhere, no | 16B | play-on
16 | 1987-1997 | elsewhere, yes, change-places | 16B1 | positions-changed
16 | 1987-1997 | elsewhere, yes, appoint-substitute | 16B2 | substitute-plays
16 | 1987-1997 | elsewhere, yes, artificial-score | 16B3 | artificial-by-fault
16 | 2007-2017 | partner, no | 16B1 | play-on
16 | 2007-2017 | partner, yes, no | 16B1 | play-on
16 | 2007-2017 | partner, yes, yes, no | 16B1 | play-on
16 | 2007-2017 | partner, yes, yes, yes | 16B3 | adjust assigned now
16 | 2007 | elsewhere, no | 16C1 | play-on
16 | 2007 | elsewhere, yes, no, change-places | 16C2a | positions-changed
16 | 2007 | elsewhere, yes, no, order-redeal | 16C2b | redeal
16 | 2007 | elsewhere, yes, no, play-and-see | 16C2c | play-on, adjust adjusted if-it-mattered
16 | 2007 | elsewhere, yes, no, adjusted-score | 16C2d | artificial-by-fault
16 | 2007 | elsewhere, yes, yes | 16C3 | play-on, adjust adjusted if-it-mattered
16 | 2017 | elsewhere, no | 16D1 | play-on
16 | 2017 | elsewhere, yes, no, change-places | 16D2a | positions-changed
16 | 2017 | elsewhere, yes, no, order-redeal | 16D2b | redeal
16 | 2017 | elsewhere, yes, no, play-and-see | 16D2c | play-on, adjust adjusted if-it-mattered
16 | 2017 | elsewhere, yes, no, adjusted-score | 16D2d | adjust adjusted now
16 | 2017 | elsewhere, yes, yes | 16D3 | play-on, adjust adjusted if-it-mattered
16 | 2007-2017 | partner, yes, suggested, no | 16B1 | play-on
16 | 2007-2017 | partner, yes, suggested, yes | 16B3 | adjust assigned now
16 | 1987-1997 | partner, no | 16A | play-on
16 | 1987-1997 | partner, yes, not-suggested | 16A | play-on
16 | 1987-1997 | partner, yes, suggested, no | 16A | play-on
16 | 1987-1997 | partner, yes, suggested, yes | 16A2 | adjust assigned now
16 | 2007-2017 | partner, yes, not-suggested | 16B1 | play-on
16 | 2007-2017 | partner, no | 16B1 | play-on
16 | 2007-2017 | partner, yes, suggested, no-advantage | 16B1 | play-on
16 | 2007-2017 | partner, yes, suggested, advantage | 16B3 | adjust assigned now
17 | 1987-1997 | cards-of-another-board, being-played, nobody | 17D | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, left-opponent, no | 17D | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, left-opponent, yes | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, partner-too | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | cards-of-another-board, whose-cards-they-were, no | 17D | play-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, whose-cards-they-were, yes | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | pass-out-of-turn-ended-it | 34 | > 34
17 | 1987-1997 | whether-it-is-over | 22 | > 22
21 | 1987-2017 | own-misunderstanding | 21A | play-on
21 | 1987-2017 | opponent, yes | 21B1 | call-may-change, later-calls-may-change, unauthorised offending-side
21 | 1987-2017 | opponent, no, no | 21B3 | play-on
21 | 1987-2017 | opponent, no, yes | 21B3 | adjust assigned now
23 | 1987-1997 | no | 23 | play-on
23 | 1987-1997 | yes, no | 23 | play-on
23 | 1987-1997 | yes, yes | 23 | adjust adjusted now
25 | 2007 | yes, no | 25A | first-call-stands
25 | 2017 | no, accept | 25B1 | second-call-stands
25 | 2017 | no, refuse | 25B2 | first-call-stands, unauthorised partner
25 | 2017 | yes, yes | 25A | first-call-stands
25 | 2017 | yes, no | 25A | second-call-stands, later-calls-may-change, unauthorised offending-side
26 | 1987-2007 | no, forbid-one-suit | 26B | no-lead-of-suit
26 | 1987-2007 | no, any-lead | 26 | any-lead
26 | 1987-2007 | yes, yes | 26A1 | any-lead, unauthorised partner
26 | 1987-2007 | yes, no, require-suit | 26A2 | lead-suit
26 | 1987-2007 | yes, no, forbid-suit | 26A2 | no-lead-of-suit
26 | 1987-2007 | yes, no, any-lead | 26 | any-lead
26 | 2017 | yes | 26A | any-lead, adjust assigned if-it-mattered
26 | 2017 | no, forbid-unnamed-suit | 26B | no-lead-of-unnamed-suit
26 | 2017 | no, any-lead | 26B | any-lead
27 | 1987-1997 | accept | 27A | call-stands
27 | 2017 | accept | 27A | call-stands
27 | 1987-1997 | refuse, lowest-in-denomination, yes | 27B1 | call-replaced, adjust assigned if-it-mattered
27 | 1987-1997 | refuse, lowest-in-denomination, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 1987-1997 | refuse, other-bid-or-pass | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 1987-1997 | refuse, double | 27B3 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2017 | refuse, other-bid-or-pass, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2017 | refuse, double, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2017 | refuse, lowest-in-denomination | 27B1a | call-replaced, adjust assigned if-it-mattered
27 | 2017 | refuse, other-bid-or-pass, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
27 | 2017 | refuse, double, no | 27B3 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
30 | 1987-2017 | yes | 30C | > 31
30 | 1987-2007 | no, no | 30A | must-pass offender next-turn, could-have-known 23
30 | 1987-2007 | no, yes, right-opponent | 30B1 | must-pass offender next-turn, could-have-known 23
30 | 1987-2007 | no, yes, own-partner | 30B2 | must-pass offender throughout, could-have-known 23, no-double partner
30 | 1987-2007 | no, yes, left-opponent | 30B3 | > 25
30 | 2017 | no, right-opponent | 30A | must-pass offender next-turn, could-have-known 72C
30 | 2017 | no, own-partner, yes | 30B1b | auction-goes-on, adjust assigned if-it-mattered
30 | 2017 | no, own-partner, no | 30B1b | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
30 | 2017 | no, left-opponent, yes | 30B2 | > 25
30 | 2017 | no, left-opponent, no, yes | 30B1b | auction-goes-on, adjust assigned if-it-mattered
30 | 2017 | no, left-opponent, no, no | 30B1b | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
12 | 1987-1997 | no | 12C1 | artificial-by-fault
12 | 1987-1997 | yes, no | 12C2 | adjust assigned now
12 | 1987-1997 | yes, yes | 12C2 | adjust split now
12 | 2007 | no | 12C2 | artificial-by-fault
12 | 2007-2017 | yes, no, no | 12C1 | adjust assigned now
12 | 2007-2017 | yes, no, yes | 12C1 | adjust weighted now
12 | 2007 | yes, yes | 12C1b | adjust split now
12 | 2017 | no | 12C2 | artificial-by-fault, as-regulated
12 | 2017 | yes, yes | 12C1e | adjust split now
36 | 2017 | yes | 36A | call-cancelled, later-calls-cancelled
36 | 2017 | no | 36B | call-replaced, must-pass partner throughout, could-have-known 72C > 26
40 | 2017 | nothing | 40A | play-on
40 | 2017 | not-disclosed, no | 40B4 | play-on, penalty may 90, as-regulated
40 | 2017 | not-disclosed, yes | 40B4 | adjust assigned now, penalty may 90, as-regulated
40 | 2017 | not-allowed, no | 40B5 | play-on, penalty may 90, as-regulated
40 | 2017 | not-allowed, yes | 40B5 | adjust adjusted now, penalty may 90, as-regulated
15A | 2017 | being-played, no | 15A2 | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
15A | 2017 | being-played, yes | 15A2 | adjust adjusted now, penalty may 90
15A | 2017 | whose-cards-they-were, no | 15A3 | play-on, penalty may 90
15A | 2017 | whose-cards-they-were, yes | 15A3 | adjust adjusted now, penalty may 90
47 | 1997-2017 | law-requires-it | 47B | take-back
47 | 1997 | named-another-than-meant, yes | 45C4b | card-played
47 | 2017 | named-another-than-meant, yes | 45C4b | card-played
47 | 1997 | named-another-than-meant, no, yes | 47C | take-back
47 | 2017 | named-another-than-meant, no, yes | 47C | take-back
47 | 1997 | named-another-than-meant, no, no | 45C4b | card-played
47 | 2017 | named-another-than-meant, no, no | 45C4b | card-played
47 | 2007-2017 | wrong-explanation, no | 47E2a | take-back
47 | 2007-2017 | wrong-explanation, yes | 47E2b | card-played, adjust adjusted if-it-mattered
47 | 2007-2017 | other-reason | 47F | card-played
54 | 1987-2017 | faced, seen-of-dummy | 54C | lead-stands, dummy-spreads
54 | 1987-2017 | faced, begun-to-spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | 1987-2017 | faced, neither, spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | 1987-2017 | faced, neither, accept | 54B | lead-stands, dummy-spreads
54 | 1987-2007 | faced, neither, refuse | 56 | lead-from-right-hand, penalty-card major > 50D
54 | 2017 | faced, neither, refuse | 54D | lead-from-right-hand, penalty-card major > 50D
57A | 1987-2017 | yes | 57C | play-on
57A | 1987-2017 | no, highest-of-suit, yes | 57A | penalty-card major, partner-plays highest-of-suit > 50D
57A | 1987-2017 | no, highest-of-suit, no | 59 | penalty-card major > 50D
57A | 1987-2017 | no, lowest-of-suit, yes | 57A | penalty-card major, partner-plays lowest-of-suit > 50D
57A | 1987-2017 | no, lowest-of-suit, no | 59 | penalty-card major > 50D
57A | 1987-2017 | no, not-other-suit, yes | 57A | penalty-card major, partner-plays not-other-suit > 50D
57A | 1987-2017 | no, not-other-suit, no | 59 | penalty-card major > 50D
57A | 2017 | no, other-suit, yes | 57A | penalty-card major, partner-plays other-suit > 50D
57A | 2017 | no, other-suit, no | 59 | penalty-card major > 50D
64 | 2017 | no, same-suit-again, no | 64B2 | tricks 0
64 | 2007-2017 | no, both-sides-revoked, no | 64B7 | tricks 0
64 | 2007 | no, both-sides-revoked, yes | 64C | adjust assigned now > 12
64 | 2017 | no, same-suit-again, yes | 64C2(a) | adjust assigned now > 12
64 | 2017 | no, both-sides-revoked, yes | 64C2(b) | adjust assigned now > 12
67 | 1987-2017 | no, no-card | 67A1 | supply-card suit
68 | 1987-2017 | claim, yes | 69A | claim-stands
68 | 1987-2017 | claim, no | 68D | > 70
69B | 1987-2017 | yes | 69B | concession-cancelled
69B | 1987-2017 | no, yes | 69B | concession-cancelled
69B | 1987-2017 | no, no | 69B | concession-stands
70 | 1987-2017 | no, no, no | 70A | claim-stands
70 | 1987-2017 | no, no, yes | 70A | doubt-against-claimer
70 | 1987-2017 | no, yes, yes, no | 70A | claim-stands
70 | 1987-2017 | no, yes, yes, yes | 70A | doubt-against-claimer
70 | 1987-2017 | no, yes, no, no, no | 70A | claim-stands
70 | 1987-2017 | no, yes, no, no, yes | 70A | doubt-against-claimer
70 | 1987-2017 | no, yes, no, yes, no, no | 70A | claim-stands
70 | 1987-2017 | no, yes, no, yes, no, yes | 70A | doubt-against-claimer
70 | 1987-2017 | no, yes, no, yes, yes | 70C | doubt-against-claimer
70 | 1987-2007 | yes | 70D | cancel-later-play > 70
70 | 2017 | yes, yes | 68D2b | play-on
70 | 2017 | yes, no | 68D2a | cancel-later-play > 70
71 | 1987-1997 | yes | 71 | concession-cancelled
71 | 1987-2017 | no, yes | 71 | concession-cancelled
71 | 1987-1997 | no, no | 71 | concession-stands
71 | 2007-2017 | no, no, yes | 71 | concession-cancelled
71 | 2007-2017 | no, no, no | 71 | concession-stands
71 | 2007-2017 | yes | 68B2 | concession-cancelled, play-on
82 | 1987-2017 | yes, yes | 82C | play-on
82 | 1987-2017 | yes, no | 82C | adjust adjusted now, neither-side-at-fault
82 | 1987-2017 | no, yes | 82B | late-play
82 | 1987-2017 | no, no | 82B | not-played
84 | 1987-2017 | yes, yes, chooses-rectification | 84C |
92 | 1987-2017 | no | 92B | appeal-refused, as-regulated
92 | 1987-2017 | yes | 92 | appeal-heard > 93, 93A
93 | 1987-2017 | law | 93B3 | appeal-heard
45C | 1987-2017 | touched-in-dummy, no | 45C3 | card-played
45C | 1987-2017 | touched-in-dummy, yes | 45C3 | take-back
45C | 2017 | placed-by-dummy-unnamed, no | 45D | named-card-is-played, later-cards-may-change
45C | 2017 | placed-by-dummy-unnamed, yes | 45D | play-on
45C | 1987 | named, yes | 45C4b | > 46
49 | 1987-2017 | yes, yes | 68 | play-on
49 | 2007-2017 | yes, no, yes | 68B2 | take-back
31 | 2007 | right-opponent, called, no | 31A2b | must-pass partner next-turn, could-have-known 23 > 26
61 | 2007-2017 | yes, nothing, yes | 62C3 | correct-revoke, later-cards-may-change, adjust adjusted if-it-mattered
15 | 2017 | yes, yes | 15B | play-on
15 | 2017 | yes, no | 15B | cancel-result, adjust artificial now
`;
