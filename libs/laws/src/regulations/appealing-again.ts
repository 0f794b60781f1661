/**
 * Whether an appellant may appeal a ruling, as far as earlier appeals go: within the appeal period anyone may (Law 92B). After
 * it an organiser takes only a first appeal: whoever withdrew one has let the ruling stand.
 *
 * @param appellant a contestant, of teams the team
 * @param withdrew those who withdrew an appeal against the ruling as it is now
 */
export function mayAppealNow(
  appellant: string,
  { withdrew, inTime }: { readonly withdrew: readonly string[]; readonly inTime: boolean },
): boolean {
  return inTime || !withdrew.includes(appellant);
}
