import type { NarrationTask } from '../Narrator.ts';
import { withoutSpeech } from '../speech.ts';
import { fencedLine } from './fence.ts';
import { holdsPhrase, wordsIn } from '../phrases.ts';

const SENTENCE_END = /[.!?।۔…]/;

/**
 * The people of the lexicon who have spoken in this scene, in its text or in its turns. A person who is only
 * mentioned may be anywhere.
 */
export function peopleHere({ kind, scene, state, story, history }: NarrationTask): string[] {
  // the text of a new scene says itself who is there
  if (kind === 'scene') return [];
  const people = (story.lexicon.names ?? []).filter(({ is }) => is === 'person');
  const told = history.slice(Math.max(0, history.length - state.turns_in_node)).map(({ text }) => text);
  const beside = [scene.text, ...told].flatMap(besideSpeech).map(wordsIn);
  return [
    ...new Set(
      people
        .filter(({ np }) => beside.some((words) => holdsPhrase(words, nameIn(np))))
        .map(({ np }) => fencedLine(np)),
    ),
  ];
}

/** The narration before and after each speech, up to the ends of its sentence. */
function besideSpeech(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const narrated = withoutSpeech(line);
    // `withoutSpeech` leaves spaces in place of speech
    const parts = narrated === line ? [] : narrated.split(/ {3,}/);
    return parts.flatMap((part, at) => [
      ...(at > 0 ? [part.split(SENTENCE_END)[0]!] : []),
      ...(at < parts.length - 1 ? [part.split(SENTENCE_END).at(-1)!] : []),
    ]);
  });
}

const nameIn = (np: string): string[] => wordsIn(np.replace(/^(?:the|an?|your) /i, ''));
