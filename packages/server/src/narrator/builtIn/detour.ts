import { fromPlayer } from '../entries/fromPlayer.ts';
import { BEGINS, CALLED, isAddressed, isHeard, lastOf } from './addressed.ts';
import { answerTo, beginningOf, listed, nearestHere } from './asked.ts';
import { noteAct } from './deeds.ts';
import { draw } from './draw.ts';
import { type Narration, saySigned } from './Narration.ts';
import { ownWords } from './ownWords.ts';
import { ownBeat } from './substance.ts';
import { answerIn, isAboutIt, quote } from './sources.ts';
import { open, paragraphs, type Told } from './stay.ts';
import { tokensOf } from './words.ts';

/** The least share of words without an act that the author's words have. */
const OF_MIND = 0.5;

/** Acts that change nothing: they are done. Others are tried. */
const HARMLESS: ReadonlySet<string> = new Set(['look', 'rest', 'pray']);

type Parts = readonly (string | null)[];

/** Tells a side path: in the author's own words where they are about what was typed. */
export function tellDetour(turn: Narration): Told {
  const own = ownWords(turn);
  if (own !== null) return paragraphs([own]);
  const { reading, task } = turn;
  if (!reading) return unclear(turn, 'unclear');
  const intent = intentOf(turn);
  const told = intent === 'ask' ? asked(turn) : otherwise(turn, intent);
  if (told !== null) return told;
  if (task.perhaps !== undefined) return unclear(turn, 'perhaps');
  return unclear(turn, NOTICES[intent] ?? 'unclear');
}

const NOTICES: Readonly<Record<string, string>> = {
  ask: 'untold',
  howto: 'howto',
  meta: 'meta',
  abuse: 'abuse',
  outworld: 'outworld',
  fight: 'act.not',
};

/** An answer from what was told; where there is none and somebody is spoken to, the question is only said. */
function asked(turn: Narration): Told | null {
  if (turn.reading!.isAsking && turn.task.perhaps !== undefined) return null;
  const answer = answerTo(turn, omittedIn(turn));
  if (answer !== null) return answered(turn, answer);
  if (turn.task.perhaps !== undefined) return null;
  if (isHeard(turn) && isAddressed(turn)) return spoken(turn);
  const near = nearestHere(turn, omittedIn(turn));
  const lead = near === null || near.isHeld ? null : draw(turn, 'nearest');
  if (near !== null && (near.isHeld || lead !== null)) return free(turn, [lead, quote(turn, near.parts)]);
  return turn.reading!.feeling === null ? null : felt(turn, turn.reading!.feeling);
}

/** What is no question. A likely choice comes first, but after a mere feeling. */
function otherwise(turn: Narration, intent: string): Told | null {
  const { reading, task } = turn;
  const isLikely = task.perhaps?.isLikely && !task.hasGiven && !isMereLook(turn, intent);
  if (isLikely && (reading!.feeling === null || reading!.doing !== null)) return null;
  if (reading!.feeling !== null) return felt(turn, reading!.feeling);
  switch (intent) {
    case 'howto':
    case 'meta':
    case 'abuse':
      return null;
    case 'speak':
      return saidAloud(turn);
    case 'outworld':
      return thought(turn) ?? (isStated(turn) ? saidAloud(turn) : null);
    case 'nonsense':
      if (isStated(turn)) return saidAloud(turn);
      return thought(turn) ?? feltSomehow(turn);
    default:
      return isStated(turn) ? saidAloud(turn) : (done(turn, intent) ?? feltSomehow(turn));
  }
}

/** A feeling that no list has. */
function feltSomehow(turn: Narration): Told | null {
  const { input, perhaps } = turn.task;
  return perhaps === undefined && OF_FEELING.test(input ?? '') ? felt(turn, '') : null;
}

