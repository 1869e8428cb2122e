import { readGroups } from './wordLists.ts';

const IRREGULAR = new Map(
  readGroups('en', 'irregular').flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);

/** The common stem of the forms of an English word; not always a word itself. */
export function stemEnglish(word: string): string {
  const base = IRREGULAR.get(word) ?? word;
  return withoutE(withoutEnding(base));
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ing')) return single(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /[^e]ed$/.test(word)) return single(word.slice(0, -2));
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2);
  return word;
}

/** Makes a doubled last consonant single: "stopp", from "stopping", becomes "stop". "fall" stays as it is. */
function single(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
