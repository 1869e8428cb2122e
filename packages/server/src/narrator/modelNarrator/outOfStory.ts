import { withoutSpeech } from './speech.ts';

/** The narrator of an English story never speaks of itself. */
const SELF = /(?<![\p{L}\p{N}'’.-])(?:I(?:['’](?:m|ll|ve|d))?|[Mm]y|[Mm]e|[Mm]yself)(?![\p{L}\p{N}'’-])/u;
/** What belongs to the machine around the story, in the languages in which models say it. */
const MACHINE =
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model)\b|\bAI (?:storyteller|narrator|model|assistant)\b|\blanguage model\b|\b\d[\d,.]* credits?\b|\byour credits?\b|\bXP\b|\bways on (?:are|is)\b|\bways on:|\b(?:turn|story) sheet\b|\bsystem prompt\b|\badmin(?:istrator)? console\b|\bcontent (?:rating|policy)\b|क्रेडिट|एक्सपी|भाषा मॉडल|एआई|کریڈٹ|ক্রেডিট|கிரெடிட்/iu;

/** Without what people say, write and sing: signs and letters are emphasised. */
const narrationOf = (text: string): string =>
  withoutSpeech(text.replaceAll(/\*[^*]*(?:\*|$)/g, (written) => ' '.repeat(written.length)));

/**
 * Whether the last sentence of a paragraph steps out of the story: the narrator speaks of itself, of credits or of the
 * machine, outside of what people say. What the author's own text has is a part of the story.
 */
export function isOutOfStory(before: string, sentence: string, author: string): boolean {
  const narrated = narrationOf(before + sentence).slice(before.length);
  return [SELF, MACHINE].some((about) => about.test(narrated) && !about.test(narrationOf(author)));
}