/** What is said of oneself. */
const OF_FEELING =
  /\b(?:i ?['’]?m|i am|i feel|feels?|feeling|so|such|omg|ugh|wow|aww?|oh|ouch)\b|(?<![\p{L}\p{M}])(?:मुझे|मेरा|मेरी|दिल|मन|गला|आँखें)(?![\p{L}\p{M}])|\b(?:mujhe|dil|mann?|gala|ankhen|aankh\w*|yaar)\b/iu;

/** Who finds or gets something has more than a look at it. */
const ENDS = new Set('find get fetch reach catch learn discover'.split(' '));

/** Looking decides nothing, so it is told, unless the choice is to look. */
function isMereLook({ reading, task }: Narration, intent: string): boolean {
  const [verb = ''] = tokensOf(reading!.doing ?? '');
  return (
    intent === 'look' && verb !== '' && !ENDS.has(verb) && !tokensOf(task.perhaps?.text ?? '').includes(verb)
  );
}

/** Whether a line tells something to somebody rather than what the player does. */
const isStated = (turn: Narration): boolean =>
  turn.reading!.doing === null && isHeard(turn) && isAddressed(turn);

/** What was typed was understood: a choice that was thought of is not suggested. */
function answered(turn: Narration, ...told: readonly Parts[]): Told {
  turn.verdict.value = 'answered';
  return paragraphs(...told);
}

/** What was told has hardly anything of what was typed, so it costs nothing. */
function free(turn: Narration, ...told: readonly Parts[]): Told {
  turn.verdict.value = 'unclear';
  return paragraphs(...told);
}

/** Says that nothing was done, and what can be; it costs nothing. */
function unclear(turn: Narration, kind: string): Told {
  turn.verdict.value = 'unclear';
  const text = draw(turn, kind) ?? anyOf(turn, kind) ?? draw(turn, 'unclear') ?? anyOf(turn, 'unclear');
  return paragraphs([text], kind === 'perhaps' ? [] : waysOn(turn));
}

/** A notice is repeated rather than left out. */
function anyOf(turn: Narration, kind: string): string | null {
  const { fragments, task, temperament } = turn;
  const first = fragments
    .bag(task.story.language, temperament.key, kind)
    .find(({ slots }) => slots.length === 0);
  return first === undefined ? null : saySigned(turn, [{ text: first.text, by: 'house' }]);
}

/** The choices, and what can be asked about. */
function waysOn(turn: Narration): Parts {
  const { task, facts } = turn;
  const ways = task.choices.map((choice) => `“${beginningOf(choice)}”`);
  const about = facts.names.slice(0, 3);
  return [
    ways.length === 0 ? null : notice(turn, 'ways', { ways: listed(turn, ways) }),
    about.length === 0 ? null : notice(turn, 'about', { about: listed(turn, about) }),
  ];
}

function notice(turn: Narration, kind: string, fillers: Readonly<Record<string, string>>): string | null {
  const text = draw(turn, kind, { fillers });
  if (text !== null) return text;
  const { fragments, task, temperament } = turn;
  const [first] = fragments.bag(task.story.language, temperament.key, kind);
  if (first === undefined) return null;
  const filled = first.text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => fillers[name] ?? slot);
  return saySigned(turn, [{ text: filled, by: 'house' }]);
}

/** The kind of act. A line without an act that states something, such as a name, is speech. */
function intentOf({ reading, task: { input, story } }: Narration): string {
  const intent = reading?.intent ?? 'nonsense';
  if (intent !== 'nonsense' || input === null) return intent;
  const stated = fromPlayer(input, { language: story.language, present: [] });
  return stated.some(({ kind }) => kind !== 'line') ? 'speak' : intent;
}

/** Words that only address somebody, or say that something is said. */
const ADDRESSING = new Set(
  'ask tell say speak talk look see know find पूछो पूछ बताओ कहो poocho pucho batao kaho dekho'.split(' '),
);

/** What a line is about: not whom it addresses. */
function omittedIn({ reading, task, facts: { persons } }: Narration): ReadonlySet<string> {
  const person = reading?.person ?? '';
  const isHearer = reading?.intent === 'speak' && persons.includes(person);
  const called = BEGINS.exec(task.input ?? '')?.[1] ?? '';
  return new Set([...ADDRESSING, ...tokensOf(called), ...(isHearer ? tokensOf(person) : [])]);
}

/** Names the feeling, beside what this scene says of its cause. */
function felt(turn: Narration, feeling: string): Told {
  const named = (feeling === '' ? null : draw(turn, `feel.${feeling}`)) ?? draw(turn, 'feel');
  const near = nearTo(turn);
  return near === null ? free(turn, [named, lastShown(turn)]) : answered(turn, [named, near]);
}

/** What the author's words say of what was typed. */
function nearTo(turn: Narration): string | null {
  const answer = answerIn(turn, turn.task.input ?? '', omittedIn(turn));
  if (answer === null || !answer.isHere) return null;
  return isAboutIt(answer) ? quote(turn, answer.parts) : null;
}

/** What this scene has nearest to the line, or else has shown last. */
function lastShown(turn: Narration): string | null {
  const near = nearestHere(turn, omittedIn(turn));
  return near === null ? lastOf(turn, null) : quote(turn, near.parts);
}

/** Speech; where a choice may be meant, only with words of the scene that are near to it. */
function saidAloud(turn: Narration): Told | null {
  const isNear =
    turn.task.perhaps === undefined || CALLED.test(turn.task.input ?? '') || isNearTo(turn, OF_MIND);
  return isNear ? spoken(turn) : null;
}

/** What was said, and what the scene has of an answer, or of the person who hears it. */
function spoken(turn: Narration): Told {
  const act = draw(turn, 'speak', { slots: ['words'] });
  const near = nearTo(turn);
  if (near !== null) return answered(turn, [act, near]);
  const { reading, facts } = turn;
  const answer = answerIn(turn, turn.task.input ?? '', omittedIn(turn));
  if (answer?.isHere && answer.things > 0) return free(turn, [act, quote(turn, answer.parts)]);
  // a question may be near to what has the answer in other words
  if (reading!.questions.length > 0) return free(turn, [act, lastShown(turn)]);
  const called = BEGINS.exec(turn.task.input ?? '')?.[1];
  return free(turn, [act, lastOf(turn, reading!.person ?? called ?? facts.persons[0] ?? null)]);
}

function isNearTo(turn: Narration, least: number): boolean {
  const answer = answerIn(turn, turn.task.input ?? '', omittedIn(turn));
  return answer !== null && answer.score >= least;
}

/** Words without an act: the author's words that are near to them, or none. */
function thought(turn: Narration): Told | null {
  const answer = answerIn(turn, turn.task.input ?? '', new Set());
  if (!answer || answer.score < OF_MIND || answer.count < 2) return null;
  turn.verdict.value = 'unclear';
  return paragraphs([quote(turn, answer.parts)]);
}

/** An act: told as done where it changes nothing, else as tried; free where the scene says nothing of it. */
function done(turn: Narration, intent: string): Told | null {
  const { reading, task } = turn;
  const isLook = isMereLook(turn, intent);
  if (intent === 'fight' && !task.hasGiven) return null;
  const near = nearTo(turn);
  // an act that may be a choice is not told as done
  const isMeant =
    intent === 'look' ? !isLook : near === null && (!HARMLESS.has(intent) || reading!.doing === null);
  if (task.perhaps && !task.hasGiven && isMeant) return null;
  if (task.story.language === 'en') noteAct(turn.notes, intent);
  const act = actOf(turn, intent);
  const here = near ?? shownFor(turn);
  if (act === null && here === null) return null;
  const told: Parts[] = [[act, here], [open(turn)]];
  // a look was understood, so that no choice is suggested beside it
  return near !== null || task.hasGiven || (isLook && task.perhaps && here !== null)
    ? answered(turn, ...told)
    : free(turn, ...told);
}

/** "I scrape …": in Hindi a verb of the player shows by its end. */
const DOES =
  /(?:ता|ती) (?:हूँ|हूं)[\s.।!]*$|\p{L}t[ai] h(?:oo|u)n?[\s.!]*$|[\p{L}\p{M}]+ (?:दो|लो|करो|जाओ|देखो|do|lo|karo|jao|dekho)[\s.।!]*$/iu;

/** That the act is done, tried or left; null where no clause of the line says an act. */
function actOf(turn: Narration, intent: string): string | null {
  const { reading, task } = turn;
  if (reading!.isRefusal && !task.perhaps) return draw(turn, 'act.left');
  if (
    reading!.doing === null &&
    !task.hasGiven &&
    (task.story.language === 'en' || (!DOES.test(task.input ?? '') && !hasThing(turn)))
  )
    return null;
  const [verb = ''] = tokensOf(reading!.doing ?? '');
  const isDone = (HARMLESS.has(intent) && !ENDS.has(verb)) || task.hasGiven;
  return draw(turn, isDone ? 'act.done' : 'act.tried', { slots: ['do'] });
}

const hasThing = (turn: Narration): boolean => nearestHere(turn, omittedIn(turn)) !== null;

/** What the scene has of the thing of an act, or else how it is around the player. */
function shownFor(turn: Narration): string | null {
  const near = nearestHere(turn, omittedIn(turn));
  if (near !== null) return quote(turn, near.parts);
  const { doing, isRefusal } = turn.reading!;
  const isDone = doing !== null || isRefusal || turn.task.hasGiven || DOES.test(turn.task.input ?? '');
  return isDone ? ownBeat(turn) : null;
}
