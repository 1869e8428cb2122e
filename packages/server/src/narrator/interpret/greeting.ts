/** Who greets, and that it is said. */
const BEFORE = /^(?:(?:i|we|main|मैं|में|میں)\s+)?(?:just\s+)?(?:say\s+)?/iu;
/** Words of greeting in English, Hindi and Urdu, in their scripts and in Latin letters. */
const GREETING =
  /^(?:hello|hi|hey|greet|greetings|good (?:morning|day|afternoon|evening|night)|namaste|namaskaa?r|pranaa?m|salaa?m|assalamu? ?alaikum|adaab|ram ram|नमस्ते|नमस्कार|प्रणाम|राम राम|सलाम|आदाब|سلام|السلام علیکم|آداب|نمستے)(?![\p{L}\p{M}])/iu;
/** A name and a preposition, or `करता हूँ`. */
const OTHERS_MAX = 3;

/** Whether a line greets and says nothing else: such a line means no choice. */
export function isGreeting(line: string): boolean {
  const text = line
    .trim()
    .replace(/^['"‘“]+/, '')
    .replace(BEFORE, '');
  const [found] = GREETING.exec(text) ?? [];
  if (found === undefined) return false;
  const others = text.slice(found.length).match(/[\p{L}\p{M}]+/gu) ?? [];
  return others.length <= OTHERS_MAX;
}
