import type { Language } from '@kathaloka/contract/entities';
import type { NarrationTask } from '../Narrator.ts';
import type { PromptMessage } from '../prompts/promptTypes.ts';
import { wordsIn } from '../phrases.ts';

/** A journey of the player, and its destination. */
const ENGLISH =
  /\b[Yy]ou\b[^.;:]{0,40}?(?:\b(?:walk|ride|run|travel|arrive|come|are|get off|go|wake up|cross|sail|drive)\b[^.;:]{0,40}?\b(?:to|in|at|into|for)|\breach(?:ed)?)\s+(?:the )?(\p{Lu}\p{Ll}{2,})/u;

/** For scripts without capitals: a place is recognised by the end of its name, or from a list. */
const journeyTo = (player: string, places: string, goes: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${player})(?![\\p{L}\\p{M}])[^।۔.;:]{0,60}?(?<![\\p{L}\\p{M}])(${places})(?![\\p{L}\\p{M}])[^।۔.;:]{0,30}?(?<![\\p{L}\\p{M}])(?:${goes})`,
    'u',
  );

const JOURNEYS: Partial<Record<Language, RegExp>> = {
  en: ENGLISH,
  hi: journeyTo(
    'तुम|तू|आप',
    '[\\p{L}\\p{M}]{2,}(?:पुर|नगर|[आा]बाद|गढ़|सलमेर|जमेर|कानेर)|दिल्ली|मुंबई|बंबई|कलकत्ता|कोलकाता|चेन्नई|मद्रास|बनारस|काशी|आगरा|लखनऊ|इंदौर|लाहौर|कराची|पूना|पुणे|मथुरा|अयोध्या|प्रयाग|पटना',
    'पहुँच|पहुंच|जा|चल|निकल|आ(?:ते|ती|ता|ए|या|ई)|उतर|लौट|हो(?:ते)?(?![\\p{L}\\p{M}])',
  ),
  ur: journeyTo(
    'تم|تو|آپ',
    '[\\p{L}\\p{M}]{2,}(?:پور|نگر|آباد|گڑھ|سلمیر|جمیر|کانیر)|دلی|دہلی|ممبئی|بمبئی|کلکتہ|مدراس|بنارس|کاشی|آگرہ|لکھنؤ|اندور|لاہور|کراچی|پونا|متھرا|پٹنہ',
    'پہنچ|جا|چل|نکل|آ(?:تے|تی|تا|ئے|یا|ئی)|اتر|لوٹ|ہو(?:تے)?(?![\\p{L}\\p{M}])',
  ),
};

/** Returns a check for journeys of the player to a place that no message has named. */
export function journeys(
  { story }: NarrationTask,
  messages: readonly PromptMessage[],
): (_: string, narrated: string) => boolean {
  const journey = JOURNEYS[story.language];
  if (!journey) return () => false;
  const known = new Set(messages.flatMap(({ content }) => wordsIn(content)));
  return (_, narrated) => {
    const [, place = ''] = journey.exec(narrated) ?? [];
    return wordsIn(place).some((word) => !known.has(word));
  };
}
