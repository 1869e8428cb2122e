import { withoutSpeech } from '../speech.ts';

/** A refusal shows within this many letters, because narration never says "I". */
const WITHIN_LETTERS = 80;

const REFUSALS: readonly RegExp[] = [
  /\bI(?:['’]m| am)(?: \w+)? (?:sorry|unable|not able|not comfortable)\b|\bI (?:can(?:['’]t|not| not)|won['’]t|will not|must decline|have to decline|apologi[sz]e)\b|\b[Aa]s an? (?:AI|artificial intelligence|(?:large )?language model)\b|^Sorry\b/,
  /माफ़? ?कीजि|माफ़? ?कर|क्षमा क|खेद है|मैं .{0,50}(?:नहीं (?:कर|लिख|दे|बता) ?सक|असमर्थ)/u,
  /দুঃখিত|ক্ষমা কর|আমি .{0,50}(?:পারব না|পারছি না|পারি না)/u,
  /క్షమించ|నేను .{0,50}(?:లేను|అసమర్థ)/u,
  /क्षमस्व|माफ करा|क्षमा करा|दिलगीर|मी .{0,50}(?:शकत नाही|असमर्थ)/u,
  /மன்னிக்க|வருந்துகிறேன்|என்னால் .{0,50}(?:முடியாது|இயலாது)/u,
  /معذرت|معاف ک|افسوس ہے|میں .{0,50}(?:نہیں (?:کر|لکھ|دے|بتا) ?سک|قاصر)/u,
  /માફ કર|દિલગીર|હું .{0,50}(?:શકતો નથી|શકતી નથી|શકું નહીં|અસમર્થ)/u,
  /ಕ್ಷಮಿಸ|ವಿಷಾದ|ನನಗೆ .{0,50}ಸಾಧ್ಯವಿಲ್ಲ|ನಾನು .{0,50}(?:ಸಾಧ್ಯವಿಲ್ಲ|ಆಗುವುದಿಲ್ಲ)/u,
  /ക്ഷമിക്ക|ഖേദിക്കുന്നു|എനിക്ക് .{0,50}(?:കഴിയില്ല|സാധിക്കില്ല)/u,
];

/**
 * Whether a model refuses to tell, in any of our languages: a model may refuse in another language than the
 * story's.
 */
export function isRefusal(text: string): boolean {
  // people in a story may apologise
  const narrated = withoutSpeech(text.slice(0, WITHIN_LETTERS)).trim();
  return REFUSALS.some((refusal) => refusal.test(narrated));
}

/** A text of this length can be distinguished from a refusal. */
export const REFUSAL_SHOWS_WITHIN = WITHIN_LETTERS;
