/**
 * Every way through every procedure, as it is by the table of rulings and the texts of the Laws: the procedure, the
 * editions that have it so, what is answered and chosen in the order of the questions, and what follows.
 */
export const RULED_WAYS = `
6D1 | all | no, misdealt, no, no | 6D1 | redeal
6D1 | 1987-2007 | no, misdealt, no, yes | 86C | adjust adjusted now
6D1 | all | no, misdealt, yes, no | 6F | play-on
6D1 | all | no, misdealt, yes, yes, no | 6D1 | redeal
6D1 | 1987-2007 | no, misdealt, yes, yes, yes | 86C | adjust adjusted now
6D1 | all | no, card-seen, no, no | 6D1 | redeal
6D1 | 1987-2007 | no, card-seen, no, yes | 86C | adjust adjusted now
6D1 | all | no, card-seen, yes, no | 6F | play-on
6D1 | all | no, card-seen, yes, yes, no | 6D1 | redeal
6D1 | 1987-2007 | no, card-seen, yes, yes, yes | 86C | adjust adjusted now
6D1 | all | no, neither | 6D1 | play-on
6D1 | 1987-2007 | yes | 6D1 | play-on > 13
6D1 | 2017 | no, misdealt, no, yes | 86A | adjust adjusted now
6D1 | 2017 | no, misdealt, yes, yes, yes | 86A | adjust adjusted now
6D1 | 2017 | no, card-seen, no, yes | 86A | adjust adjusted now
6D1 | 2017 | no, card-seen, yes, yes, yes | 86A | adjust adjusted now
6D1 | 2017 | yes | 6D1 | play-on > 13, 16
6D2 | all | shuffled | 6D2 | play-on
6D2 | all | sorted, yes | 6D2 | cancel-result, redeal
6D2 | all | sorted, no | 6D2 | cancel-result, adjust artificial now
6D2 | 1987-1997 | played-before, yes | 6D2 | cancel-result, redeal
6D2 | 1987-1997 | played-before, no | 6D2 | cancel-result, adjust artificial now
6D2 | 2007 | played-before, other-session, yes | 6D2 | cancel-result, redeal
6D2 | 2007 | played-before, other-session, no | 6D2 | cancel-result, adjust artificial now
6D2 | 2007-2017 | played-before, same-event | 6D2 | play-on
6D2 | 2017 | played-before, other-session, no, yes | 6D2 | cancel-result, redeal
6D2 | 2017 | played-before, other-session, no, no | 6D2 | cancel-result, adjust artificial now
6D2 | 2017 | played-before, other-session, yes | 6D2 | play-on
6D3 | all | passed-out | 22 | play-on
6D3 | all | other-reason, no | 6D3 | redeal
6D3 | 1987-2007 | other-reason, yes | 86C | adjust adjusted now
6D3 | 2017 | other-reason, yes | 86A | adjust adjusted now
7B1 | all | yes, thirteen | 7B1 | play-on
7B1 | all | yes, more | 7B1 | > 13, 14A
7B1 | all | yes, fewer | 7B1 | > 13, 14A
7B1 | all | no, thirteen | 7B1 | play-on, penalty may 90B7
7B1 | all | no, more | 7B1 | penalty may 90B7 > 13, 14A
7B1 | all | no, fewer | 7B1 | penalty may 90B7 > 13, 14A
7B3 | all | yes | 7B3 | play-on
7B3 | all | no, no | 7B3 | restore-cards, penalty may 90B5
7B3 | all | no, yes | 7B3 | restore-cards, unauthorised offending-side, adjust adjusted if-it-mattered, penalty may 90B5
7C | all | before-play | 7C | restore-cards, penalty may 90B6 > 13
7C | all | after-play, no | 7C | restore-cards, penalty may 90B6 > 13
7C | all | after-play, yes | 87 | restore-cards, split-field, penalty may 90B6
8B | all | no | 8B | play-on
8B | all | yes, begun | 8B | play-on
8B | 1987-1997 | yes, not-begun, late-play | 8B | late-play
8B | 1987-1997 | yes, not-begun, not-played | 8B | not-played
8B | all | yes, not-begun, artificial-score | 12C | artificial-by-fault, penalty may 90B2
8B | 2007-2017 | yes, not-begun, late-play | 8B2 | late-play
8B | 2007-2017 | yes, not-begun, not-played | 8B2 | not-played
8C | all | no | 8C | > 79
8C | all | yes | 8C | session-over
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
14A | all | yes | 14B | > 14B
14A | all | no, found | 14A | restore-cards, play-on, unauthorised partner
14A | all | no, not-found | 14A | replace-card, play-on, unauthorised partner
14B | all | among-played | 14B1 | > 67
14B | all | elsewhere, no | 14B | restore-cards, held-throughout, play-on
14B | all | elsewhere, yes | 14B | restore-cards, held-throughout, penalty may 90 > 61, 50B
14B | all | not-found, no | 14B | replace-card, held-throughout, play-on
14B | all | not-found, yes | 14B | replace-card, held-throughout, penalty may 90 > 61, 50B
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
21 | all | own-misunderstanding | 21A | play-on
21 | all | opponent, yes | 21B1 | call-may-change, later-calls-may-change, unauthorised offending-side
21 | all | opponent, no, no | 21B3 | play-on
21 | all | opponent, no, yes | 21B3 | adjust assigned now
23 | 2017 | same-meaning | 23A1 | auction-goes-on, adjust assigned if-it-mattered
23 | 2017 | narrower-meaning | 23A2 | auction-goes-on, adjust assigned if-it-mattered
23 | 2017 | same-purpose | 23A3 | auction-goes-on, adjust assigned if-it-mattered
23 | 2017 | none-of-these | 23A | > 27, 30, 31, 32
24 | 1987-2007 | several | 24C | cards-stay-faced, must-pass partner next-turn, could-have-known 23 > 50B
24 | 1987-2007 | one, honour | 24B | cards-stay-faced, must-pass partner next-turn, could-have-known 23 > 50B
24 | all | one, small, no | 24A | cards-stay-faced > 50B
24 | 1987-2007 | one, small, yes | 24B | cards-stay-faced, must-pass partner next-turn, could-have-known 23 > 50B
24 | 2017 | several | 24C | cards-stay-faced, must-pass partner next-turn, could-have-known 72C > 50B
24 | 2017 | one, honour | 24B | cards-stay-faced, must-pass partner next-turn, could-have-known 72C > 50B
24 | 2017 | one, small, yes | 24B | cards-stay-faced, must-pass partner next-turn, could-have-known 72C > 50B
25 | 2007 | yes, yes, yes | 25A | first-call-stands
25 | 2007 | yes, yes, no | 25A | second-call-stands, later-calls-may-change, unauthorised offending-side
25 | 2007 | yes, no | 25A | first-call-stands
25 | 2007-2017 | no, accept | 25B1 | second-call-stands
25 | 2007-2017 | no, refuse | 25B2 | first-call-stands, unauthorised partner
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
27 | all | accept | 27A | call-stands
27 | 1987-1997 | refuse, lowest-in-denomination, yes | 27B1 | call-replaced, adjust assigned if-it-mattered
27 | 1987-1997 | refuse, lowest-in-denomination, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 1987-1997 | refuse, other-bid-or-pass | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 1987-1997 | refuse, double | 27B3 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007 | refuse, lowest-in-denomination, yes | 27B1a | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, lowest-in-denomination, no, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, lowest-in-denomination, no, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007-2017 | refuse, other-bid-or-pass, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, other-bid-or-pass, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007-2017 | refuse, double, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, double, no | 27B3 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2017 | refuse, lowest-in-denomination | 27B1a | call-replaced, adjust assigned if-it-mattered
27 | 2017 | refuse, other-bid-or-pass, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
27 | 2017 | refuse, double, no | 27B3 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
29 | all | accept | 29A | call-stands
29 | all | refuse, pass | 29B | call-cancelled > 30
29 | all | refuse, bid | 29B | call-cancelled > 31
29 | all | refuse, double | 29B | call-cancelled > 32
30 | all | yes | 30C | > 31
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
31 | all | right-opponent, passed | 31A1 | call-repeated
31 | 1987-2007 | right-opponent, called, yes | 31A2a | must-pass partner next-turn, could-have-known 23
31 | 1987-1997 | right-opponent, called, no | 31A2b | must-pass partner throughout, could-have-known 23 > 26
31 | 1987-2007 | own-partner | 31B | must-pass partner throughout, could-have-known 23 > 26
31 | 1987-2007 | left-opponent, yes | 31B | > 25
31 | 1987-2007 | left-opponent, no | 31B | must-pass partner throughout, could-have-known 23 > 26
31 | 2007 | right-opponent, called, no | 31A2b | must-pass partner next-turn, could-have-known 23 > 26
31 | 2017 | right-opponent, called, yes | 31A2a | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | right-opponent, called, no | 31A2b | must-pass partner next-turn, could-have-known 72C > 26
31 | 2017 | own-partner, yes | 31B | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | own-partner, no | 31B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
31 | 2017 | left-opponent, yes | 31C | > 25
31 | 2017 | left-opponent, no, yes | 31B | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | left-opponent, no, no | 31B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
32 | 2017 | right-opponent, passed | 32A1 | call-repeated
32 | 2017 | right-opponent, called, yes | 32A2a | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | right-opponent, called, no | 32A2b | must-pass partner next-turn, could-have-known 72C > 26
32 | 2017 | own-partner, yes | 32B | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | own-partner, no | 32B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
32 | 2017 | left-opponent, yes | 32C | > 25
32 | 2017 | left-opponent, no, yes | 32B | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | left-opponent, no, no | 32B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
35 | 2007-2017 | a-double | 35 | > 36
35 | 2007-2017 | of-who-must-pass | 35 | > 37
35 | 2007-2017 | above-seven | 35 | > 38
35 | 2007-2017 | after-the-final-pass | 35 | > 39
36 | 2007-2017 | yes | 36A | call-cancelled, later-calls-cancelled
36 | 2007 | no | 36B | call-replaced, must-pass partner throughout, could-have-known 23 > 26
36 | 2017 | no | 36B | call-replaced, must-pass partner throughout, could-have-known 72C > 26
37 | 2007-2017 | yes | 37A | call-stands, must-pass offender as-before
37 | 2007 | no | 37B | pass-replaces, must-pass both throughout, could-have-known 23 > 26
37 | 2017 | no | 37B | pass-replaces, must-pass both throughout, could-have-known 72C > 26
38 | 2007-2017 | yes | 38 | later-calls-cancelled, pass-replaces, must-pass both throughout
38 | 2007 | no | 38 | pass-replaces, must-pass both throughout, could-have-known 23 > 26
38 | 2017 | no | 38 | pass-replaces, must-pass both throughout, could-have-known 72C > 26
39 | 2007-2017 | pass-or-of-declarers-side | 39B | auction-is-over
39 | 2007-2017 | other-of-defenders, yes | 39B | auction-is-over
39 | 2007 | other-of-defenders, no | 39C | auction-is-over, could-have-known 23 > 26
39 | 2017 | other-of-defenders, no | 39C | auction-is-over, could-have-known 72C > 26
40 | 2007-2017 | nothing | 40A | play-on
40 | 2007-2017 | not-disclosed, no | 40B4 | play-on, penalty may 90
40 | 2007-2017 | not-disclosed, yes | 40B4 | adjust assigned now, penalty may 90
40 | 2007-2017 | not-allowed, no | 40B5 | play-on, penalty may 90
40 | 2007-2017 | not-allowed, yes | 40B5 | adjust adjusted now, penalty may 90
46 | all | yes | 46B | card-as-meant
46 | all | no, suit-alone | 46B2 | lowest-of-named-suit
46 | all | no, rank-alone, yes | 46B3a | suit-of-last-trick
46 | all | no, rank-alone, no | 46B3b | card-of-named-rank
46 | all | no, high-low-or-win | 46B1 | highest-lowest-or-winning
46 | all | no, any-card, names-the-card | 46B5 | card-played
46 | all | no, any-card, leaves-it | 46B5 | named-anew
46 | all | no, not-in-dummy | 46B4 | named-anew
45E | all | defender, no, yes | 45E1 | penalty-card major-all > 50C, 50D
45E | all | defender, no, no, honour | 45E1 | penalty-card major > 50D
45E | all | defender, no, no, small, inadvertently | 45E1 | penalty-card minor > 50C
45E | all | defender, no, no, small, by-playing-it | 45E1 | penalty-card major > 50D
45E | all | defender, yes | 45E1 | > 53
45E | all | declarer-side, no | 45E2 | take-back
45E | all | declarer-side, yes | 45E2 | > 55
47 | 2007-2017 | law-requires-it | 47B | take-back
47 | 2007-2017 | named-another-than-meant, yes | 45C4b | card-played
47 | 2007-2017 | named-another-than-meant, no, yes | 47C | take-back
47 | 2007-2017 | named-another-than-meant, no, no | 45C4b | card-played
47 | 2007-2017 | opponent-changed-card | 47D | take-back
47 | 2007-2017 | wrong-explanation, no | 47E2a | take-back
47 | 2007-2017 | wrong-explanation, yes | 47E2b | card-played, adjust adjusted if-it-mattered
47 | 2007-2017 | other-reason | 47F | card-played
48 | all | cards | 48A | take-back
48 | all | hand, yes | 48B1 | > 54
48 | 1987-1997 | hand, no | 48B2 | > 68
48 | 2007-2017 | hand, no, no | 48B2 | > 68
48 | 2007-2017 | hand, no, yes | 48B2 | take-back
49 | all | no | 49 | take-back
49 | all | yes, yes | 68 | play-on
49 | 1987-1997 | yes, no, yes | 49 | penalty-card major-all > 50C, 50D
49 | 1987-1997 | yes, no, no, honour | 49 | penalty-card major > 50D
49 | 1987-1997 | yes, no, no, small, inadvertently | 49 | penalty-card minor > 50C
49 | 1987-1997 | yes, no, no, small, by-playing-it | 49 | penalty-card major > 50D
49 | 2007-2017 | yes, no, no, yes | 49 | penalty-card major-all > 50C, 50D
49 | 2007-2017 | yes, no, no, no, honour | 49 | penalty-card major > 50D
49 | 2007-2017 | yes, no, no, no, small, inadvertently | 49 | penalty-card minor > 50C
49 | 2007-2017 | yes, no, no, no, small, by-playing-it | 49 | penalty-card major > 50D
49 | 2007-2017 | yes, no, yes | 68B2 | take-back
50B | all | yes | 50B | penalty-card major-all > 50C, 50D
50B | all | no, honour | 50B | penalty-card major > 50D
50B | all | no, small, inadvertently | 50B | penalty-card minor > 50C
50B | all | no, small, by-playing-it | 50B | penalty-card major > 50D
50C | all | no | 50C | penalty-card-stays
50C | all | yes | 50C | no-other-small-card, any-lead
50D | 1987-2007 | yes, require-suit | 50D2 | lead-suit, penalty-card-picked-up, unauthorised partner
50D | 1987-2007 | yes, forbid-suit | 50D2 | no-lead-of-suit, penalty-card-picked-up, unauthorised partner
50D | 1987-1997 | yes, any-lead | 50D2 | any-lead, penalty-card-stays
50D | all | no, no | 50D1 | penalty-card-stays, must-play first-legal-turn
50D | all | no, yes, no | 50D1 | must-play next-turn
50D | all | no, yes, yes | 50D1 | > 51
50D | 2007 | yes, any-lead | 50D2 | any-lead, penalty-card-stays, authorised everybody
50D | 2017 | yes, no, require-suit | 50D2 | lead-suit, penalty-card-picked-up, unauthorised partner
50D | 2017 | yes, no, forbid-suit | 50D2 | no-lead-of-suit, penalty-card-picked-up, unauthorised partner
50D | 2017 | yes, no, any-lead | 50D2 | any-lead, penalty-card-stays, authorised everybody
50D | 2017 | yes, yes | 50D2 | > 49
51 | all | no, designates-one | 51A | must-play next-turn
51 | 1987-2007 | yes, one-suit, require-suit | 51B1 | lead-suit, penalty-card-picked-up, unauthorised partner
51 | 1987-2007 | yes, one-suit, forbid-suit | 51B1 | no-lead-of-suit, penalty-card-picked-up, unauthorised partner
51 | 1987-1997 | yes, one-suit, any-lead | 51B1 | any-lead, penalty-card-stays
51 | all | yes, several-suits, require-suit | 51B2 | lead-suit, penalty-card-picked-up
51 | 1987-2007 | yes, several-suits, forbid-all-suits | 51B2 | no-lead-of-suit, penalty-card-picked-up
51 | 1987-1997 | yes, several-suits, any-lead | 51B2 | any-lead, penalty-card-stays
51 | 2007 | yes, one-suit, any-lead | 51B1 | any-lead, penalty-card-stays, authorised everybody
51 | 2007-2017 | yes, several-suits, any-lead | 51B2 | any-lead, penalty-card-stays, authorised everybody
51 | 2017 | yes, one-suit, no, require-suit | 51B1 | lead-suit, penalty-card-picked-up, unauthorised partner
51 | 2017 | yes, one-suit, no, forbid-suit | 51B1 | no-lead-of-suit, penalty-card-picked-up, unauthorised partner
51 | 2017 | yes, one-suit, no, any-lead | 51B1 | any-lead, penalty-card-stays, authorised everybody
51 | 2017 | yes, one-suit, yes | 51B1 | > 49
51 | 2017 | yes, several-suits, forbid-some-suits | 51B2 | no-lead-of-suit, penalty-card-picked-up
52 | all | yes | 52B1 | card-played, penalty-card-stays
52 | all | no, accept | 52B1 | card-played, penalty-card-stays
52 | all | no, refuse | 52B2 | must-play next-turn, penalty-card major-all
53 | 1987-2007 | no, nothing, defender, accept | 53A | lead-stands
53 | 1987-2007 | no, nothing, defender, refuse | 53A | lead-from-right-hand > 56
53 | 1987-2007 | no, nothing, declarer-side, accept | 53A | lead-stands
53 | 1987-2007 | no, nothing, declarer-side, refuse | 53A | lead-from-right-hand > 55
53 | 1987-2007 | no, next-hand-played | 53A | lead-stands
53 | 1987-1997 | no, right-hand-led | 53C | take-back, unauthorised offending-side
53 | 1987-1997 | no, other-defender-played | 53B | lead-stands > 57A
53 | 1987-2007 | yes | 47E1 | take-back, lead-from-right-hand
53 | 2007 | no, right-hand-led | 53B | take-back, unauthorised offending-side
53 | 2007 | no, other-defender-played | 53C | lead-stands > 57A
53 | 2017 | no, no, nothing, defender, accept | 53A | lead-stands
53 | 2017 | no, no, nothing, defender, refuse | 53A | lead-from-right-hand > 56
53 | 2017 | no, no, nothing, declarer-side, accept | 53A | lead-stands
53 | 2017 | no, no, nothing, declarer-side, refuse | 53A | lead-from-right-hand > 55
53 | 2017 | no, no, next-hand-played | 53A | lead-stands
53 | 2017 | no, no, right-hand-led | 53B | take-back, unauthorised offending-side
53 | 2017 | no, no, other-defender-played | 53C | lead-stands > 57A
53 | 2017 | no, yes | 47E1 | take-back, lead-from-right-hand
53 | 2017 | yes | 53A | take-back, lead-from-right-hand
54 | all | face-down | 41A | take-back, lead-from-right-hand
54 | all | faced, seen-of-dummy | 54C | lead-stands, dummy-spreads
54 | all | faced, begun-to-spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | all | faced, neither, spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | all | faced, neither, accept | 54B | lead-stands, dummy-spreads
54 | 1987-2007 | faced, neither, refuse | 56 | lead-from-right-hand, penalty-card major > 50D
54 | 2017 | faced, neither, refuse | 54D | lead-from-right-hand, penalty-card major > 50D
55 | all | accept | 55A | lead-stands
55 | 1987 | refuse, other-hand-of-declarer | 55B | take-back, lead-from-right-hand, same-suit-from-right-hand, unauthorised offending-side
55 | all | refuse, defenders | 55B | take-back, unauthorised offending-side
55 | 1997-2017 | refuse, other-hand-of-declarer | 55B | take-back, lead-from-right-hand, unauthorised offending-side
56 | all | accept | 53A | lead-stands
56 | all | refuse | 56 | take-back, penalty-card major > 50D
57A | all | yes | 57C | play-on
57A | all | no, highest-of-suit, yes | 57A | penalty-card major, partner-plays highest-of-suit > 50D
57A | all | no, highest-of-suit, no | 59 | penalty-card major > 50D
57A | all | no, lowest-of-suit, yes | 57A | penalty-card major, partner-plays lowest-of-suit > 50D
57A | all | no, lowest-of-suit, no | 59 | penalty-card major > 50D
57A | all | no, not-other-suit, yes | 57A | penalty-card major, partner-plays not-other-suit > 50D
57A | all | no, not-other-suit, no | 59 | penalty-card major > 50D
57A | 2017 | no, other-suit, yes | 57A | penalty-card major, partner-plays other-suit > 50D
57A | 2017 | no, other-suit, no | 59 | penalty-card major > 50D
57D | 1997-2017 | yes | 57D | must-play next-turn, unauthorised partner
57D | 1997-2017 | no | 57D | penalty-card major, unauthorised partner > 50D
58A | all | yes | 58A | card-played
58A | all | no | 58A | > 53, 57A
58B | all | yes | 58B4 | > 67
58B | all | no, one | 58B1 | card-played, take-back
58B | all | no, several, designates-one, declarer-side | 58B2 | card-played, take-back, later-cards-may-change
58B | all | no, several, designates-one, defender, one, yes | 58B2 | card-played, later-cards-may-change, penalty-card major-all > 50C, 50D
58B | all | no, several, designates-one, defender, one, no, honour | 58B2 | card-played, later-cards-may-change, penalty-card major > 50D
58B | all | no, several, designates-one, defender, one, no, small, inadvertently | 58B2 | card-played, later-cards-may-change, penalty-card minor > 50C
58B | all | no, several, designates-one, defender, one, no, small, by-playing-it | 58B2 | card-played, later-cards-may-change, penalty-card major > 50D
58B | all | no, several, designates-one, defender, several | 58B2 | card-played, later-cards-may-change, penalty-card major-all > 51
61 | all | no | 61 | play-on
61 | 1987-1997 | yes, nothing, in-a-defenders-hand | 62B1 | correct-revoke, penalty-card major, later-cards-may-change > 50D
61 | 1987-1997 | yes, nothing, of-declarer-or-faced | 62B2 | correct-revoke, later-cards-may-change
61 | all | yes, side-played-on | 63A1 | revoke-stands > 64
61 | all | yes, card-named | 63A2 | revoke-stands > 64
61 | all | yes, claimed | 63A3 | revoke-stands > 64
61 | 1987-1997 | yes, agreed-to-claim | 63A3 | revoke-stands > 64
61 | 2007-2017 | yes, nothing, no, in-a-defenders-hand | 62B1 | correct-revoke, penalty-card major, later-cards-may-change > 50D
61 | 2007-2017 | yes, nothing, no, of-declarer-or-faced | 62B2 | correct-revoke, later-cards-may-change
61 | 2007-2017 | yes, nothing, yes | 62C3 | correct-revoke, later-cards-may-change, adjust adjusted if-it-mattered
61 | 2007-2017 | yes, agreed-to-claim | 63A4 | revoke-stands > 64
64 | all | no, no, offender, none, no | 64A1 | tricks 1
64 | 1987-2007 | no, no, offender, none, yes | 64C | adjust assigned now > 12
64 | all | no, no, offender, one, no | 64A1 | tricks 2
64 | 1987-2007 | no, no, offender, one, yes | 64C | adjust assigned now > 12
64 | all | no, no, offender, several, no | 64A1 | tricks 2
64 | 1987-2007 | no, no, offender, several, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, partner, none, no | 64A2 | tricks 1
64 | 1987-1997 | no, no, partner, none, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, partner, one, no, no | 64A2 | tricks 1
64 | 1987-1997 | no, no, partner, one, no, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, partner, one, yes, no | 64A2 | tricks 2
64 | 1987-1997 | no, no, partner, one, yes, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, partner, several, no, no | 64A2 | tricks 1
64 | 1987-1997 | no, no, partner, several, no, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, partner, several, yes, no | 64A2 | tricks 2
64 | 1987-1997 | no, no, partner, several, yes, yes | 64C | adjust assigned now > 12
64 | all | no, no, opponents, none, no | 64B1 | tricks 0
64 | 1987-2007 | no, no, opponents, none, yes | 64C | adjust assigned now > 12
64 | all | no, no, opponents, one, no | 64A2 | tricks 1
64 | 1987-2007 | no, no, opponents, one, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, opponents, several, no, no | 64A2 | tricks 1
64 | 1987-1997 | no, no, opponents, several, no, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | no, no, opponents, several, yes, no | 64A2 | tricks 2
64 | 1987-1997 | no, no, opponents, several, yes, yes | 64C | adjust assigned now > 12
64 | all | no, same-suit-again, no | 64B2 | tricks 0
64 | 1987-2007 | no, same-suit-again, yes | 64C | adjust assigned now > 12
64 | all | no, faced-card, no | 64B3 | tricks 0
64 | 1987-2007 | no, faced-card, yes | 64C | adjust assigned now > 12
64 | all | no, called-on-next-deal, no | 64B4 | tricks 0
64 | 1987-2007 | no, called-on-next-deal, yes | 64C | adjust assigned now > 12
64 | all | no, round-ended, no | 64B5 | tricks 0
64 | 1987-2007 | no, round-ended, yes | 64C | adjust assigned now > 12
64 | 1987-1997 | yes, no | 62D | correct-revoke, no-suggested-play
64 | all | yes, yes, no | 64B6 | tricks 0
64 | 1987-2007 | yes, yes, yes | 64C | adjust assigned now > 12
64 | 2007-2017 | no, no, partner, no | 64A2 | tricks 1
64 | 2007 | no, no, partner, yes | 64C | adjust assigned now > 12
64 | 2007-2017 | no, no, opponents, several, no | 64A2 | tricks 1
64 | 2007 | no, no, opponents, several, yes | 64C | adjust assigned now > 12
64 | 2007-2017 | no, both-sides-revoked, no | 64B7 | tricks 0
64 | 2007 | no, both-sides-revoked, yes | 64C | adjust assigned now > 12
64 | 2007-2017 | yes, no | 62D | correct-revoke, unauthorised partner
64 | 2017 | no, no, offender, none, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, offender, one, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, offender, several, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, partner, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, none, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, one, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, several, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, same-suit-again, yes | 64C2(a) | adjust assigned now > 12
64 | 2017 | no, faced-card, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, called-on-next-deal, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, round-ended, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, both-sides-revoked, yes | 64C2(b) | adjust assigned now > 12
64 | 2017 | no, corrected-after-both, no | 64B8 | tricks 0
64 | 2017 | no, corrected-after-both, yes | 64C1 | adjust assigned now > 12
64 | 2017 | yes, yes, yes | 64C1 | adjust assigned now > 12
67 | all | no, no-card | 67A1 | supply-card suit
67 | all | no, several-cards, yes | 67A2 | > 45E
67 | all | no, several-cards, no | 67A2 | > 58B
67 | 1987-1997 | yes, too-many-cards, yes | 67B1 | supply-card suit, tricks 0
67 | all | yes, too-many-cards, no, no | 67B1 | supply-card any, tricks 0
67 | 1987-2007 | yes, too-many-cards, no, yes, no-trick | 67B1 | supply-card any, tricks 0
67 | 1987-2007 | yes, too-many-cards, no, yes, one-trick | 67B1 | supply-card any, tricks 1
67 | all | yes, too-few-cards, declarer-side | 67B2 | take-back, held-throughout > 61
67 | all | yes, too-few-cards, defender, no | 67B2 | take-back, held-throughout > 61
67 | all | yes, too-few-cards, defender, yes, yes | 67B2 | take-back, held-throughout, penalty-card major-all > 50C, 50D
67 | all | yes, too-few-cards, defender, yes, no, honour | 67B2 | take-back, held-throughout, penalty-card major > 50D
67 | all | yes, too-few-cards, defender, yes, no, small, inadvertently | 67B2 | take-back, held-throughout, penalty-card minor > 50C
67 | all | yes, too-few-cards, defender, yes, no, small, by-playing-it | 67B2 | take-back, held-throughout, penalty-card major > 50D
67 | 2007-2017 | yes, too-many-cards, yes, no | 67B1 | supply-card suit, tricks 0
67 | 2007 | yes, too-many-cards, yes, yes, no-trick | 67B1 | supply-card suit, tricks 0
67 | 2007 | yes, too-many-cards, yes, yes, one-trick | 67B1 | supply-card suit, tricks 1
67 | 2007-2017 | yes, right-number | 67B3 | restore-cards, adjust adjusted if-it-mattered
67 | 2017 | yes, too-many-cards, yes, yes | 67B1 | supply-card suit, tricks 1
67 | 2017 | yes, too-many-cards, no, yes | 67B1 | supply-card any, tricks 1
68 | all | concession | 68B | > 71
68 | all | claim, yes | 69A | claim-stands
68 | all | claim, no | 68D | > 70
69B | all | yes | 69B | concession-cancelled
69B | all | no, yes | 69B | concession-cancelled
69B | all | no, no | 69B | concession-stands
70 | all | no, no, no | 70A | claim-stands
70 | all | no, no, yes | 70A | doubt-against-claimer
70 | all | no, yes, yes, no | 70A | claim-stands
70 | all | no, yes, yes, yes | 70A | doubt-against-claimer
70 | all | no, yes, no, no, no | 70A | claim-stands
70 | all | no, yes, no, no, yes | 70A | doubt-against-claimer
70 | all | no, yes, no, yes, no, no | 70A | claim-stands
70 | all | no, yes, no, yes, no, yes | 70A | doubt-against-claimer
70 | all | no, yes, no, yes, yes | 70C | doubt-against-claimer
70 | 1987-2007 | yes | 70D | cancel-later-play > 70
70 | 2017 | yes, yes | 68D2b | play-on
70 | 2017 | yes, no | 68D2a | cancel-later-play > 70
71 | 1987-1997 | yes | 71 | concession-cancelled
71 | all | no, yes | 71 | concession-cancelled
71 | 1987-1997 | no, no | 71 | concession-stands
71 | 2007-2017 | no, no, yes | 71 | concession-cancelled
71 | 2007-2017 | no, no, no | 71 | concession-stands
71 | 2007-2017 | yes | 68B2 | concession-cancelled, play-on
12 | all | no | 12C2 | artificial-by-fault
12 | 1987-1997 | yes, no | 12C1 | adjust assigned now
12 | 1987-1997 | yes, yes | 12C1 | adjust split now
12 | 2007-2017 | yes, no, no | 12C1 | adjust assigned now
12 | 2007-2017 | yes, no, yes | 12C1 | adjust weighted now
12 | 2007 | yes, yes | 12C1b | adjust split now
12 | 2017 | yes, yes | 12C1e | adjust split now
15 | 1987-2007 | no, yes | 15B | cancel-result, adjust artificial now
15 | all | no, no, score-stands | 15A | play-on
15 | all | no, no, right-board-later | 15A | play-on, late-play
15 | 1987-2007 | yes, yes | 15C | play-on
15 | 1987-2007 | yes, no | 15C | cancel-result, adjust artificial now
15 | 2017 | no, yes | 15A | cancel-result, adjust artificial now
15 | 2017 | yes, yes | 15B | play-on
15 | 2017 | yes, no | 15B | cancel-result, adjust artificial now
73 | 1997 | no | 73F2 | play-on
73 | 1997 | yes, yes | 73F2 | play-on
73 | 1997 | yes, no, no | 73F2 | play-on
73 | 1997 | yes, no, yes, no | 73F2 | play-on
73 | 1997 | yes, no, yes, yes | 73F2 | adjust assigned now
73 | 2007 | no | 73F | play-on
73 | 2007 | yes, yes | 73F | play-on
73 | 2007 | yes, no, no | 73F | play-on
73 | 2007 | yes, no, yes, no | 73F | play-on
73 | 2007 | yes, no, yes, yes | 73F | adjust assigned now
73 | 2017 | no | 73E2 | play-on
73 | 2017 | yes, yes | 73E2 | play-on
73 | 2017 | yes, no, no | 73E2 | play-on
73 | 2017 | yes, no, yes, no | 73E2 | play-on
73 | 2017 | yes, no, yes, yes | 73E2 | adjust assigned now
75 | 2007-2017 | as-explained | 75C | play-on
75 | 2007-2017 | otherwise | 75B | > 21
75 | 2007-2017 | not-known | 75D | > 21
82 | all | yes, yes | 82C | play-on
82 | all | yes, no | 82C | adjust adjusted now
82 | all | no, yes | 82B | late-play
82 | all | no, no | 82B | not-played
84 | all | no | 84 | > 85
84 | all | yes, no | 84B |
84 | all | yes, yes, chooses-rectification | 84C |
85 | all | yes | 85A | > 84
85 | all | no | 85B | play-on > 92
86 | 1987-1997 | yes, nobody | 86 | cancel-result, adjust artificial now
86 | 1987-1997 | yes, both-sides | 86 | cancel-result, adjust artificial now
86 | 1987-1997 | yes, one-side | 86 | artificial-by-fault
86 | 1987-2007 | no, another-board | 86C | cancel-result, redeal
86 | 1987-1997 | no, adjusted-score, nobody | 86 | cancel-result, adjust artificial now
86 | 1987-1997 | no, adjusted-score, both-sides | 86 | cancel-result, adjust artificial now
86 | 1987-1997 | no, adjusted-score, one-side | 86 | artificial-by-fault
86 | 2007-2017 | yes, no, nobody | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | yes, no, both-sides | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | yes, no, one-side | 86 | artificial-by-fault
86 | 2007-2017 | yes, yes, no, nobody | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | yes, yes, no, both-sides | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | yes, yes, no, one-side | 86 | artificial-by-fault
86 | 2007 | yes, yes, yes | 86D | adjust assigned now
86 | 2007-2017 | no, adjusted-score, no, nobody | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | no, adjusted-score, no, both-sides | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | no, adjusted-score, no, one-side | 86 | artificial-by-fault
86 | 2007-2017 | no, adjusted-score, yes, no, nobody | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | no, adjusted-score, yes, no, both-sides | 86 | cancel-result, adjust artificial now
86 | 2007-2017 | no, adjusted-score, yes, no, one-side | 86 | artificial-by-fault
86 | 2007 | no, adjusted-score, yes, yes | 86D | adjust assigned now
86 | 2017 | yes, yes, yes | 86B | adjust assigned now
86 | 2017 | no, another-board | 86A | cancel-result, redeal
86 | 2017 | no, adjusted-score, yes, yes | 86B | adjust assigned now
87 | all | the-same | 87A | play-on
87 | all | another, yes | 87B | split-field
87 | all | another, no | 87B | cancel-result, adjust artificial now
88 | 1987-1997 | nobody | 88 | adjust artificial now
88 | 1987-1997 | one-side | 88 | artificial-by-fault
88 | all | both-sides | 12C2 | artificial-by-fault
88 | 2007-2017 | nobody | 12C2 | adjust artificial now
88 | 2007-2017 | one-side | 12C2 | artificial-by-fault
90 | all | procedure, warning | 90A | warning
90 | all | procedure, penalty | 90A | penalty may 90A
90 | all | discipline | 91 | > 91
91 | all | penalty | 91A | penalty may 91A
91 | all | suspension | 91A | suspension
91 | all | disqualification | 91B | disqualification
92 | all | no | 92B | appeal-refused
92 | all | yes | 92 | appeal-heard > 93
93 | all | law | 93B3 | appeal-heard
93 | all | judgement, upheld | 93B | ruling-stands
93 | all | judgement, changed | 93B | adjust adjusted now
`;
