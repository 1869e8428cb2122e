/** The conjuncts of SQL in a template. */

export interface Conjunct {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Words that end the preceding conjunct on the same level. */
const WORDS =
  /\b(?:and|or|where|on|when|having|from|set|order by|group by|limit|returning|union|for|then|else|end|left|join|inner|cross|between|select|case|as)\b|[(),;`]/gi;
const STARTS = /^(?:where|on|when|having|or|\(|`)$/i;

/** @param template as it is written, with its expressions */
export function conjunctsIn(template: string): Conjunct[] {
  const sql = masked(template);
  const words = levelled(sql);
  return words.flatMap((and, index) => {
    const before = words.slice(0, index).findLast(({ level }) => level <= and.level);
    const after = words.slice(index + 1).find(({ level }) => level <= and.level);
    if (and.word !== 'and' || !after || before?.word === 'between') return [];
    const isRange = after.word === 'between';
    const end = isRange ? words.filter(({ at, level }) => at > after.at && level <= and.level)[1] : after;
    const right = { from: and.at, to: end?.at ?? sql.length };
    const left = before && STARTS.test(before.word) ? [{ from: before.to, to: and.to }] : [];
    return [...left, right].map(({ from, to }) => ({ from, to, text: template.slice(from, to).trim() }));
  });
}

/** Masks each `${…}` and each quoted text as a single word. */
function masked(template: string): string {
  let [depth, text] = [0, ''];
  for (let at = 0; at < template.length; at += 1) {
    if (template.startsWith('${', at)) depth += 1;
    else if (depth > 0 && template[at] === '{' && template[at - 1] !== '$') depth += 1;
    text += depth > 0 ? 'x' : template[at];
    if (depth > 0 && template[at] === '}') depth -= 1;
  }
  return text.replaceAll(/'[^']*'/g, (quoted) => 'x'.repeat(quoted.length));
}

/** The words with their depth of nesting. A bracket counts as inside itself. */
function levelled(sql: string): { word: string; at: number; to: number; level: number }[] {
  let level = 0;
  return [...sql.matchAll(WORDS)].map((found) => {
    const word = found[0].toLowerCase();
    if (word === '(') level += 1;
    const here = { word, at: found.index, to: found.index + word.length, level };
    if (word === ')') level -= 1;
    return here;
  });
}
