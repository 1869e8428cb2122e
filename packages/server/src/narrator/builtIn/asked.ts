import type { Topic } from '../interpret/topics.ts';
import { draw } from './draw.ts';
import type { Narration } from './Narration.ts';
import {
  answerIn,
  asSources,
  isAboutIt,
  namedLore,
  pastSentences,
  quote,
  sceneSentences,
  withContext,
  type Source,
} from './sources.ts';
import { peopleIn } from '../prompts/peopleHere.ts';
import { sentencesOf } from './sentences.ts';
import { ownBeat } from './substance.ts';
import { type Wanted, wantedBy } from './wanted.ts';
import { countWords, mentions, searchable } from './words.ts';

type Parts = readonly (string | null)[];

/** The least share of a line that the sentence of the scene has which is near to it, and if it has no thing of it. */
const NEAR = 0.3;
const NEAR_BY_VERB = 0.6;
/** A question or a feeling is answered by less, free of charge. */
const NEAR_ASKED = 0.15;
/** How many deeds are named of all that a player has done. */
const DEEDS_NAMED = 3;
const OPENING_SENTENCES = 2;
/** So many sentences that hold what is asked for are told, whatever they are about. */
const LONE_MOST = 2;
/** A word of this scene counts for more than one of an earlier scene. */
const HERE = 1.5;

/** Answers a question, from the scene, the lore and what was told before; null if they say nothing of it. */
export function answerTo(turn: Narration, omitted: ReadonlySet<string>): Parts | null {
  const { questions } = turn.reading!;
  const answers = questions.flatMap(({ text, topic }) => answerOf(turn, text, topic, omitted) ?? []);
  if (answers.length > 0) return withoutRepeats(answers);
  return questions.length > 1 ? named(turn, turn.task.input ?? '', omitted) : null;
}

/** Two questions of a line may have one answer. */
function withoutRepeats(answers: Parts): Parts {
  const plain = answers.map((answer) => (answer ?? '').replaceAll(/[“”]/gu, ''));
  return answers.filter(
    (_, at) =>
      !plain.some(
        (other, place) =>
          place !== at && other.includes(plain[at]!) && (place < at || other.length > plain[at]!.length),
      ),
  );
}

function answerOf(
  turn: Narration,
  question: string,
  topic: Topic | null,
  omitted: ReadonlySet<string>,
): Parts | null {
  switch (topic) {
    case 'place':
      return [draw(turn, 'where'), quote(turn, opening(turn, 1))];
    case 'people':
      return whoIsHere(turn);
    case 'things':
      return [quote(turn, opening(turn)), ownBeat(turn)];
    case 'deeds':
      return [recap(turn), quote(turn, opening(turn))];
    case 'time':
      return told(turn, 'time');
    default:
      return named(turn, question, omitted);
  }
}

/** Who or what something is. */
const WHO_IS =
  /^\s*(?:and\s+)?(?:who|what|whos|whats)\b|कौन|\bkaun\b|क्या (?:है|हैं)\s*$|\bkya (?:hai|hain)\s*$/iu;
/** What somebody has asked. */
const WAS_ASKED = /^\s*what (?:did|does|do|is|was|has|have)\b.*\bask|क्या पूछ|\bkya poo?ch/iu;

/** The answer to a question that names something. A card answers who or what it is. */
function named(turn: Narration, question: string, omitted: ReadonlySet<string>): Parts | null {
  const { parser, task } = turn;
  if (WAS_ASKED.test(question)) {
    const last = sceneSentences(turn).findLast(({ text }) => SPEAKS.test(text) && /[?؟]/u.test(text));
    if (last) return [quote(turn, [last])];
  }
  const [card] = namedLore(turn, question);
  const keys = parser.keysOf(question, task.story.language).filter((key) => key.length > 1);
  if (card && keys.length === 1 && WHO_IS.test(question)) return [quote(turn, asSources([card]))];
  const wanted = wantedBy(turn, question);
  const answer = answerIn(turn, question, omitted, wanted?.holds ?? (() => false));
  if (answer === null || !isAboutIt(answer)) return null;
  const isHeld = !wanted?.isStrict || answer.parts.some(({ text }) => wanted.holds(text));
  return answer.count === 1 && !isHeld ? null : [quote(turn, answer.parts)];
}

/** What a scene has where a question is near to nothing: what alone holds what is asked for, or is told of him or her. */
function lone(
  sentences: readonly Source[],
  question: string,
  wanted: Wanted | null,
): { readonly parts: readonly Source[]; readonly isHeld: boolean } | null {
  const holding = wanted?.isStrict ? sentences.filter(({ text }) => wanted.holds(text)) : [];
  if (holding.length > 0 && holding.length <= LONE_MOST) return { parts: holding, isHeld: true };
  const at = holding.length > 0 ? sentences.indexOf(holding[0]!) : spokenOf(sentences, question);
  return at < 0 ? null : { parts: withContext(sentences, { ...NOTHING, at }), isHeld: false };
}

