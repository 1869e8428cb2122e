import { isLeft, isOver } from './asserted.ts';
import { BODY_EN } from './body.ts';
import { deedsIn, expanded, TOKENS } from './englishDeeds.ts';
import { KIN_EN } from './kin.ts';
import type { StatedKind } from '../Entry.ts';

const KINFOLK = `(?:${KIN_EN}|bro|sis|bestie|best friend|moms?|dads?|mums?|step\\p{L}+|grand\\p{L}+|great-\\p{L}+|\\p{L}+-in-law|in-laws|folks|relations?|relatives?)`;
const KIN_ALONE =
  '(?:Mum|Mom|Dad|Daddy|Mummy|Papa|Pa|Nani|Nana|Dadi|Amma|Appa|Abba|Ammi|Gran(?:ny|dma|dpa)?|Grandfather|Grandmother|Mother|Father|Didi|Bhaiya)';
const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|many|\\d+)';
const KIN: readonly RegExp[] = [
  /(?:^|[,.;]\s)(?:Uncle|Aunt|Aunty|Auntie|Cousin|Granny|Grandpa)\s\p{Lu}\p{Ll}+\s\p{Ll}/u,
  new RegExp(
    `\\bwe\\sare\\s${NUMBER}\\s(?:at home|of us|in the (?:house|family))|\\bI\\shave\\s(?:got\\s)?${NUMBER}\\s(?:\\p{L}+\\s)?(?:girls?|boys?|kids?)\\s(?!in|on|from|to)`,
    'iu',
  ),
  new RegExp(`\\bwe\\s(?:are|were)\\s${NUMBER}\\s(?:\\p{L}+\\s)?${KINFOLK}(?!\\p{L})`, 'iu'),
  new RegExp(
    `\\b(?:my|our)\\s(?:(?!(?:and|or|an?|the|has|have|had|is|are|was|were|his|her|their|of|with|when|that|who|says|said|hurts?|for|to|in|from)\\s)[\\p{L}-]+\\s){0,2}?(?:${KINFOLK}|(?<=(?:my|our)\\s)people)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:I|we)\\s(?:(?:have|had|got|'ve)\\s){1,2}(?:(?:only|just|also)\\s)?${NUMBER}\\s(?:\\p{L}+\\s){0,2}?${KINFOLK}(?!\\p{L}|-)|^(?:got|had|have)\\s${NUMBER}\\s(?:\\p{L}+\\s){0,2}?${KINFOLK}(?!\\p{L}|-)`,
    'iu',
  ),
  new RegExp(
    `\\b${KINFOLK}\\sof\\s(?:mine|ours)\\b|\\bI\\sam\\s(?:the\\s)?(?:\\p{L}+\\s){0,3}?(?:of\\sthe\\s(?:\\p{L}+\\s){0,2}?|\\p{Lu}\\p{L}+\\s's\\s(?:\\p{L}+\\s)?)${KINFOLK}(?!\\p{L})`,
    'iu',
  ),
  /\b(?:I|me|my|name)\b.*\b(?:son|daughter|child|nephew|niece|grandson|granddaughter|wife|widow|brother|sister) of (?!an?\b|mine|ours|god|the devil)\p{L}/iu,
  /\b(?:I|we)\s(?:are|were|am|was|got)?\s?(?:(?:secretly|newly|identical|not)\s)?(?:twins?|married|wed|engaged|siblings|orphaned|widowed)\b/iu,
  new RegExp(
    `(?:^|[,.;]\\s|\\bto\\s|\\bfrom\\s|\\bwith\\s)(?:my\\s)?${KIN_ALONE}(?!\\s*[,!?])\\s(?=\\p{L}|,)`,
    'u',
  ),
];
const NO_KIN = new RegExp(
  `\\b(?:no|not|never had|nobody 's|anybody 's|without)\\s(?:(?:an?|any|my|our|have|got|the)\\s){0,3}(?:\\p{L}+\\s)?${KINFOLK}(?!\\p{L})|\\b${KINFOLK}\\s[,:]?\\s?I\\s(?:have|had|got)\\snone\\b|\\bnot\\s(?:\\p{L}+\\s)?(?:mine|ours)\\b`,
  'giu',
);

