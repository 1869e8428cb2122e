import { withoutSpeech } from '../speech.ts';

/** The narrator of an English story never speaks of itself. */
const SELF = /(?<![\p{L}\p{N}'’.-])(?:I(?:['’](?:m|ll|ve|d))?|[Mm]y|[Mm]e|[Mm]yself)(?![\p{L}\p{N}'’-])/u;

const oneOf = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), 'iu');

/** Words about the machine behind the story, in the languages that models use for it. */
const MACHINE = oneOf(
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model)\b|\bAI (?:storyteller|narrator|model|assistant)\b|\blanguage model\b/,
  /\b\d[\d,.]* credits?\b|\bunlimited credits\b|\byour credits?\b|\bXP\b|\bexperience points\b|\blevel (?:up\b|\d)|\bnow a level\b|\byour (?:inventory|quest)\b|\bthe inventory now\b|^\W*(?:inventory|health|quest updated)\b.*:/,
  /\badmin(?:istrator)? console\b|\bnow the administrator\b|\bdebug mode\b|\bcheat (?:mode|activated|code)|^\W*system\s*:|\bvariables?\b.*\b(?:updated|reset|set)\b|\b(?:override|command|request) (?:is |was )?(?:accepted|approved)\b|\bending(?:s)?\b.*\b(?:unlocked|printed below)\b/,
  /\bways on (?:are|is|from here)\b|\bways on\s*:|\bway \d+ (?:is|:)|\byour options\b|\bthe (?:choices|options) open to you\b|\byou may choose to\b|\bthe player (?:can|may|could)\b|\bturns left in this scene\b|\bthe scene is (?:guided|open)\b|\bgoal of this scene\b/,
  /^[^\p{L}]*[\p{L} ]{2,30}:\s*\d+[^\p{L}]*$|\bhere now\s*:/u,
  /\b(?:turn|story) sheet\b|\bsystem prompt\b|\bwritten by authors\b|\bcontent (?:rating|policy)\b|\bdisclaimer\s*:|\bplease note that\b|\bas you asked\b|\bhere is the (?:next part|continuation)\b|\bi hope this helps\b/,
  /क्रेडिट|एक्सपी|भाषा मॉडल|एआई|खिलाड़ी की|(?:आगे के )?रास्ते ये हैं|विकल्प \d|کریڈٹ|اے آئی|کھلاڑی کی|راستے یہ ہیں|ক্রেডিট|கிரெடிட்/,
);

const FEELING =
  /(?:sad(?:ness)?|sorr(?:ow|y)|grief|pity|proud|pride|joy|happ(?:y|ier|iness)|asham(?:ed)|shame|guilty?|anger|angry|rage|dread|fear|afraid|love|hope|relie(?:f|ved)|despair|compassion|sympathy|terror|lonel(?:y|iness)|regret|remorse)/;
/** What only the player may decide, know, feel or be. */
const PLAYER = oneOf(
  /\byou (?:\w+ )?(?:decide|realise|realize|resolve)d?\b|\byou (?:make|made) up your mind\b|\byou (?:are|were) (?:now )?(?:certain|sure|convinced)\b|\byou know that you\b|\byou love\b/,
  new RegExp(
    `\\byou (?:feel|felt|are filled with|are overcome (?:by|with)) (?:\\w+ ){0,4}${FEELING.source}\\b|${FEELING.source} (?:comes|came|washes|washed|sweeps|swept) over you|\\byour heart (?:fills|swells|breaks|aches)`,
  ),
  // a verb that agrees with the player would reveal a gender
  /(?<![\p{L}\p{M}])तुम(?![\p{L}\p{M}])(?! (?:तक|से|पर|में|को|ने|दोनों))(?:(?! (?:और|मगर|कि|जब|जैसे|तो) |[।.!?,…:;]).){0,60}?[\p{L}\p{M}](?:(?:ते|ती) (?:हो|थे|थी|थीं|रहे|रही)|(?: )?(?:रहे|रही) (?:हो|थे|थी|थीं))(?![\p{L}\p{M}])/u,
  /(?<![\p{L}\p{M}])تم(?![\p{L}\p{M}])(?! (?:تک|سے|پر|میں|کو|نے|دونوں))(?:(?! (?:اور|مگر|کہ|جب|جیسے|تو) |[۔.!?؟،…:;]).){0,60}?[\p{L}\p{M}](?:(?:تے|تی) (?:ہو|تھے|تھی|تھیں|رہے|رہی)|(?: )?(?:رہے|رہی) (?:ہو|تھے|تھی|تھیں))(?![\p{L}\p{M}])/u,
);
/** An unwanted moral. */
const LESSON = oneOf(
  /\bit is (?:important|essential|vital|crucial) to (?:remember|note|understand|recogni[sz]e)\b|\bit is worth (?:noting|remembering)\b|\bwe (?:should|must) (?:all|never)\b|\bthe (?:moral|lesson)(?: of (?:the|this) story| here)? is\b|\bthis (?:shows|teaches|reminds) us\b|\b(?:is|as) a reminder that\b|\b(?:every (?:child|human|person)|everyone) deserves\b/,
  /सीख मिलती|हमें याद रखना चाहिए|سبق ملتا|আমরা শিখি/,
);

/** Blanks out speech and emphasised text: signs, letters and songs are written in emphasis. */
const narrationOf = (text: string): string =>
  withoutSpeech(text.replaceAll(/\*[^*]*(?:\*|$)/g, (written) => ' '.repeat(written.length)));

/** The last sentence of a paragraph, with blanks in place of speech. */
export const narratedIn = (before: string, sentence: string): string =>
  narrationOf(before + sentence).slice(before.length);

/**
 * Whether a sentence steps out of the story: outside of speech, the narrator speaks of itself, of credits or
 * of the machine, moralises, or decides and feels for the player. Anything in the author's own text belongs
 * to the story.
 */
export function isOutOfStory(narrated: string, author: string): boolean {
  const own = narrationOf(author);
  return [SELF, MACHINE, PLAYER, LESSON].some((about) => about.test(narrated) && !about.test(own));
}