const NOTHING = { score: 0, count: 0, things: 0, beside: null };
const OF_HIM = [/\b(?:he|him|his)\b/iu, /^(?:he|his)\b/iu] as const;
const OF_HER = [/\b(?:she|her)\b/iu, /^(?:she|her)\b/iu] as const;

/** The last sentence about whom a pronoun of a question means. */
function spokenOf(sentences: readonly Source[], question: string): number {
  const [, begins] = [OF_HIM, OF_HER].find(([asked]) => asked.test(question)) ?? [];
  return begins ? sentences.findLastIndex(({ text }) => begins.test(text)) : -1;
}

/** What of this scene is nearest to the line, and whether it holds what is asked for; null if nothing is near. */
export function nearestHere(
  turn: Narration,
  omitted: ReadonlySet<string>,
): { readonly parts: readonly Source[]; readonly isHeld: boolean } | null {
  const { task, parser } = turn;
  const sentences = sceneSentences(turn);
  const line = task.input ?? '';
  const isAsked = turn.reading!.questions.length > 0;
  const wanted = isAsked ? wantedBy(turn, line) : null;
  const isFelt = turn.reading!.feeling !== null;
  const holds = wanted?.holds ?? (isAsked || isFelt ? () => false : undefined);
  const found = parser.nearest(line, sentences, task.story.language, omitted, holds);
  if (found === null) return isAsked ? lone(sentences, line, wanted) : null;
  const parts = isAsked ? withContext(sentences, found, wanted?.holds) : [sentences[found.at]!];
  const isHeld = wanted !== null && found.score >= NEAR && parts.some(({ text }) => wanted.holds(text));
  const least = isAsked || isFelt ? NEAR_ASKED : found.things > 0 ? NEAR : NEAR_BY_VERB;
  return isHeld || found.score >= least ? { parts, isHeld } : null;
}

const OPENING_WORDS = 6;
const SPEAKS = /^['"‘“«]/u;

/** How the scene begins: its first sentences that show something. */
export function opening(turn: Narration, count = OPENING_SENTENCES): Source[] {
  const all = sceneSentences(turn);
  const shown = all.filter(({ text }) => !SPEAKS.test(text) && countWords(text) >= OPENING_WORDS);
  return (shown.length > 0 ? shown : all).slice(0, count);
}

/** The sentence with the most words that answer a question of the topic. */
function told(turn: Narration, topic: Topic): Parts | null {
  const { parser, task } = turn;
  const counted = (sources: readonly Source[], worth: number) =>
    sources.map((source) => ({
      source,
      count: worth * parser.told(source.text, topic, task.story.language),
    }));
  const [best] = [...counted(sceneSentences(turn), HERE), ...counted(pastSentences(turn), 1)].toSorted(
    (one, other) => other.count - one.count,
  );
  return best && best.count > 0 ? [quote(turn, [best.source])] : null;
}

function whoIsHere(turn: Narration): Parts | null {
  const { story, scene } = turn.task;
  const present = peopleIn(story.lexicon, [scene.text]);
  const seen = turn.facts.persons.filter((person) => present.includes(person));
  const persons = seen.length > 0 ? seen : turn.facts.persons;
  const [first] = persons;
  const names =
    first === undefined ? null : draw(turn, 'who', { fillers: { people: listed(turn, persons) } });
  const shown = sceneSentences(turn).find(
    ({ text }) => first !== undefined && mentions(searchable(text), first),
  );
  if (shown) return [names, quote(turn, [shown])];
  return told(turn, 'people') ?? [draw(turn, 'who.none')];
}

/** What the player did last, by the names that the author gave to it. */
function recap(turn: Narration): string | null {
  const deeds = turn.task.state.deeds.slice(-DEEDS_NAMED);
  return deeds.length === 0 ? null : draw(turn, 'recap', { fillers: { deeds: listed(turn, deeds) } });
}

/** "One, two and three". */
export const listed = ({ task }: Narration, names: readonly string[]): string =>
  new Intl.ListFormat(task.story.language, { type: 'conjunction' }).format(names);

const WAY_WORDS = 12;

/** How a choice begins, without the mark at its end. */
export function beginningOf(choice: string): string {
  const [first = choice] = sentencesOf(choice).map(({ text }) => text);
  const words = first.replace(/[.।۔…]+(?=['"’”]?$)/u, '').split(/\s+/);
  return words.length <= WAY_WORDS ? words.join(' ') : `${words.slice(0, WAY_WORDS).join(' ')} …`;
}