const HARM =
  'hurts?|hurting|aches?|aching|ached|burn(?:s|t|ed|ing)?|bleed(?:s|ing)?|bled|broken?|bruised?|swollen|swelling|cut|sprain(?:ed)?|wounded|injured|stiff|sore|numb|throb(?:s|bing)?|scarred|scar|missing|twisted|plaster|bandaged?|stitches|sling|splinted|infected|blistered|blisters?|killing|splitting|came out|out of joint|pounding|pulled|torn|crooked|lame|useless|gone|shattered|cracked|fractured|dislocated|scalded|grazed|skinned|scraped|stung|bitten|smashed|crushed|rings?|ringing|spins?|spinning';
const MY_BODY = `\\b(?:my|both my|one of my)\\s(?!heart\\s)(?:\\p{L}+\\s){0,2}?(?:${BODY_EN}|stomach|thumb|eyelid|eyebrow|nail|scalp|spine|bones?|muscles?|kneecap|temple)(?!\\p{L})`;
const HURT: readonly RegExp[] = [
  new RegExp(
    `\\bI\\s(?:have\\s)?(?:broke|broken|cracked|sprained|lost|burned|burnt|cut)\\s(?:two|three|both|some|a|an|the)\\s(?:\\p{L}+\\s)?(?:${BODY_EN})\\b|^(?:bad|sore|bum)\\s(?:${BODY_EN})\\b`,
    'iu',
  ),
  new RegExp(
    `${MY_BODY}(?!\\s's)(?:(?!\\b(?:but|and I|his|her|their)\\b)[^.;:?!]){0,30}?\\b(?:${HARM})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:${HARM}|splinter|thorn|nail|glass|shards?|bullet|arrow|needle|something|gash|blood|bump|cramp|pain|crick|wound|bone)\\s(?:in|on|across|down|under|up|into|through|all over)?\\s?(?:and\\s\\p{L}+\\s)?${MY_BODY}`,
    'iu',
  ),
  /\bI\s(?:am|was|have been|got|feel)\s(?:(?:badly|still|a little|so|very|really|quite)\s)?(?:hurt|wounded|injured|bleeding|burned|burnt|bruised|feverish|lame|limping|sick|ill|concussed)(?!\s(?:of|by the thought)\b)\b/iu,
  /(?:^|\bI\sam\s|,\s)(?:half\s)?(?:blind|deaf|lame)\sin\s(?:the|my|one|both|an?|this)\s/iu,
  /\bI\s(?:have\s)?(?:have|had|got|have got)\s(?:an?|the|this)\s(?:\p{L}+\s){0,2}?(?:fever|headache|toothache|stomachache|backache|limp|cough|bruise|wound|burn|blister|gash|concussion|migraine|rash)\b/iu,
  new RegExp(
    `\\bI\\s(?:can not|could not|can hardly|can barely)\\s(?:feel|move|bend|lift|straighten|use|close|open|turn|raise|put (?:any )?weight on)\\s(?:\\p{L}+\\s){0,2}?(?:${MY_BODY}|this (?:${BODY_EN})\\b)|\\bwrong with ${MY_BODY}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:bit|bitten|stung|kicked|scratched|cut|hit|struck|stabbed|burned|burnt|clawed)\\sme\\s(?:in|on|across)\\b|\\b(?:bit|stung|stabbed|shot|clawed)\\sme\\b`,
    'iu',
  ),
];
/** What one tells of one's health may be a lie. */
const TOLD = /\b(?:told|tells?|said|says?|claim(?:ed|s)?|lied|pretend\p{L}*)\s.*\bI (?:am|was)\s/iu;
const HEALED = /\b(?:healed|better now|fine now|no longer|any ?more|used to)\b/iu;

