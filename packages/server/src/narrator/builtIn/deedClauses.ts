/** "How you ran", "where you looked": deeds that are clauses instead of noun phrases. They fit into few sentences. */
const CLAUSE = /^(?:how|where|when|why|whom?|that) /i;

export const isClause = (deed: string): boolean => CLAUSE.test(deed);

const NOUN_PHRASE =
  /^(?:(?:the|an?|your|his|her|its|their|my|our|every|one|two|three|four|five|six|seven|eight|nine|ten|what) |\p{Lu})/u;
const WISH = /\byou (?:want|wish|hope|mean|long|intend)(?:ed|t)?\b/;
const WORDS_MAX = 10;

/**
 * Why a deed would read oddly after "you think of". English only, where phrases put a deed in the middle of a
 * sentence.
 */
export function deedFaults(deed: string): string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [isClause(deed), 'a clause instead of a thing that was done'],
    [!isClause(deed) && !NOUN_PHRASE.test(deed), 'no article, owner or name at the beginning'],
    [WISH.test(deed), 'a wish instead of a deed'],
    [/[,;:.!?—–]/.test(deed), 'a mark within the phrase'],
    [deed.split(/\s+/).length > WORDS_MAX, `more than ${WORDS_MAX} words`],
  ];
  return checks.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}
