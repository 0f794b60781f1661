/**
 * Every way through every procedure, as it is by the table of rulings and the texts of the Laws: the procedure, the
 * editions that have it so, what is answered and chosen in the order of the questions, and what follows.
 */
export const RULED_WAYS = `
6D1 | 1987-1997 | not-both, misdealt, no, no | 6D1 | redeal
6D1 | 1987-1997 | not-both, misdealt, no, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | not-both, misdealt, yes, no | 6F | play-on
6D1 | 1987-1997 | not-both, misdealt, yes, yes, no | 6D1 | redeal
6D1 | 1987-1997 | not-both, misdealt, yes, yes, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | not-both, card-seen, no, no | 6D1 | redeal
6D1 | 1987-1997 | not-both, card-seen, no, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | not-both, card-seen, yes, no | 6F | play-on
6D1 | 1987-1997 | not-both, card-seen, yes, yes, no | 6D1 | redeal
6D1 | 1987-1997 | not-both, card-seen, yes, yes, yes | 86C | adjust adjusted now
6D1 | 1987-1997 | not-both, neither | 6D1 | play-on
6D1 | 1987-1997 | both | 6D1 | play-on > 13
6D1 | 2007-2017 | no, misdealt, no, no | 6D1 | redeal
6D1 | 2007 | no, misdealt, no, yes | 86C | adjust adjusted now
6D1 | 2007-2017 | no, misdealt, yes, no | 6F | play-on
6D1 | 2007-2017 | no, misdealt, yes, yes, no | 6D1 | redeal
6D1 | 2007 | no, misdealt, yes, yes, yes | 86C | adjust adjusted now
6D1 | 2007-2017 | no, card-seen, no, no | 6D1 | redeal
6D1 | 2007 | no, card-seen, no, yes | 86C | adjust adjusted now
6D1 | 2007-2017 | no, card-seen, yes, no | 6F | play-on
6D1 | 2007-2017 | no, card-seen, yes, yes, no | 6D1 | redeal
6D1 | 2007 | no, card-seen, yes, yes, yes | 86C | adjust adjusted now
6D1 | 2007-2017 | no, neither | 6D1 | play-on
6D1 | 2007 | yes | 6D1 | play-on > 13
6D1 | 2017 | no, misdealt, no, yes | 86A | adjust adjusted now
6D1 | 2017 | no, misdealt, yes, yes, yes | 86A | adjust adjusted now
6D1 | 2017 | no, card-seen, no, yes | 86A | adjust adjusted now
6D1 | 2017 | no, card-seen, yes, yes, yes | 86A | adjust adjusted now
6D1 | 2017 | yes | 6D1 | play-on > 13, 16
6D2 | all | shuffled | 6D2 | play-on
6D2 | all | sorted, yes | 6D2 | cancel-result, redeal
6D2 | all | sorted, no | 6D2 | cancel-result, adjust artificial now
6D2 | 1987-2007 | played-before, other-session, yes | 6D2 | cancel-result, redeal
6D2 | 1987-2007 | played-before, other-session, no | 6D2 | cancel-result, adjust artificial now
6D2 | all | played-before, same-event | 6D2 | play-on
6D2 | 2017 | played-before, other-session, no, yes | 6D2 | cancel-result, redeal
6D2 | 2017 | played-before, other-session, no, no | 6D2 | cancel-result, adjust artificial now
6D2 | 2017 | played-before, other-session, yes | 6D2 | play-on
6D3 | all | passed-out | 22 | play-on
6D3 | all | other-reason, no | 6D3 | redeal
6D3 | 1987-2007 | other-reason, yes | 86C | adjust adjusted now
6D3 | 2017 | other-reason, yes | 86A | adjust adjusted now
7B1 | 1987-1997 | yes, thirteen | 7B1 | play-on
7B1 | 1987-1997 | yes, more | 7B1 | > 13, 14A
7B1 | 1987-1997 | yes, fewer | 7B1 | > 13, 14A
7B1 | 1987-1997 | no, thirteen | 7B1 | play-on, penalty may 90B7
7B1 | 1987-1997 | no, more | 7B1 | penalty may 90B7 > 13, 14A
7B1 | 1987-1997 | no, fewer | 7B1 | penalty may 90B7 > 13, 14A
7B1 | 2007-2017 | counted, thirteen | 7B2 | play-on
7B1 | 2007-2017 | counted, more | 7B2 | > 13, 14A
7B1 | 2007-2017 | counted, fewer | 7B2 | > 13, 14A
7B1 | 2007-2017 | not-counted, thirteen | 7B2 | play-on, penalty may 90B7
7B1 | 2007-2017 | not-counted, more | 7B2 | penalty may 90B7 > 13, 14A
7B1 | 2007-2017 | not-counted, fewer | 7B2 | penalty may 90B7 > 13, 14A
7B3 | 1987-1997 | permitted | 7B2 | play-on
7B3 | 1987-1997 | not-permitted, no | 7B2 | restore-cards, penalty may 90B5
7B3 | 1987-1997 | not-permitted, yes | 7B2 | restore-cards, unauthorised offending-side, adjust adjusted if-it-mattered, penalty may 90B5
7B3 | 2007-2017 | yes | 7B3 | play-on
7B3 | 2007-2017 | no, no | 7B3 | restore-cards, penalty may 90B5
7B3 | 2007-2017 | no, yes | 7B3 | restore-cards, unauthorised offending-side, adjust adjusted if-it-mattered, penalty may 90B5
7C | all | before-play | 7C | restore-cards, penalty may 90B6 > 13
7C | all | after-play, no | 7C | restore-cards, penalty may 90B6 > 13
7C | all | after-play, yes | 87 | restore-cards, split-field, penalty may 90B6, as-regulated
8B | all | no | 8B | play-on
8B | all | yes, begun | 8B | play-on
8B | 1987-1997 | yes, not-begun, late-play | 8B | late-play
8B | 1987-1997 | yes, not-begun, not-played | 8B | not-played
8B | all | yes, not-begun, artificial-score | 12C | artificial-by-fault, penalty may 90B2
8B | 2007-2017 | yes, not-begun, late-play | 8B2 | late-play
8B | 2007-2017 | yes, not-begun, not-played | 8B2 | not-played
8C | all | no | 8C | > 79
8C | all | yes | 8C | session-over
9 | all | a-player, nothing | 9B1 | rule-on-it
9 | all | a-player, offender-corrected | 9C | rule-on-it, correction-may-cost-more
9 | all | a-player, players-settled | 10B | > 10
9 | all | a-player, other-side-acted | 11A | > 11
9 | all | dummy-in-play | 43A1 | > 43
9 | 1987-1997 | a-spectator | 11B | > 11
9 | 1987-1997 | only-the-director | 81C6 | rule-on-it
9 | 2007-2017 | a-spectator | 81C3 | rule-on-it
9 | 2007-2017 | only-the-director | 81C3 | rule-on-it
10 | all | players-settled, let-it-stand | 10B | settlement-stands
10 | all | players-settled, cancel-it | 10B | settlement-cancelled, rule-on-it
10 | all | has-an-option, no | 10C | options-explained
10 | all | has-an-option, yes | 10C2 | options-explained, unauthorised partner, adjust adjusted if-it-mattered
10 | 1987-1997 | offenders-profit | 72A5 | play-on, could-have-known 72B1
10 | 2007 | offenders-profit | 10C4 | play-on, could-have-known 23
10 | 2017 | offenders-profit | 10C4 | play-on, could-have-known 72C
11 | 1987-1997 | no-spectator, no | 11A | rule-on-it
11 | 1987-1997 | no-spectator, yes, cannot-have-gained, right-lost | 11A | rectification-lost, penalty may 90
11 | 1987-1997 | no-spectator, yes, cannot-have-gained, right-kept | 11A | rule-on-it
11 | 1987-1997 | no-spectator, yes, may-have-gained | 11A | rectification-lost, penalty may 90
11 | 1987-1997 | of-the-other-side, right-lost | 11B1 | rectification-lost, penalty may 90
11 | 1987-1997 | of-the-other-side, right-kept | 11B1 | rule-on-it
11 | 1987-1997 | of-the-offenders, right-lost | 11B2 | correction-lost, penalty may 90
11 | 1987-1997 | of-the-offenders, right-kept | 11B2 | rule-on-it
11 | 2007-2017 | no | 11A | rule-on-it
11 | 2007 | yes, cannot-have-gained, right-lost | 11A | rectification-lost, penalty may 90
11 | 2007 | yes, cannot-have-gained, right-kept | 11A | rule-on-it
11 | 2007 | yes, may-have-gained | 11A | rectification-lost, penalty may 90
11 | 2017 | yes, no, right-lost | 11A | rectification-lost, penalty may 90
11 | 2017 | yes, no, right-kept | 11A | rule-on-it
11 | 2017 | yes, yes | 11A | adjust split now, only-the-gain-is-taken, penalty may 90
13 | 1987-1997 | one-short-others-right | 13 | > 14A
13 | 1987-1997 | wrong-otherwise, after-play | 13C | cancel-result, adjust artificial now, penalty due 90
13 | 1987-1997 | wrong-otherwise, before-end-of-play, yes | 13 | adjust artificial now, penalty may 90
13 | 1987-1997 | wrong-otherwise, before-end-of-play, no, no | 13A | redeal
13 | 1987-1997 | wrong-otherwise, before-end-of-play, no, yes, not-then-seen | 13A | restore-cards, play-on
13 | 1987-1997 | wrong-otherwise, before-end-of-play, no, yes, then-seen, no, yes | 13B1 | restore-cards, play-on
13 | 1987-1997 | wrong-otherwise, before-end-of-play, no, yes, then-seen, no, no | 13B2 | adjust artificial now, penalty may 90
13 | 1987-1997 | wrong-otherwise, before-end-of-play, no, yes, then-seen, yes | 13B2 | adjust artificial now, penalty may 90
13 | 2007-2017 | short-only | 13 | > 14A
13 | 2007 | too-many-and-too-few, after-play | 13C | cancel-result, adjust adjusted now, penalty due 90 > 86
13 | 2007 | too-many-and-too-few, before-end-of-play, yes, yes | 13A | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered
13 | 2007 | too-many-and-too-few, before-end-of-play, yes, no | 13B | adjust adjusted now, penalty may 90
13 | 2007 | too-many-and-too-few, before-end-of-play, no, not-then-seen | 13D1 | restore-cards, play-on, unauthorised partner
13 | 2007 | too-many-and-too-few, before-end-of-play, no, then-seen, no | 13D2a | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered, penalty may 90
13 | 2007 | too-many-and-too-few, before-end-of-play, no, then-seen, yes | 13D2b | adjust artificial now, penalty may 90
13 | 2007 | surplus-card, no | 13F | remove-card, play-on
13 | 2007 | surplus-card, yes | 13F | remove-card, adjust adjusted if-it-mattered
13 | 2017 | too-many-and-too-few, after-play | 13D | cancel-result, adjust adjusted now, penalty due 90 > 86
13 | 2017 | too-many-and-too-few, before-end-of-play, yes, yes | 13B1 | restore-cards, play-on, unauthorised partner, adjust adjusted if-it-mattered
13 | 2017 | too-many-and-too-few, before-end-of-play, yes, no | 13B2 | adjust assigned now, penalty may 90
13 | 2017 | too-many-and-too-few, before-end-of-play, no, not-then-seen | 13A1 | restore-cards, play-on
13 | 2017 | too-many-and-too-few, before-end-of-play, no, then-seen | 13A2 | restore-cards, play-on, unauthorised partner, adjust assigned if-it-mattered, penalty may 90
13 | 2017 | surplus-card, no | 13C | remove-card, play-on
13 | 2017 | surplus-card, yes | 13C | remove-card, adjust adjusted if-it-mattered
14A | all | yes | 14B | > 14B
14A | all | no, found | 14A | restore-cards, play-on, unauthorised partner
14A | all | no, not-found | 14A | replace-card, play-on, unauthorised partner
14B | all | among-played | 14B1 | > 67
14B | 1987-1997 | elsewhere, no | 14B | restore-cards, held-throughout, play-on
14B | 1987-1997 | elsewhere, yes | 14B | restore-cards, held-throughout, penalty may 90 > 61, 50B
14B | 1987-1997 | not-found, no | 14B | replace-card, held-throughout, play-on
14B | 1987-1997 | not-found, yes | 14B | replace-card, held-throughout, penalty may 90 > 61, 50B
14B | 2007-2017 | elsewhere, could-not | 14B | restore-cards, held-throughout, play-on, unauthorised partner
14B | 2007-2017 | elsewhere, could | 14B | restore-cards, held-throughout, penalty may 90, unauthorised partner > 61, 50B
14B | 2007-2017 | not-found, could-not | 14B | replace-card, held-throughout, play-on, unauthorised partner
14B | 2007-2017 | not-found, could | 14B | replace-card, held-throughout, penalty may 90, unauthorised partner > 61, 50B
16 | 1987-1997 | partner, nothing-extraneous | 16 | play-on
16 | 2007-2017 | partner, nothing-extraneous | 16A1 | play-on
16 | 1987-1997 | partner, extraneous-information, no | 16A | play-on
16 | 1987-1997 | partner, extraneous-information, yes, not-suggested | 16A | play-on
16 | 1987-1997 | partner, extraneous-information, yes, suggested, no | 16A | play-on
16 | 1987-1997 | partner, extraneous-information, yes, suggested, yes | 16A2 | adjust assigned now
16 | 1987-1997 | elsewhere, could-not-interfere | 16B | play-on
16 | 1987-1997 | elsewhere, could-interfere, change-places | 16B1 | positions-changed
16 | 1987-1997 | elsewhere, could-interfere, appoint-substitute | 16B2 | substitute-plays
16 | 1987-1997 | elsewhere, could-interfere, artificial-score | 16B3 | artificial-by-fault
16 | 2007-2017 | partner, extraneous-information, yes, not-suggested | 16B1 | play-on
16 | 2007-2017 | partner, extraneous-information, no | 16B1 | play-on
16 | 2007 | elsewhere, no | 16C1 | play-on
16 | 2007 | elsewhere, yes, no, change-places | 16C2a | positions-changed
16 | 2007 | elsewhere, yes, no, order-redeal | 16C2b | redeal
16 | 2007 | elsewhere, yes, no, play-and-see | 16C2c | play-on, adjust adjusted if-it-mattered
16 | 2007 | elsewhere, yes, no, adjusted-score | 16C2d | artificial-by-fault
16 | 2007 | elsewhere, yes, yes | 16C3 | play-on, adjust adjusted if-it-mattered
16 | 2017 | elsewhere, no | 16D1 | play-on
16 | 2017 | elsewhere, yes, before-any-call, change-places | 16D2a | positions-changed
16 | 2017 | elsewhere, yes, before-any-call, order-redeal | 16D2b | redeal
16 | 2017 | elsewhere, yes, before-any-call, play-and-see | 16D2c | play-on, adjust adjusted if-it-mattered
16 | 2017 | elsewhere, yes, before-any-call, adjusted-score | 16D2d | adjust adjusted now
16 | 2017 | elsewhere, yes, after-a-call, play-and-see | 16D3 | play-on, adjust adjusted if-it-mattered
16 | 2017 | elsewhere, yes, after-a-call, adjusted-score | 16D3 | adjust adjusted now
16 | 1997 | withdrawn-call-or-play, side-not-at-fault | 16C1 | authorised non-offending-side
16 | 2017 | withdrawn-call-or-play, side-not-at-fault | 16C1 | authorised non-offending-side
16 | 1997 | withdrawn-call-or-play, offending-side, no | 16C2 | play-on
16 | 2017 | withdrawn-call-or-play, offending-side, no | 16C2 | play-on
16 | 1997 | withdrawn-call-or-play, offending-side, yes, not-suggested | 16C2 | play-on
16 | 2017 | withdrawn-call-or-play, offending-side, yes, not-suggested | 16C2 | play-on
16 | 1997 | withdrawn-call-or-play, offending-side, yes, suggested, no | 16C2 | play-on
16 | 1997 | withdrawn-call-or-play, offending-side, yes, suggested, yes | 16C2 | adjust assigned now
16 | 2007-2017 | partner, extraneous-information, yes, suggested, no-advantage | 16B1 | play-on
16 | 2007-2017 | partner, extraneous-information, yes, suggested, advantage | 16B3 | adjust assigned now
16 | 2007 | withdrawn-call-or-play, side-not-at-fault | 16D1 | authorised non-offending-side
16 | 2007 | withdrawn-call-or-play, offending-side, no | 16D2 | play-on
16 | 2007 | withdrawn-call-or-play, offending-side, yes, not-suggested | 16D2 | play-on
16 | 2007 | withdrawn-call-or-play, offending-side, yes, suggested, no-advantage | 16D2 | play-on
16 | 2007 | withdrawn-call-or-play, offending-side, yes, suggested, advantage | 16D2 | adjust assigned now
16 | 2017 | withdrawn-call-or-play, offending-side, yes, suggested, no-advantage | 16C2 | play-on
16 | 2017 | withdrawn-call-or-play, offending-side, yes, suggested, advantage | 16C2 | adjust assigned now
17 | 1987-1997 | cards-of-another-board, being-played, nobody | 17D | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, left-opponent, does-not-differ | 17D | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, left-opponent, differs | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | cards-of-another-board, whose-cards-they-were, does-not-differ | 17D | play-on, penalty may 90
17 | 1987-1997 | cards-of-another-board, whose-cards-they-were, differs | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | cards-of-another-board, being-played, partner-too | 17D | adjust artificial now, penalty may 90
17 | 1987-1997 | pass-out-of-turn-ended-it | 34 | > 34
17 | all | whether-it-is-over | 22 | > 22
17 | 2007 | cards-of-another-board, being-played, nobody | 17D2 | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 2007 | cards-of-another-board, being-played, left-opponent, no | 17D2 | call-cancelled-and-made-anew, auction-goes-on, penalty may 90
17 | 2007 | cards-of-another-board, being-played, left-opponent, yes | 17D2 | adjust artificial now, penalty may 90
17 | 2007 | cards-of-another-board, being-played, partner-too | 17D2 | adjust artificial now, penalty may 90
17 | 2007 | cards-of-another-board, whose-cards-they-were, no | 17D3 | play-on, penalty may 90
17 | 2007 | cards-of-another-board, whose-cards-they-were, yes | 17D3 | adjust artificial now, penalty may 90
17 | 2007-2017 | pass-out-of-turn-ended-it | 17 | > 34
17 | 2017 | cards-of-another-board | 15A | > 15A
18 | all | sufficient | 18C | auction-goes-on
18 | all | too-low | 18D | > 27
18 | all | above-seven | 38 | > 38
18 | all | made-in-another-way | 18F | as-regulated
19 | all | of-the-last-bid | 19A1 | auction-goes-on
19 | all | of-something-else | 19A1 | > 36
19 | all | of-a-bid-named-wrongly | 19A3 | double-of-last-bid
19 | all | followed-by-a-bid | 19C | double-is-gone
20 | all | call-not-understood | 20A | call-is-made-clear
20 | all | review, own-turn-to-call | 20B | opponent-restates-all
20 | all | review, when-bound-to-pass | 20B | not-entitled-now
20 | all | review, first-turn-to-play | 20C2 | opponent-restates-all
20 | all | review, later-in-the-play | 41C | contract-is-told
20 | all | review, not-at-own-turn | 20B | not-entitled-now
20 | all | review-was-wrong, no | 20E | review-is-corrected
20 | all | review-was-wrong, yes | 20E | adjust assigned now
20 | 1987-1997 | explanation, own-turn-to-call | 20F1 | partner-explains, as-regulated
20 | 1987-1997 | explanation, before-the-lead-is-faced, no | 20F2 | partner-explains, as-regulated
20 | all | explanation, before-the-lead-is-faced, yes | 41B | not-entitled-now
20 | 1987-1997 | explanation, own-turn-to-play | 20F2 | partner-explains, as-regulated
20 | all | explanation, not-at-own-turn | 20F | not-entitled-now, unauthorised askers-partner
20 | 1987-1997 | own-explanation-wrong | 75D1 | corrected-at-once > 21
20 | 1987-1997 | partners-explanation-wrong, of-declarers-side | 75D2 | corrected-after-final-pass > 21
20 | 1987-1997 | partners-explanation-wrong, a-defender | 75D2 | corrected-after-play > 21
20 | 2007-2017 | explanation, own-turn-to-call, the-whole-auction | 20F1 | partner-explains, as-regulated
20 | 2007-2017 | explanation, own-turn-to-call, one-call | 20F3 | partner-explains, unauthorised askers-partner
20 | 2007-2017 | explanation, before-the-lead-is-faced, no, the-whole-auction | 20F2 | partner-explains, as-regulated
20 | 2007-2017 | explanation, before-the-lead-is-faced, no, one-call | 20F3 | partner-explains, unauthorised askers-partner
20 | 2007-2017 | explanation, own-turn-to-play, the-whole-auction | 20F2 | partner-explains, as-regulated
20 | 2007-2017 | explanation, own-turn-to-play, one-call | 20F3 | partner-explains, unauthorised askers-partner
20 | 2007-2017 | explanation, for-partners-sake | 20G | not-entitled-now, unauthorised askers-partner, penalty may 90
20 | 2007 | own-explanation-wrong | 20F4 | corrected-at-once > 21
20 | 2007-2017 | partners-explanation-wrong, of-declarers-side | 20F5 | corrected-after-final-pass > 21
20 | 2007-2017 | partners-explanation-wrong, a-defender | 20F5 | corrected-after-play > 21
20 | 2017 | own-explanation-wrong | 20F4 | corrected-by-the-lead > 21
21 | all | own-misunderstanding | 21A | play-on
21 | all | opponent, still-open, not-influenced | 21B1 | play-on
21 | all | opponent, still-open, influenced | 21B1 | call-may-change, later-calls-may-change, unauthorised offending-side
21 | all | opponent, too-late, no | 21B3 | play-on
21 | all | opponent, too-late, yes | 21B3 | adjust assigned now
22 | 1987-1997 | four-passes | 22A | board-passed-out
22 | 1987-1997 | bid-and-three-passes, yes | 22B | > 34
22 | 1987-1997 | bid-and-three-passes, no, no | 22B | last-bid-is-contract, questions-before-the-lead
22 | 1987-1997 | bid-and-three-passes, no, yes | 17E | last-bid-is-contract, play-has-begun
22 | 2007 | four-passes | 22A1 | board-passed-out
22 | 2007 | bid-and-three-passes, yes | 22A2 | > 34
22 | 2007 | bid-and-three-passes, no, no | 22A2 | last-bid-is-contract, questions-before-the-lead
22 | 2007 | bid-and-three-passes, no, yes | 22B1 | last-bid-is-contract, play-has-begun
22 | 2017 | four-passes | 22B | board-passed-out
22 | 2017 | bid-and-three-passes, yes | 22A | > 34
22 | 2017 | bid-and-three-passes, no, no | 22A | last-bid-is-contract, questions-before-the-lead
22 | 2017 | bid-and-three-passes, no, yes | 17D1 | last-bid-is-contract, play-has-begun
23 | 1987-1997 | not-foreseeable | 23 | play-on
23 | 1987-1997 | foreseeable, no | 23 | play-on
23 | 1987-1997 | foreseeable, yes | 23 | adjust adjusted now
23 | 2007 | no | 23 | play-on
23 | 2007 | yes, no | 23 | play-on
23 | 2007 | yes, yes | 23 | adjust adjusted now
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
25 | 1997-2007 | yes, yes, yes | 25A | first-call-stands
25 | 1997-2007 | yes, yes, no | 25A | second-call-stands, later-calls-may-change, unauthorised offending-side
25 | 1997-2007 | yes, no, accept | 25B1 | second-call-stands
25 | 1997 | yes, no, refuse, no | 25B2a | rule-on-it
25 | 1997 | yes, no, refuse, yes, lets-first-call-stand | 25B2b1 | first-call-stands, must-pass partner next-turn, could-have-known 23 > 26
25 | 1997 | yes, no, refuse, yes, makes-another-call | 25B2b2 | call-replaced, unauthorised partner, adjust adjusted if-it-mattered, at-most-average-minus > 26
25 | 1997-2007 | no, accept | 25B1 | second-call-stands
25 | 2007 | no, refuse | 25B2 | first-call-stands, unauthorised partner
25 | 2017 | no, accept-the-change | 25B1 | second-call-stands, unauthorised partner > 26
25 | 2017 | no, refuse-the-change | 25B2 | first-call-stands, unauthorised partner > 26
25 | 1997 | no, refuse, no | 25B2a | rule-on-it
25 | 1997 | no, refuse, yes, lets-first-call-stand | 25B2b1 | first-call-stands, must-pass partner next-turn, could-have-known 23 > 26
25 | 1997 | no, refuse, yes, makes-another-call | 25B2b2 | call-replaced, unauthorised partner, adjust adjusted if-it-mattered, at-most-average-minus > 26
25 | 2007 | yes, no, refuse | 25B2 | first-call-stands, unauthorised partner
25 | 2017 | yes, yes | 25A | first-call-stands
25 | 2017 | yes, no | 25A | second-call-stands, later-calls-may-change, unauthorised offending-side
26 | all | of-declarers-side | 26 | any-lead
26 | 1987-2007 | a-defender, no | 26 | any-lead
26 | 1987-2007 | a-defender, yes, no, forbid-one-suit | 26B | no-lead-of-suit
26 | 1987-2007 | a-defender, yes, no, any-lead | 26 | any-lead
26 | 1987-2007 | a-defender, yes, yes, yes | 26A1 | any-lead, unauthorised partner
26 | 1987-2007 | a-defender, yes, yes, no, require-suit | 26A2 | lead-suit
26 | 1987-2007 | a-defender, yes, yes, no, forbid-suit | 26A2 | no-lead-of-suit
26 | 1987-2007 | a-defender, yes, yes, no, any-lead | 26 | any-lead
26 | 2017 | a-defender, yes | 26A | any-lead, adjust assigned if-it-mattered
26 | 2017 | a-defender, no, forbid-unnamed-suit | 26B | no-lead-of-unnamed-suit
26 | 2017 | a-defender, no, any-lead | 26B | any-lead
27 | all | accept | 27A | call-stands
27 | 1987-1997 | refuse, lowest-in-denomination, not-conventional | 27B1 | call-replaced, adjust assigned if-it-mattered
27 | 1987-1997 | refuse, lowest-in-denomination, conventional | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2017 | refuse, lowest-of-what-it-specified | 27B1a | call-replaced, adjust assigned if-it-mattered
27 | 1987-1997 | refuse, other-bid-or-pass | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 1987-1997 | refuse, double | 27B3 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007 | refuse, lowest-in-denomination, yes | 27B1a | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, lowest-in-denomination, no, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, lowest-in-denomination, no, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007-2017 | refuse, other-bid-or-pass, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, other-bid-or-pass, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2007-2017 | refuse, double, yes | 27B1b | call-replaced, adjust assigned if-it-mattered
27 | 2007 | refuse, double, no | 27B3 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2017 | refuse, other-bid-or-pass, no | 27B2 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
27 | 2017 | refuse, double, no | 27B3 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
27 | 2007-2017 | refuse, another-insufficient-bid, accepted | 27A | call-stands
27 | 2007 | refuse, another-insufficient-bid, not-accepted | 27B4 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
27 | 2017 | refuse, another-insufficient-bid, not-accepted | 27B4 | call-replaced, must-pass partner throughout, could-have-known 72C > 26
28 | all | right-opponent-must-pass | 28A | call-stands
28 | 1987-1997 | after-a-call-out-of-turn | 28B | call-stands, opponents-call-cancelled, rectification-lost
28 | all | another-players-turn | 28 | > 29
28 | 2007-2017 | after-a-call-out-of-turn | 28B | call-stands, opponents-call-cancelled, rectification-lost, unauthorised offending-side
29 | all | accept | 29A | call-stands
29 | all | refuse, pass | 29B | call-cancelled > 30
29 | all | refuse, bid | 29B | call-cancelled > 31
29 | all | refuse, double | 29B | call-cancelled > 32
29 | 1997-2017 | refuse, artificial-bid-or-double | 29C | call-cancelled, denomination-shown-counts > 31, 32
30 | all | more-than-a-pass | 30C | > 31
30 | 1987-2007 | no-more-than-a-pass, no | 30A | must-pass offender next-turn, could-have-known 23
30 | 1987-2007 | no-more-than-a-pass, yes, right-opponent | 30B1 | must-pass offender next-turn, could-have-known 23
30 | 1987-2007 | no-more-than-a-pass, yes, own-partner | 30B2 | must-pass offender throughout, could-have-known 23, no-double partner
30 | 1987-2007 | no-more-than-a-pass, yes, left-opponent | 30B3 | > 25
30 | 2017 | no-more-than-a-pass, right-opponent | 30A | must-pass offender next-turn, could-have-known 72C
30 | 2017 | no-more-than-a-pass, own-partner, yes | 30B1b | auction-goes-on, adjust assigned if-it-mattered
30 | 2017 | no-more-than-a-pass, own-partner, no | 30B1b | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
30 | 2017 | no-more-than-a-pass, left-opponent, yes | 30B2 | > 25
30 | 2017 | no-more-than-a-pass, left-opponent, no, yes | 30B1b | auction-goes-on, adjust assigned if-it-mattered
30 | 2017 | no-more-than-a-pass, left-opponent, no, no | 30B1b | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
31 | all | right-opponent, passed | 31A1 | call-repeated
31 | 1987-2007 | right-opponent, called, yes | 31A2a | must-pass partner next-turn, could-have-known 23
31 | 1987-1997 | right-opponent, called, no | 31A2b | must-pass partner throughout, could-have-known 23 > 26
31 | 1987-2007 | own-partner | 31B | must-pass partner throughout, could-have-known 23 > 26
31 | 1987-2007 | left-opponent, yes | 31B | > 25
31 | 1987-2007 | left-opponent, no | 31B | must-pass partner throughout, could-have-known 23 > 26
31 | 2017 | right-opponent, called, yes | 31A2a | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | right-opponent, called, no | 31A2b | must-pass partner next-turn, could-have-known 72C > 26
31 | 2017 | own-partner, yes | 31B | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | own-partner, no | 31B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
31 | 2017 | left-opponent, yes | 31C | > 25
31 | 2017 | left-opponent, no, yes | 31B | auction-goes-on, adjust assigned if-it-mattered
31 | 2017 | left-opponent, no, no | 31B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
31 | 2007 | right-opponent, called, another-denomination | 31A2b | must-pass partner throughout, could-have-known 23 > 26
32 | 1987-2007 | right-opponent, passed | 32B1 | call-repeated
32 | 1987-2007 | right-opponent, called | 32B2 | must-pass partner throughout, could-have-known 23 > 26
32 | 1987-2007 | own-partner | 32A | must-pass partner throughout, could-have-known 23 > 26
32 | 1987-2007 | left-opponent, yes | 32 | > 25
32 | 1987-2007 | left-opponent, no | 32A | must-pass partner throughout, could-have-known 23 > 26
32 | 2017 | right-opponent, passed | 32A1 | call-repeated
32 | 2017 | right-opponent, called, yes | 32A2a | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | right-opponent, called, no | 32A2b | must-pass partner next-turn, could-have-known 72C > 26
32 | 2017 | own-partner, yes | 32B | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | own-partner, no | 32B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
32 | 2017 | left-opponent, yes | 32C | > 25
32 | 2017 | left-opponent, no, yes | 32B | auction-goes-on, adjust assigned if-it-mattered
32 | 2017 | left-opponent, no, no | 32B | unauthorised partner, must-pass partner next-turn, could-have-known 72C > 26
33 | all | no | 33 | > 29
33 | all | yes, yes | 33 | both-calls-in-turn
33 | all | yes, no | 33 | counts-as-the-later-call > 29
34 | 1987-1997 | yes | 34 | passes-cancelled, missed-player-calls
34 | 1987-1997 | no | 34 | > 22
34 | 2007 | yes | 17E2 | passes-cancelled, missed-player-calls
34 | 2007 | no | 17E2 | > 22
34 | 2017 | yes | 17D3 | passes-cancelled, missed-player-calls
34 | 2017 | no | 17D3 | > 22
35 | all | a-double | 35 | > 36
35 | all | of-who-must-pass | 35 | > 37
35 | all | above-seven | 35 | > 38
35 | all | after-the-final-pass | 35 | > 39
36 | 1987-1997 | yes | 35A | call-cancelled, later-calls-cancelled
36 | 1987-1997 | no | 36 | call-replaced, must-pass partner throughout, could-have-known 23 > 26
36 | 2007 | yes | 36A | call-cancelled, later-calls-cancelled
36 | 2007 | no | 36B | call-replaced, must-pass partner throughout, could-have-known 23 > 26
36 | 2017 | not-faced-yet, yes | 36A | call-cancelled, later-calls-cancelled
36 | 2017 | not-faced-yet, no | 36B | call-replaced, must-pass partner throughout, could-have-known 72C > 26
36 | 2017 | faced-already | 36C | scored-without-it
37 | 1987-1997 | yes | 35B | call-stands, must-pass offender as-before
37 | 1987-1997 | no | 37 | pass-replaces, must-pass both throughout, could-have-known 23 > 26
37 | 2007-2017 | yes | 37A | call-stands, must-pass offender as-before
37 | 2007 | no | 37B | pass-replaces, must-pass both throughout, could-have-known 23 > 26
37 | 2017 | no | 37B | pass-replaces, must-pass both throughout, could-have-known 72C > 26
38 | 1987-1997 | yes | 35C | later-calls-cancelled, pass-replaces, auction-goes-on
38 | 1987-2007 | no | 38 | pass-replaces, must-pass both throughout, could-have-known 23 > 26
38 | 2007-2017 | yes | 38 | later-calls-cancelled, pass-replaces, must-pass both throughout
38 | 2017 | no | 38 | pass-replaces, must-pass both throughout, could-have-known 72C > 26
39 | 1987-1997 | pass-or-of-declarers-side | 39A | auction-is-over
39 | 1987-1997 | other-of-defenders, yes | 35D | auction-is-over
39 | 1987-1997 | other-of-defenders, no | 39B | auction-is-over > 26
39 | 2007-2017 | pass-or-of-declarers-side | 39B | auction-is-over
39 | 2007-2017 | other-of-defenders, yes | 39B | auction-is-over
39 | 2007 | other-of-defenders, no | 39C | auction-is-over, could-have-known 23 > 26
39 | 2017 | other-of-defenders, no | 39C | auction-is-over, could-have-known 72C > 26
40 | all | nothing | 40A | play-on
40 | 1987-1997 | not-disclosed, no | 40C | play-on, penalty may 90, as-regulated
40 | 1987-1997 | not-disclosed, yes | 40C | adjust assigned now, penalty may 90, as-regulated
40 | 1987-1997 | not-allowed, no | 40D | play-on, penalty may 90, as-regulated
40 | 1987-1997 | not-allowed, yes | 40D | adjust adjusted now, penalty may 90, as-regulated
40 | 2007 | not-disclosed, no | 40B4 | play-on, penalty may 90, as-regulated
40 | 2007 | not-disclosed, yes | 40B4 | adjust assigned now, penalty may 90, as-regulated
40 | 2007 | not-allowed, no | 40B5 | play-on, penalty may 90, as-regulated
40 | 2007 | not-allowed, yes | 40B5 | adjust adjusted now, penalty may 90, as-regulated
40 | 2017 | not-disclosed, not-damaged | 40B3a | play-on, penalty may 90, as-regulated
40 | 2017 | not-disclosed, damaged | 40B3a | adjust assigned now, penalty may 90, as-regulated
40 | 2017 | not-allowed, not-damaged | 40B4 | play-on, penalty may 90, as-regulated
40 | 2017 | not-allowed, damaged | 40B4 | adjust adjusted now, penalty may 90, as-regulated
41 | all | faced-at-once | 41A | lead-stands, as-regulated
41 | 1987 | wants-lead-back, of-an-irregularity | 41A | take-back
41 | all | wants-lead-back, of-a-change-of-mind | 41A | lead-stands
41 | all | lead-out-of-turn | 54 | > 54
41 | all | question-before-it-is-faced, no | 41B | opponent-restates-all, partner-explains
41 | all | question-before-it-is-faced, yes | 41B | not-entitled-now
41 | all | question-later, the-contract | 41C | contract-is-told
41 | all | question-later, calls-or-explanations | 41B | > 20
41 | all | dummys-hand, no | 41D | dummy-is-put-in-order
41 | all | dummys-hand, yes | 41D | restore-cards, held-throughout, adjust adjusted if-it-mattered > 61
41 | 1997-2017 | wants-lead-back, of-an-irregularity | 41A | take-back > 47
42 | all | gave-facts-to-the-director | 42A1 | play-on
42 | all | asked-declarer-about-a-revoke, no | 42B1 | play-on
42 | all | asked-declarer-about-a-revoke, yes | 43B2b | > 43
42 | all | tried-to-prevent-an-irregularity, no | 42B2 | play-on
42 | all | tried-to-prevent-an-irregularity, yes | 43B2a | > 43
42 | all | drew-attention-after-play | 42B3 | rule-on-it
42 | all | anything-else | 43A | > 43
43 | all | drew-attention-in-play | 43B1 | rule-on-it, penalty may 90
43 | all | took-part-in-the-play | 43B1 | unauthorised partner, adjust adjusted if-it-mattered, penalty may 90
43 | all | saw-another-hand | 43B1 | dummy-loses-rights, penalty may 90
43 | all | then-warned-of-the-wrong-hand | 43B2a | defenders-choose-the-hand, penalty may 90
43 | all | then-asked-about-a-revoke, no | 43B2b | play-on, penalty may 90
43 | all | then-asked-about-a-revoke, yes | 43B2b | correct-revoke, penalty may 90 > 64
43 | 1987-1997 | then-drew-attention | 43B3 | rectification-lost, adjust assigned if-it-mattered, penalty may 90
43 | 2007-2017 | then-drew-attention | 43B3 | play-on, adjust split if-it-mattered, only-the-gain-is-taken, penalty may 90
43 | 2007-2017 | was-shown-a-defenders-hand | 43A3 | play-on, penalty may 90
44 | all | suit-not-followed | 44C | > 61
44 | all | led-by-the-wrong-hand | 44G | > 53, 54
44 | 1987 | played-before-the-turn | 44B | > 57A
44 | all | who-won-it, yes | 44E | highest-trump-wins
44 | all | who-won-it, no | 44F | highest-of-suit-led-wins
44 | 1997-2017 | played-before-the-turn | 44B | > 57A, 57D
45C | all | held-by-a-defender, yes | 45C1 | card-played
45C | all | held-by-a-defender, no | 45C1 | take-back
45C | all | held-by-declarer, yes | 45C2 | card-played
45C | all | held-by-declarer, no | 45C2 | take-back
45C | all | named, no | 45C4a | card-played
45C | 1987-2007 | placed-by-dummy-unnamed, no | 45D | named-card-is-played, later-cards-may-change
45C | 1987-2007 | placed-by-dummy-unnamed, yes | 45D | play-on
45C | 1997-2017 | named, yes | 45C4b | > 47
45C | all | touched-in-dummy, not-on-purpose | 45C3 | take-back
45C | all | touched-in-dummy, on-purpose | 45C3 | card-played
45C | 2017 | placed-by-dummy-unnamed, before-both-played-on | 45D1 | named-card-is-played, later-cards-may-change
45C | 2017 | placed-by-dummy-unnamed, after-both-played-on | 45D2 | play-on > 61
45C | 1987 | named, meant-another, after-a-pause | 45C4b | card-played
45C | 1987 | named, meant-another, without-a-pause | 45C4b | take-back, later-cards-may-change
46 | all | yes | 46B | card-as-meant
46 | all | no, suit-alone | 46B2 | lowest-of-named-suit
46 | all | no, rank-alone, yes | 46B3a | suit-of-last-trick
46 | all | no, rank-alone, no | 46B3b | card-of-named-rank
46 | all | no, high-low-or-win | 46B1 | highest-lowest-or-winning
46 | all | no, any-card, names-the-card | 46B5 | card-played
46 | all | no, any-card, leaves-it | 46B5 | named-anew
46 | all | no, not-in-dummy | 46B4 | named-anew
47 | 1997-2017 | a-rectification-requires-it, declarer-side | 47A | take-back
47 | 1997-2017 | a-rectification-requires-it, defender | 47A | > 49
47 | 1997-2017 | the-play-was-illegal, declarer-side | 47B | take-back
47 | 1997-2017 | the-play-was-illegal, defender | 47B | > 49
47 | 2007 | named-another-than-meant, yes | 45C4b | card-played
47 | 2007 | named-another-than-meant, no, yes | 47C | take-back
47 | 2007 | named-another-than-meant, no, no | 45C4b | card-played
47 | 1997-2017 | opponent-changed-card | 47D | take-back
47 | 1997 | wrong-explanation, no | 47E2a | take-back
47 | 1997 | wrong-explanation, yes | 47E2b | card-played, adjust adjusted if-it-mattered
47 | 1997 | other-reason | 47F | card-played
47 | 1997 | named-another-than-meant, after-a-pause | 45C4b | card-played
47 | 1997 | named-another-than-meant, without-a-pause | 47C | take-back
47 | 2007-2017 | wrong-explanation, none-since | 47E2a | take-back
47 | 2007-2017 | wrong-explanation, some-since | 47E2b | card-played, adjust adjusted if-it-mattered
47 | 2007-2017 | no-such-reason | 47F2 | card-played
47 | 2017 | named-another-than-meant, played-on | 45C4b | card-played
47 | 2017 | named-another-than-meant, not-played-on, slip-of-the-tongue | 47C | take-back
47 | 2017 | named-another-than-meant, not-played-on, change-of-mind | 45C4b | card-played
45E | all | defender, no, yes | 45E1 | penalty-card major-all > 50C, 50D
45E | all | defender, no, no, honour | 45E1 | penalty-card major > 50D
45E | all | defender, no, no, small, inadvertently | 45E1 | penalty-card minor > 50C
45E | all | defender, no, no, small, by-playing-it | 45E1 | penalty-card major > 50D
45E | all | defender, yes | 45E1 | > 53
45E | all | declarer-side, no | 45E2 | take-back
45E | all | declarer-side, yes | 45E2 | > 55
48 | all | cards | 48A | take-back
48 | all | hand, yes | 48B1 | > 54
48 | 1987-1997 | hand, no | 48B2 | > 68
48 | 2007-2017 | hand, no, no | 48B2 | > 68
48 | 2007-2017 | hand, no, yes | 48B2 | take-back
49 | all | no | 49 | take-back
49 | 1987-1997 | yes, no, yes | 49 | penalty-card major-all > 50C, 50D
49 | 1987-1997 | yes, no, no, honour | 49 | penalty-card major > 50D
49 | 1987-1997 | yes, no, no, small, inadvertently | 49 | penalty-card minor > 50C
49 | 1987-1997 | yes, no, no, small, by-playing-it | 49 | penalty-card major > 50D
49 | 2007-2017 | yes, no, no, yes | 49 | penalty-card major-all > 50C, 50D
49 | 2007-2017 | yes, no, no, no, honour | 49 | penalty-card major > 50D
49 | 2007-2017 | yes, no, no, no, small, inadvertently | 49 | penalty-card minor > 50C
49 | 2007-2017 | yes, no, no, no, small, by-playing-it | 49 | penalty-card major > 50D
49 | all | yes, of-it-alone | 68 | play-on, unauthorised partner
49 | 2007-2017 | yes, no, objected-to | 68B2 | take-back, unauthorised partner
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
52 | all | no, refuse | 52B2 | penalty-card-in-its-place, penalty-card major-all
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
54 | all | faced, no, seen-of-dummy | 54C | lead-stands, dummy-spreads
54 | all | faced, no, begun-to-spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | all | faced, no, neither, spread | 54A | lead-stands, sides-of-declarer-exchanged
54 | all | faced, no, neither, accept | 54B | lead-stands, dummy-spreads
54 | 1987-2007 | faced, no, neither, refuse | 56 | lead-from-right-hand, penalty-card major > 50D
54 | 2017 | faced, no, neither, refuse | 54D | lead-from-right-hand, penalty-card major > 50D
54 | all | faced, yes | 47E1 | take-back, lead-from-right-hand
54 | all | faced-and-partners-face-down, no, seen-of-dummy | 54C | face-down-lead-goes-back, lead-stands, dummy-spreads
54 | all | faced-and-partners-face-down, no, begun-to-spread | 54A | face-down-lead-goes-back, lead-stands, sides-of-declarer-exchanged
54 | all | faced-and-partners-face-down, no, neither, spread | 54A | face-down-lead-goes-back, lead-stands, sides-of-declarer-exchanged
54 | all | faced-and-partners-face-down, no, neither, accept | 54B | face-down-lead-goes-back, lead-stands, dummy-spreads
54 | 1987-2007 | faced-and-partners-face-down, no, neither, refuse | 56 | face-down-lead-goes-back, lead-from-right-hand, penalty-card major > 50D
54 | 2017 | faced-and-partners-face-down, no, neither, refuse | 54D | face-down-lead-goes-back, lead-from-right-hand, penalty-card major > 50D
54 | all | faced-and-partners-face-down, yes | 47E1 | face-down-lead-goes-back, take-back, lead-from-right-hand
54 | 2007-2017 | by-declarers-side | 54E | > 24
55 | all | accept | 55A | lead-stands
55 | 1987 | refuse, other-hand-of-declarer | 55B | take-back, lead-from-right-hand, same-suit-from-right-hand, unauthorised offending-side
55 | all | refuse, defenders | 55B | take-back, unauthorised offending-side
55 | 1997-2017 | refuse, other-hand-of-declarer | 55B | take-back, lead-from-right-hand, unauthorised offending-side
56 | all | accept | 53A | lead-stands
56 | all | refuse | 56 | penalty-card major > 50D
57A | all | declarer-played-both-hands | 57C | play-on
57A | all | dummy-played-or-suggested | 57C | play-on
57A | all | neither, highest-of-suit, yes | 57A | penalty-card major, partner-plays highest-of-suit > 50D
57A | all | neither, highest-of-suit, no | 59 | penalty-card major > 50D
57A | all | neither, lowest-of-suit, yes | 57A | penalty-card major, partner-plays lowest-of-suit > 50D
57A | all | neither, lowest-of-suit, no | 59 | penalty-card major > 50D
57A | all | neither, not-other-suit, yes | 57A | penalty-card major, partner-plays not-other-suit > 50D
57A | all | neither, not-other-suit, no | 59 | penalty-card major > 50D
57A | 2017 | neither, other-suit, yes | 57A | penalty-card major, partner-plays other-suit > 50D
57A | 2017 | neither, other-suit, no | 59 | penalty-card major > 50D
57D | 1997-2017 | yes | 57D | must-play next-turn, unauthorised partner
57D | 1997-2017 | no | 57D | penalty-card major, unauthorised partner > 50D
58A | all | yes | 58A | card-played
58A | all | no | 58A | > 53, 57A
58B | all | yes | 58B4 | > 67
58B | all | no, one | 58B1 | card-played, other-cards-go-back
58B | all | no, several, designates-one, declarer-side | 58B2 | card-played, other-cards-go-back, later-cards-may-change
58B | all | no, several, designates-one, defender, one, yes | 58B2 | card-played, later-cards-may-change, penalty-card major-all > 50C, 50D
58B | all | no, several, designates-one, defender, one, no, honour | 58B2 | card-played, later-cards-may-change, penalty-card major > 50D
58B | all | no, several, designates-one, defender, one, no, small, inadvertently | 58B2 | card-played, later-cards-may-change, penalty-card minor > 50C
58B | all | no, several, designates-one, defender, one, no, small, by-playing-it | 58B2 | card-played, later-cards-may-change, penalty-card major > 50D
58B | all | no, several, designates-one, defender, several | 58B2 | card-played, later-cards-may-change, penalty-card major-all > 51
59 | all | no | 59 | any-legal-card
59 | all | yes | 61A | > 61
60 | all | other-side-next-to-play | 60A | rectification-lost, counts-as-in-turn, earlier-duties-stay
60 | all | whose-lead-it-was | 60A2 | > 53
60 | all | defender-before-the-required-lead | 60B | penalty-card major > 50D
60 | all | offending-side-again | 60C | rights-stay, rule-on-it
61 | all | no | 61 | play-on
61 | 1987-1997 | yes, nothing, in-a-defenders-hand | 62B1 | correct-revoke, penalty-card major, later-cards-may-change > 50D
61 | 1987-1997 | yes, nothing, of-declarer-or-faced | 62B2 | correct-revoke, later-cards-may-change
61 | all | yes, side-played-on | 63A1 | revoke-stands > 64
61 | all | yes, card-named | 63A2 | revoke-stands > 64
61 | all | yes, claimed | 63A3 | revoke-stands > 64
61 | 1987-1997 | yes, agreed-to-claim | 63A3 | revoke-stands > 64
61 | 2007-2017 | yes, nothing, no, in-a-defenders-hand | 62B1 | correct-revoke, penalty-card major, later-cards-may-change > 50D
61 | 2007-2017 | yes, nothing, no, of-declarer-or-faced | 62B2 | correct-revoke, later-cards-may-change
61 | 2007-2017 | yes, played-on-both-revoked | 62C3 | correct-revoke, later-cards-may-change, cards-of-defenders-are-penalty-cards, unauthorised offending-side, adjust adjusted if-it-mattered > 50B
61 | 2007-2017 | yes, agreed-to-claim | 63A4 | revoke-stands > 64
61 | 2007-2017 | yes, nothing, both-revoked | 62C3 | correct-revoke, later-cards-may-change, cards-of-defenders-are-penalty-cards, unauthorised offending-side, adjust adjusted if-it-mattered > 50B
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
64 | 1987-2007 | no, same-suit-again, no | 64B2 | tricks 0
64 | 2007-2017 | no, both-sides-revoked, probably-the-same | 64B7 | tricks 0
64 | 2007 | no, both-sides-revoked, probably-another | 64C | adjust assigned now > 12
64 | 2017 | no, same-suit-again, probably-not-more | 64B2 | tricks 0
64 | 2017 | no, same-suit-again, probably-more | 64C2(a) | adjust assigned now > 12
64 | 2017 | no, both-sides-revoked, probably-another | 64C2(b) | adjust assigned now > 12
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
64 | 2007-2017 | yes, no | 62D | correct-revoke, unauthorised partner
64 | 2017 | no, no, offender, none, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, offender, one, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, offender, several, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, partner, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, none, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, one, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, no, opponents, several, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, faced-card, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, called-on-next-deal, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, round-ended, yes | 64C1 | adjust assigned now > 12
64 | 2017 | no, corrected-after-both, no | 64B8 | tricks 0
64 | 2017 | no, corrected-after-both, yes | 64C1 | adjust assigned now > 12
64 | 2017 | yes, yes, yes | 64C1 | adjust assigned now > 12
61B | all | the-other-side | 61B | play-on
61B | all | declarer-by-dummy, no | 61B | play-on
61B | all | declarer-by-dummy, yes | 43B2b | > 43
61B | all | a-defender-by-dummy | 61B | unauthorised offending-side, penalty may 90
61B | all | a-defender-by-partner, yes | 61B | play-on, unauthorised partner, as-regulated
61B | 1987 | a-defender-by-partner, no | 61B | unauthorised partner, penalty may 90, as-regulated
61B | 2007-2017 | a-defender-by-partner, no | 61B | unauthorised partner, penalty may 90, as-regulated
61B | 1997 | a-defender-by-partner, no, no | 61B | unauthorised partner, penalty may 90, as-regulated
61B | 1997 | a-defender-by-partner, no, yes | 63B | correct-revoke, as-regulated > 64
65 | 1987 | one-points-wrongly | 65B | card-is-turned
65 | all | their-order-is-disturbed, yes | 65D | > 79
65 | all | their-order-is-disturbed, no | 65D | doubt-against-who-mixed
65 | 1997-2007 | one-points-wrongly, declarer | 65B3 | card-is-turned
65 | 1997-2007 | one-points-wrongly, dummy-or-a-defender, no | 65B3 | card-is-turned
65 | 1997-2007 | one-points-wrongly, dummy-or-a-defender, yes | 65B3 | not-entitled-now, unauthorised partner
65 | 2017 | one-points-wrongly, no | 65B3 | card-is-turned
65 | 2017 | one-points-wrongly, yes | 65B3 | not-entitled-now, unauthorised partner
66 | all | this-trick, no | 66A | cards-are-faced-again
66 | all | this-trick, yes | 66A | not-entitled-now
66 | all | own-last-card, no | 66B | may-look-not-show
66 | all | own-last-card, yes | 66B | not-entitled-now
66 | all | a-quitted-trick, no | 66C | only-the-director-allows
66 | all | a-quitted-trick, yes | 66C | only-the-director-allows, penalty may 90
66 | all | cards-after-play, yes | 66D | own-cards-are-looked-at
66 | all | cards-after-play, no | 66D | doubt-against-who-mixed
67 | all | no, no-card-yet | 67A1 | legal-card-is-added
67 | all | no, several-cards, yes | 67A2 | > 45E
67 | all | no, several-cards, no | 67A2 | > 58B
67 | 1987-1997 | yes, too-many-cards, yes | 67B1 | supply-card suit, tricks 0
67 | all | yes, too-many-cards, no, no | 67B1 | supply-card any, tricks 0
67 | 1987-2007 | yes, too-many-cards, no, yes, no-trick | 67B1 | supply-card any, tricks 0
67 | 1987-2007 | yes, too-many-cards, no, yes, one-trick | 67B1 | supply-card any, tricks 1
67 | all | yes, too-few-cards, declarer-side | 67B2 | restore-cards, held-throughout > 61
67 | all | yes, too-few-cards, defender, no | 67B2 | restore-cards, held-throughout > 61
67 | all | yes, too-few-cards, defender, yes, yes | 67B2 | restore-cards, held-throughout, penalty-card major-all > 50C, 50D
67 | all | yes, too-few-cards, defender, yes, no, honour | 67B2 | restore-cards, held-throughout, penalty-card major > 50D
67 | all | yes, too-few-cards, defender, yes, no, small, inadvertently | 67B2 | restore-cards, held-throughout, penalty-card minor > 50C
67 | all | yes, too-few-cards, defender, yes, no, small, by-playing-it | 67B2 | restore-cards, held-throughout, penalty-card major > 50D
67 | 2007-2017 | yes, too-many-cards, yes, no | 67B1 | supply-card suit, tricks 0
67 | 2007 | yes, too-many-cards, yes, yes, no-trick | 67B1 | supply-card suit, tricks 0
67 | 2007 | yes, too-many-cards, yes, yes, one-trick | 67B1 | supply-card suit, tricks 1
67 | 2007-2017 | yes, right-number | 67B3 | restore-cards, adjust adjusted if-it-mattered
67 | 2017 | yes, too-many-cards, yes, yes | 67B1 | supply-card suit, tricks 1
67 | 2017 | yes, too-many-cards, no, yes | 67B1 | supply-card any, tricks 1
68 | all | concession | 68B | > 71
68 | all | claim, nobody-objects | 69A | claim-stands
68 | all | claim, in-time | 68D | > 70
68 | all | claim, after-agreeing | 69A | > 69B
68 | all | of-this-trick-alone | 68 | play-on, unauthorised partner
69B | 1987-1997 | won-already, yes | 69B | agreement-withdrawn
69B | all | won-already, no | 69B | agreement-stands
69B | 1987-1997 | safe-by-any-normal-play, yes | 69B | agreement-withdrawn
69B | 1987-1997 | safe-by-any-normal-play, no | 69B | agreement-stands
69B | all | none-of-these | 69B | agreement-stands
69B | 2007-2017 | won-already, yes | 69B1 | agreement-withdrawn
69B | 2007-2017 | probably-won, yes | 69B2 | agreement-withdrawn
69B | 2007-2017 | probably-won, no | 69B | agreement-stands
70 | all | ceased, no, no | 70A | claim-stands
70 | all | ceased, no, yes | 70A | doubt-against-claimer
70 | all | ceased, yes, yes, no | 70A | claim-stands
70 | all | ceased, yes, yes, yes | 70A | doubt-against-claimer
70 | all | ceased, yes, no, not-at-all-likely, no | 70A | claim-stands
70 | all | ceased, yes, no, not-at-all-likely, yes | 70A | doubt-against-claimer
70 | all | ceased, yes, no, at-all-likely, no, no | 70A | claim-stands
70 | all | ceased, yes, no, at-all-likely, no, yes | 70A | doubt-against-claimer
70 | all | ceased, yes, no, at-all-likely, yes | 70C | doubt-against-claimer
70 | 1987-1997 | went-on, no, no | 70A | later-play-is-void, claim-stands
70 | 1987-1997 | went-on, no, yes | 70A | later-play-is-void, doubt-against-claimer
70 | 1987-1997 | went-on, yes, yes, no | 70A | later-play-is-void, claim-stands
70 | 1987-1997 | went-on, yes, yes, yes | 70A | later-play-is-void, doubt-against-claimer
70 | 1987-1997 | went-on, yes, no, not-at-all-likely, no | 70A | later-play-is-void, claim-stands
70 | 1987-1997 | went-on, yes, no, not-at-all-likely, yes | 70A | later-play-is-void, doubt-against-claimer
70 | 1987-1997 | went-on, yes, no, at-all-likely, no, no | 70A | later-play-is-void, claim-stands
70 | 1987-1997 | went-on, yes, no, at-all-likely, no, yes | 70A | later-play-is-void, doubt-against-claimer
70 | 1987-1997 | went-on, yes, no, at-all-likely, yes | 70C | later-play-is-void, doubt-against-claimer
70 | 2007 | went-on, no, no | 70A | cancel-later-play, claim-stands
70 | 2007 | went-on, no, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2007 | went-on, yes, yes, no | 70A | cancel-later-play, claim-stands
70 | 2007 | went-on, yes, yes, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2007 | went-on, yes, no, not-at-all-likely, no | 70A | cancel-later-play, claim-stands
70 | 2007 | went-on, yes, no, not-at-all-likely, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2007 | went-on, yes, no, at-all-likely, no, no | 70A | cancel-later-play, claim-stands
70 | 2007 | went-on, yes, no, at-all-likely, no, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2007 | went-on, yes, no, at-all-likely, yes | 70C | cancel-later-play, doubt-against-claimer
70 | 2017 | went-on, all-four-agreed | 68D2b | play-on
70 | 2017 | went-on, not-all-four, no, no | 70A | cancel-later-play, claim-stands
70 | 2017 | went-on, not-all-four, no, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2017 | went-on, not-all-four, yes, yes, no | 70A | cancel-later-play, claim-stands
70 | 2017 | went-on, not-all-four, yes, yes, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2017 | went-on, not-all-four, yes, no, not-at-all-likely, no | 70A | cancel-later-play, claim-stands
70 | 2017 | went-on, not-all-four, yes, no, not-at-all-likely, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2017 | went-on, not-all-four, yes, no, at-all-likely, no, no | 70A | cancel-later-play, claim-stands
70 | 2017 | went-on, not-all-four, yes, no, at-all-likely, no, yes | 70A | cancel-later-play, doubt-against-claimer
70 | 2017 | went-on, not-all-four, yes, no, at-all-likely, yes | 70C | cancel-later-play, doubt-against-claimer
71 | 1987 | won-already, yes | 71A | concession-cancelled
71 | 1987 | won-already, no | 71 | concession-stands
71 | 1987 | safe-by-any-legal-play, yes | 71A | concession-cancelled
71 | 1987 | safe-by-any-legal-play, no | 71 | concession-stands
71 | 1987 | safe-by-any-normal-play, no | 71C | concession-cancelled
71 | 1987 | safe-by-any-normal-play, yes | 71 | concession-stands
71 | 1987 | none-of-these | 71 | concession-stands
71 | 1997 | partner-objected-at-once | 68B | concession-cancelled, play-on, unauthorised partner
71 | 1997 | nobody-objected-at-once, won-already, yes | 71A | concession-cancelled
71 | 1997-2017 | nobody-objected-at-once, won-already, no | 71 | concession-stands
71 | 1997 | nobody-objected-at-once, safe-by-any-legal-play, yes | 71A | concession-cancelled
71 | 1997 | nobody-objected-at-once, safe-by-any-legal-play, no | 71 | concession-stands
71 | 1997 | nobody-objected-at-once, safe-by-any-normal-play, no | 71C | concession-cancelled
71 | 1997 | nobody-objected-at-once, safe-by-any-normal-play, yes | 71 | concession-stands
71 | 1997-2017 | nobody-objected-at-once, none-of-these | 71 | concession-stands
71 | 2007-2017 | partner-objected-at-once | 68B2 | concession-cancelled, play-on, unauthorised partner
71 | 2007-2017 | nobody-objected-at-once, won-already, yes | 71 | concession-cancelled
71 | 2007-2017 | nobody-objected-at-once, safe-by-any-normal-play, yes | 71 | concession-cancelled
71 | 2007-2017 | nobody-objected-at-once, safe-by-any-normal-play, no | 71 | concession-stands
72 | 1987-1997 | on-purpose | 72B2 | rule-on-it, penalty may 90 > 90
72 | 1987-1997 | not-told-by-its-own-side | 72B3 | no-duty-to-tell, rule-on-it
72 | 1987-1997 | hidden-by-another | 72B4 | rule-on-it, adjust adjusted if-it-mattered, penalty may 90
72 | 1987-1997 | likely-to-harm, no | 72B1 | play-on
72 | 1987-1997 | likely-to-harm, yes, no | 72B1 | play-on
72 | 1987-1997 | likely-to-harm, yes, yes | 72B1 | adjust adjusted now
72 | 2007-2017 | on-purpose | 72B1 | rule-on-it, penalty may 90 > 90
72 | 2007-2017 | not-told-by-its-own-side | 72B2 | no-duty-to-tell, rule-on-it
72 | 2007-2017 | hidden-by-another | 72B3 | rule-on-it, adjust adjusted if-it-mattered, penalty may 90
72 | 2007 | likely-to-harm, no | 23 | play-on
72 | 2007 | likely-to-harm, yes, no | 23 | play-on
72 | 2007 | likely-to-harm, yes, yes | 23 | adjust adjusted now
72 | 2017 | likely-to-harm, no | 72C | play-on
72 | 2017 | likely-to-harm, yes, no | 72C | play-on
72 | 2017 | likely-to-harm, yes, yes | 72C | adjust adjusted now
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
74 | all | discourteous, warning | 74A | warning, as-regulated
74 | all | discourteous, penalty | 74A | penalty due 90, as-regulated
74 | all | against-procedure, no, warning | 74C | warning, as-regulated
74 | all | against-procedure, no, penalty | 74C | penalty due 90, as-regulated
74 | 1987 | against-procedure, yes | 74C | > 16
74 | all | grave | 91 | > 91
74 | 1997-2017 | against-procedure, yes | 74C | > 16, 73
75 | 1987-1997 | as-explained | 75 | play-on
75 | 1987-1997 | otherwise | 75 | > 21
75 | 1987-1997 | not-known | 75 | > 21
75 | 2007-2017 | as-explained | 75C | play-on
75 | 2007-2017 | otherwise | 75B | > 21
75 | 2007-2017 | not-known | 75D | > 21
76 | 1987-1997 | disturbed | 76A | spectator-goes, as-regulated
76 | 1987-1997 | told-a-player-something | 76B | spectator-goes > 16
76 | 1987-1997 | drew-attention | 76B | > 11
76 | 1987-1997 | was-asked-by-the-director | 76B | spectator-tells-facts, as-regulated
76 | 2007-2017 | disturbed | 76B | spectator-goes, as-regulated
76 | 2007-2017 | told-a-player-something | 76C | spectator-goes > 16
76 | 2007-2017 | drew-attention | 76C | > 9
76 | 2007-2017 | was-asked-by-the-director | 76C | spectator-tells-facts, as-regulated
79 | 1987-1997 | tricks-won, yes | 79B | > 69B, 71
79 | 1987-1997 | tricks-won, no, yes | 79B | tricks-as-you-find
79 | 1987-1997 | tricks-won, no, no | 79B | tricks-as-you-find, no-score-has-to-rise
79 | 1987-1997 | score-as-recorded, yes | 79C | score-is-corrected, as-regulated
79 | 1987-1997 | score-as-recorded, no | 79C | recorded-score-stands, as-regulated
79 | 2007-2017 | tricks-won, yes | 79B1 | > 69B, 71
79 | 2007-2017 | tricks-won, no, yes | 79B2 | tricks-as-you-find
79 | 2007 | tricks-won, no, no | 79B2 | tricks-as-you-find, no-score-has-to-rise
79 | 2007-2017 | score-as-recorded, yes | 79C1 | score-is-corrected, as-regulated
79 | 2007-2017 | score-as-recorded, no, yes | 79C2 | score-is-corrected, organiser-has-to-agree
79 | 2007-2017 | score-as-recorded, no, no | 79C2 | recorded-score-stands
79 | 2017 | tricks-won, no, no, yes | 79B3 | score-is-corrected
79 | 2017 | tricks-won, no, no, no, score-stands | 79B3 | recorded-score-stands
79 | 2017 | tricks-won, no, no, no, one-side-lowered | 79B3 | adjust split now, one-score-is-lowered
81 | 1987-1997 | rectify, yes | 81C6 | rule-on-it
81 | 1987-1997 | rectify, no | 81C6 | too-late-to-rule
81 | 1987-1997 | waive, no | 81C8 | rule-on-it
81 | 1987-1997 | waive, yes, waive-it | 81C8 | rectification-is-waived
81 | 1987-1997 | waive, yes, rule-it | 81C8 | rule-on-it
81 | 1987-1997 | refer | 81C9 | committee-decides > 93
81 | 1987-1997 | keep-order | 81C4 | > 91
81 | 2007-2017 | rectify, yes | 81C3 | rule-on-it
81 | 2007-2017 | rectify, no | 81C3 | too-late-to-rule
81 | 2007-2017 | waive, no | 81C5 | rule-on-it
81 | 2007-2017 | waive, yes, waive-it | 81C5 | rectification-is-waived
81 | 2007-2017 | waive, yes, rule-it | 81C5 | rule-on-it
81 | 2007-2017 | refer | 81C7 | committee-decides > 93
81 | 2007-2017 | keep-order | 81C1 | > 91
12 | 1987-1997 | no-result | 12C1 | artificial-by-fault
12 | 1987-1997 | result-obtained, one-probable | 12C2 | adjust assigned now
12 | 1987-1997 | result-obtained, several-probable | 12C2 | adjust split now
12 | 2007-2017 | one-result, not-self-inflicted | 12C1 | adjust assigned now
12 | 2007 | one-result, self-inflicted | 12C1b | adjust split now
12 | 2007 | several-results, not-self-inflicted | 12C1c | adjust weighted now, as-regulated
12 | 2007 | several-results, self-inflicted | 12C1b | adjust split now
12 | 2007-2017 | not-obvious | 12C1d | artificial-by-fault
12 | 2007 | no-result | 12C2 | artificial-by-fault
12 | 2017 | one-result, self-inflicted | 12C1e | adjust split now
12 | 2017 | several-results, not-self-inflicted | 12C1c | adjust weighted now
12 | 2017 | several-results, self-inflicted | 12C1e | adjust split now
12 | 2017 | no-result | 12C2 | artificial-by-fault, as-regulated
15 | 1987-2007 | no, yes | 15B | cancel-result, adjust artificial now
15 | 1987-2007 | no, no, score-stands | 15A | play-on
15 | 1987-2007 | no, no, right-board-later | 15A | play-on, late-play
15 | 1987-2007 | yes, yes | 15C | play-on
15 | 1987-2007 | yes, no | 15C | cancel-result, adjust artificial now
15 | 2017 | no, yes | 15B1 | cancel-result, adjust artificial now
15 | 2017 | no, no, score-stands | 15B2 | play-on
15 | 2017 | no, no, right-board-later | 15B2 | play-on, late-play
15 | 2017 | yes, somebody-at-the-table | 15B1 | cancel-result, adjust artificial now
15 | 2017 | yes, nobody-at-the-table, score-stands | 15B2 | board-is-completed
15 | 2017 | yes, nobody-at-the-table, right-board-later | 15B2 | board-is-completed, late-play
15A | 2017 | being-played, has-not-called | 15A2b | call-cancelled-and-made-anew, later-calls-cancelled, unauthorised offending-side, penalty may 90
15A | 2017 | being-played, has-called | 15A2a | adjust adjusted now, penalty may 90
15A | 2017 | whose-cards-they-were, no | 15A3 | play-on, penalty may 90
15A | 2017 | whose-cards-they-were, yes | 15A3 | adjust adjusted now, penalty may 90
82 | all | a-ruling, yes | 82C | ruling-is-corrected
82 | all | a-ruling, no, yes | 82C | adjust split now, neither-side-at-fault
82 | all | a-ruling, no, no | 82C | adjust artificial now, neither-side-at-fault
82 | all | the-procedure, adjusted-score | 82B1 | adjust adjusted now
82 | all | the-procedure, play-it-now | 82B2 | board-is-played
82 | all | the-procedure, late-play | 82B2 | late-play
82 | 2007-2017 | the-procedure, other-power | 82B3 | rule-on-it
82 | 2007-2017 | the-procedure, not-played | 82B2 | not-played
84 | all | no | 84 | > 85
84 | all | yes, no | 84B | rule-on-it
84 | all | yes, yes | 84C | options-explained > 10
84 | all | yes, nothing | 84A | play-on
84 | all | yes, to-the-director | 84D | rule-on-it, doubt-for-the-side-not-at-fault, adjust adjusted if-it-mattered
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
87 | all | another, yes | 87B | split-field, as-regulated
87 | all | another, no | 87B | cancel-result, adjust artificial now
88 | 1987-1997 | nobody | 88 | adjust artificial now
88 | 1987-1997 | one-side | 88 | artificial-by-fault
88 | 1987-1997 | both-sides | 12C1 | artificial-by-fault
88 | 2007-2017 | nobody | 12C2 | adjust artificial now
88 | 2007-2017 | one-side | 12C2 | artificial-by-fault
88 | 2007-2017 | both-sides | 12C2 | artificial-by-fault
83 | all | no | 83 | ruling-stands
83 | all | yes, tell-of-the-right | 83 | ruling-stands, right-to-appeal-is-told > 92
83 | all | yes, refer-it | 83 | committee-decides > 93
89 | all | score-adjusted | 89 | partner-has-the-same-score
89 | all | penalty-given | 89 | offender-alone-is-penalised > 90
90 | all | procedure, warning | 90A | warning
90 | all | procedure, penalty | 90A | penalty due 90A, as-regulated
90 | all | discipline | 91 | > 91
91 | all | penalty | 91A | penalty disciplinary 91A
91 | all | suspension | 91A | suspension
91 | all | disqualification | 91B | disqualification
92 | all | of-the-ruled-table, no | 92B | appeal-refused, as-regulated
92 | all | of-the-ruled-table, yes, all-concur | 92 | appeal-heard > 93, 93A
92 | all | of-the-ruled-table, yes, not-all-concur | 92D | appeal-not-heard
92 | all | anybody-else | 92A | appeal-not-heard
93 | all | law-or-regulations | 93B1 | director-in-charge-hears, committee-may-only-advise
93 | all | disciplinary-power | 93B3 | ruling-stands, committee-may-only-advise
93 | all | judgement, upheld | 93B | ruling-stands
93 | all | judgement, changed | 93B | adjust adjusted now
93A | all | | 93A | director-in-charge-hears, as-regulated
`;