const FEAR: readonly RegExp[] = [
  /\bI\s(?:\p{L}+\s)?(?:am|was|have been|get|got|feel|have always been)\s(?:(?!not\b|never\b)\p{L}+\s){0,2}?(?:afraid|scared|frightened|terrified|petrified|nervous|panicky|claustrophobic)\b/iu,
  /\b(?:scares?|frightens?|terrif(?:y|ies)|spooks?|petrif(?:y|ies)|unnerves?|freaks?|creeps?)\s(?:the \p{L}+ out of\s)?me\b/iu,
  /\bgives? me (?:the )?(?:creeps|shivers|chills|nightmares|willies)\b|\bI (?:can not|could not) go near\b|\bI get (?:dizzy|giddy|shaky)\b|\bwhat I am afraid of\b/iu,
  /\b(?:fear of|phobia|nightmares? (?:of|about)|my (?:\p{L}+ )?fear|dread of)\b/iu,
  /\bmakes?\s(?:me\s(?:shake|tremble|sweat|freeze|faint|panic)|my\s(?:stomach|skin|knees|heart|blood|hands|hair)\s)/iu,
  /\bI\s(?:can not|could not)\s(?:swim\b|be (?:in|on|near|alone|around)\s|breathe\s(?:in|when|near)|stand (?:the dark|heights|crowds|closed|small|blood|being alone)|(?:go|sleep|walk|put|sit|stay)\s[^.;]*\bwithout\b)/iu,
  /\bI\s(?:panic|faint|freeze)\b/iu,
  /\b(?:panic|faint|freeze|shake|tremble)s?\s(?:when|at|if|near|in|whenever)\b/iu,
  /\bturns? my \p{L}+ to (?:water|jelly|ice)\b|\buntil I can breathe\b/iu,
];
const NO_FEAR =
  /\b(?:not|never|no longer|n't)\s(?:\p{L}+\s){0,2}?(?:afraid|scared|frightened|terrified|scares?|frightens?|nervous)\b|\bnothing\s(?:scares|frightens)|\bno fear\b|\b(?:used to|any ?more|no longer)\b/iu;

const OWING: readonly RegExp[] = [
  /\b(?:owe|owes|owed)\s(?:me|us|(?:my|our) \p{L}+)\b(?!\s(?:nothing|no|one)\b)/iu,
  /\b(?:lent|loaned)\s(?:me|us)\b|\bI\s(?:have\s)?(?:lent|loaned)\s/iu,
  /\bI\sam\s(?:\p{L}+\s)?in\s(?:\p{L}+\s)?(?:'s\s)?debt\b|\bin (?:your|his|her|their) debt\b/iu,
  /(?:^|\bI\s)(?:(?:still|must|have to|need to|got to)\s){1,2}(?:pay|repay)\s(?:\p{L}+\s)?(?:back|for)?\b|(?:^|\bI )have(?: still)? not paid\b|^still (?:have to|need to) pay\b/iu,
  /\bhas\s(?:(?:still|always|had|got|kept|borrowed|taken)\s){0,2}my\s(?!heart|attention|word|thanks|respect|trust|back|name|eyes?|love)(?:\p{L}+\s){1,3}(?:since|for|until|till|and\s(?:never|will not|has not|means?))\s/iu,
  /\bI\s(?:(?:still|have|had|yet)\s){0,3}(?:never|(?<!will )not|yet to)\s(?:\p{L}+ly\s)?(?:paid|repaid|pay|repay|settled|returned)\s(?!attention|heed|a visit|my respects)/iu,
  /\byou\s(?:promised|were to (?:give|bring|tell|pay))\s(?:me|us)?\b/iu,
  /\b(?:never|not)\s(?:gave|given|paid|returned|brought)\s(?:it|them|me)\sback\b|\bhas not (?:paid|returned)\b|\b(?:he|she|they|you|\p{L}+)\s(?:never|not)\s(?:paid|returned|repaid)\s(?:me|us|my|our)\b/iu,
];
const IS_WHERE =
  /^(?:the|my)\s(?:[\p{L}-]+\s){1,3}?(?:is|are)\s(?:(?:hidden|buried|sewn|tucked|locked|safe|stuffed|pinned|tied|still|now)\s){0,2}(?:in|inside|under|underneath|beneath|behind|on)\s(?:my|our)\s/iu;
const PAID =
  /\b(?:paid (?:\p{L}+ ){0,4}(?:back|off)|owe (?:\p{L}+ )?(?:nothing|no one|nobody|one)\b|debt[- ]free|(?:not|never)\s(?:\p{L}+\s)?owes?\b|settled)\b/iu;
const PROMISING =
  /^(?:promise|swear|honest)\s(?:I will|ill|I 'd)\b|\b(?:(?:give|gave|given|have|had|on|upon|keep|kept|broke|pledge[ds]?)\s(?:\p{L}+\s){0,2}?(?:my|a) word\b|my word (?:that|:|I)|cross my heart|on my (?:\p{L}+ (?:'s )?)?(?:grave|life|honou?r|soul)|(?:my|an) oath|my hand on it|may I (?:rot|die|be struck)|(?:depend|count) on (?:it|me)|so help me|that\s'?s a promise|a promise is|(?:kept|broke|keep|break) (?:my|a|the) (?:promise|faith)|broke faith|I will (?!not be)[^.;]*, I (?:promise|swear)|I (?:promise|swear)\s*[,.] I will|made (?:\p{L}+ )?a (?:promise|vow)|\b(?:I will|ill|I shall)\s.*\s(?:promise|swear|mark my words|you have my word)\s*[.!]?\s*$)/iu;
const SELF =
  /\bI\s(?:am|was)\s(?:an?|the|from|born|only|\p{L}+ years|\d+|deaf|blind|lame)\b|\bI\s(?:was born|come from|came from|hail from|live|lived|work|worked|used to|love|hate|lost|killed|stole|know how|speak|grew up|never learned|collect|prefer|like|have (?:an?|one|two|three))\b|\bmy \p{L}+ (?:is|are|was|were|has|have|died|drowned)\b|^born (?:in|on|and)\b|\b(?:we|I)\s(?:moved|are all|are from)\b/iu;
const SELF_DENIED = /\bI\s(?:am|was|have|do|did|would|could)\s(?:not|never|no)\b|\bI\snever\b/iu;

/** `I'm Anu, 14, from Indore` */
const FROM = /(?:\bI am|\bname 's|\bname is|\bas)\s\p{L}+.*[,.]\s(?:from|of)\s(?:the\s)?\p{L}{3,}/iu;

/** What an English sentence states. */
export function englishKinds(sentence: string): Set<StatedKind> {
  const tokens = expanded(sentence).match(TOKENS) ?? [];
  const text = `${tokens.join(' ')} `;
  const found = deedsIn(tokens);
  const fits = (forms: readonly RegExp[]): boolean => forms.some((form) => form.test(text));
  if (
    IS_WHERE.test(text) ||
    /\bthat 's where (?:the|my) .*\b(?:is|are)\b/iu.test(text) ||
    /\bwhere I (?:put|left|hid|buried|threw|dropped|kept|tossed|tucked|stuck|laid|set)\s/iu.test(text)
  )
    found.add('put');
  if (/\bI\slet\s(?:\S+\s){1,3}have\s/iu.test(text)) found.add('gift');
  if (PROMISING.test(text)) found.add('promise');
  if (fits(OWING)) found.add('debt');
  if (PAID.test(text)) found.delete('debt');
  if (isLeft(text)) found.delete('gift');
  const own = text.replace(TOLD, ' ');
  if (HURT.some((form) => form.test(own)) && !HEALED.test(text)) found.add('hurt');
  if (fits(FEAR)) found.add('fear');
  if (NO_FEAR.test(text)) found.delete('fear');
  const kin = text.replaceAll(NO_KIN, ' ');
  if (KIN.some((form) => form.test(kin))) found.add('kin');
  if (FROM.test(text)) found.add('self');
  if (SELF.test(text) && !SELF_DENIED.test(text)) found.add('self');
  if (isOver(text)) for (const kind of ['debt', 'hurt', 'fear'] as const) found.delete(kind);
  return found;
}
