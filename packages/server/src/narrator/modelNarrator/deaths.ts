import type { NarrationTask } from '../Narrator.ts';
import { wordsIn } from '../phrases.ts';

/** Verbs of dying, whose subject comes before, in the languages of our stories. */
const DIES =
  /\b(?:dies|died|is dead|was dead|lies dead|has died|had died|drowns|drowned|is killed|was killed|is murdered|burns to death)\b|\b(?:drops?|falls?|fell|slumps?|keels?)\b.{0,25}\bdead\b|मर (?:गय[ाे]|गई|गए|चुक)|मौत हो|मारा गया|मारी गई|जल मर|दम तोड़|मर گ[یئ]|مر چک|مارا گیا|ماری گئی|মারা গেল|মরে গেল|இறந்து|செத்து|చనిపో|मेला|મરી ગ|ಸತ್ತ|മരിച്ചു/iu;
/** Verbs of killing, whose object comes after. */
const KILLS = /\b(?:kill|kills|killed|murders|murdered|drowns|drowned)\b/i;
const LIFELESS = /(?<![\p{L}\p{M}])(?:की लाश|کی لاش|لاش|লাশ)(?![\p{L}\p{M}])/u;
const PRONOUN = /^(?:he|she)$/;

/** Finds sentences in which a person dies whose death the author and the earlier turns have not told. */
export function deathsOf({
  story,
  scene,
  choices,
  history,
}: NarrationTask): (_: string, narrated: string) => boolean {
  const names = (story.lexicon.names ?? []).filter(({ is }) => is === 'person').map(({ np }) => nameOf(np));
  const all = [...names, 'he', 'she'];
  const dead = new Set<string>();
  for (const text of [scene.text, ...choices, ...history.map((turn) => turn.text)])
    for (const name of dyingIn(text, all)) dead.add(name);
  return (_, narrated) => dyingIn(narrated, all).some((name) => !dead.has(name));
}

const nameOf = (np: string): string => wordsIn(np).at(-1) ?? '';

/** Which of these persons die in a text, clause by clause. */
function dyingIn(text: string, names: readonly string[]): string[] {
  return text.split(/[.;:?!।۔\n]/u).flatMap((clause) => {
    if (!DIES.test(clause) && !KILLS.test(clause) && !LIFELESS.test(clause)) return [];
    const lower = clause.toLowerCase();
    // a lexicon may have thousands of names, so a pattern is compiled only for names that occur
    return names.filter((name) => lower.includes(name) && isDying(clause, name));
  });
}

function isDying(clause: string, name: string): boolean {
  const at = clause.toLowerCase().search(wordOf(name));
  if (at < 0) return false;
  const after = clause.slice(at + name.length);
  // "his first wife died" is about somebody else
  if (/^['’]s\b/.test(after) && !KILLS.test(clause.slice(0, at))) return false;
  if (PRONOUN.test(name)) return /^\s(?:dies|died|is dead|has died)\b/.test(after);
  return (
    DIES.test(after) ||
    LIFELESS.test(after.slice(0, 12)) ||
    KILLS.test(clause.slice(Math.max(0, at - 30), at))
  );
}

const wordOf = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'iu');
