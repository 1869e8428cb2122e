import type { Forms } from './formTypes.ts';

const SOMEBODY = "((?:the\\s+)?[\\p{L}\\p{M}’'-]+?)";

export const EN: Forms = {
  isAskedFirst: true,
  mine: /^(?:got|had|have) (?:an?|two|three|four) |\b(?:I|i|im|I['’]?(?:m|ve|d|ll)|my|me|mine|myself|we|our)\b|^name:|\bthe name(?:['’]?s| is)\b/i,
  unreal:
    /,\s*(?:maybe|perhaps)\b|\b(?:maybe|perhaps)[.!\s]*$|^tomorrow\b(?!.*\b(?:promise|swear|vow))|^(?:(?:I )?wish|I(?:['’]d| would) love|if(?! (?:you must|it please|you please|any(?:one|body) asks?|(?:they|you) ask)\b)|suppose|imagine|pretend|what if|maybe|perhaps|should|(?:could|would|can|will)(?! (?:yo)?u (?:\w+ )?call me)|may(?! I (?:rot|die|be struck|never))|shall|do|does|did|is|are|was|were|have(?! (?:an?|two|three) )|has|let)\b|\b(?:if I (?!may|don['’]?t\b|do not\b|fail\b|forget\b|lie\b)|I wish|if only|(?:almost|nearly) \w+|in (?:my|a|the) dreams?|dream(?:t|ed|ing|s)?(?: (?:that|of|about))?|imagin(?:e|ed|ing)|(?:would|might|could) have|as (?:if|though)|pretend(?:ed)? to|(?:consider(?:ing|ed)?|th(?:ink|inking|ought) (?:of|about)|without|instead of|avoid(?:ing)?|tempted to|about to|going to|want(?:ed)? to) (?:say|tell|promis|giv|hid|bury|whisper|swear)\w*|(?:was|were) going to|wonder(?:ing)? (?:if|whether|what it)|rumou?rs? (?:has|have|says?|is)|supposedly|allegedly|(?:people|folks?|everyone|everybody|they all|some) (?:says?|thinks?|claims?|believes?)|not my name|my name is not|my name isn['’]t|(?<![A-Z]\w+ )(?:never|not|(?<!\bwo)n['’]?t|refuse to) (?:ever )?(?:promised?|swear|swore|give|gave|owed?|hide|hid|tell|told|hand|pay|offer))\b|\b(?:never|(?<!\b(?:will|shall|to) )not|(?<!\bwo)n['’]?t) (?:ever )?(?:say|said|speak|spoken?|mention(?:ed)?|utter(?:ed)?|take|took|taken|steal|stole|stolen|borrow(?:ed)?|lend|lent|whisper(?:ed)?)\b|\b(?:say|said|tell|told|whisper(?:ed)?|give|gave|take|took|steal|stole|hide|hid|promise[d]?|owe) (?:\w+ )?(?:nothing|no ?one|nobody|none)\b(?! (?:but|except|else))|^[^,;]*\b(?<!\b(?:if|said|say|that|told \w+|promised \w+|promised|like) )I (?:would(?! (?:like|rather|kindly|prefer))|could|might|may|should)\b|^(?:I|we)(?:['’]?m| am| are)? (?:want to|going to|try to|about to|ask (?:him|her|them|whether|if))\b/i,
  question:
    /^(?!what I\b)(?:(?:so|and|hey|by|to|on|in)\s)*(?:(?:who|what|where|why|how|which|whose|whom)(?:['’]?s)?|when (?:did|do|does|is|are|was|were|have|has|had|should|will|can))\b|(?<!, |\b(?:the|an?|my|our|his|her|that|this|those|some|any|one|every) (?:[\w'’-]+ ){1,3})\b(?:what|where|who|which|how many|how much|how) (?:\w+ )?(?:did|do|was|is|are|were|have|had|am)\b|\bdo (?:yo)?u (?:remember|know|recall|think)\b|\bremind me\b|\btell me (?:what|who|where|which|how|my)\b|\bsay my name\b/i,
  whispered: new RegExp(
    [
      `\\b(?:whisper(?:s|ed|ing)?|murmur(?:s|ed)?|confide[sd]?|breathe[sd]?|mutter(?:s|ed)?|hiss(?:es|ed)?|mouth(?:s|ed)?)\\b(?:[^.:,]*?\\b(?:to|in|into)\\s+)${SOMEBODY}(?:['’]s ear)?(?=[\\s.,:;!]|$)`,
      `\\b(?:tell|told|say to|said to|confess to)\\s+((?:the\\s+)?[\\p{L}\\p{M}-]+)[^.:]{0,20}\\b(?:alone|quietly|softly|in secret|secretly|privately|in private|in a (?:low|hushed) voice|under my breath|in (?:his|her|their) ear)\\b`,
      `\\b(?:quietly|softly|secretly|privately|in (?:secret|private)|in a (?:low|hushed) voice)\\b[^.:]{0,30}?\\b(?:tell|told|say to|said to)\\s+${SOMEBODY}(?=[\\s.,:;!]|$)`,
      `\\b${SOMEBODY}['’]s ears?\\b`,
      `\\bonly\\s+${SOMEBODY}\\s+(?:(?:can|could|to|will|should)\\s+)?(?:hears?|heard|knows?)\\b`,
      `\\b(?:tak(?:e|es|ing)|took|pull(?:s|ed)?|draws?|drew|leads?|led)\\s+${SOMEBODY}\\s+(?:aside|apart|to one side|into (?:the|a) corner)\\b`,
      `\\b(?:slip(?:s|ped)?|pass(?:es|ed)?)\\s+${SOMEBODY}\\s+a note\\b`,
    ].join('|'),
    'iu',
  ),
  unseen:
    /\b(?:hide|hid|hidden|bury|buried|conceal(?:ed)?|stash(?:ed)?|secretly|in secret|nobody sees|no one sees|to myself|in my (?:head|mind|heart)|silently|steal|stole|swiped?|nick(?:ed)?|pinch(?:ed)?|unnoticed|unseen|behind (?:\w+['’]?s? )?backs?|(?:no ?one|nobody) (?:is |was )?(?:look|looks|looking|notic\w+)|n['’]t (?:looking|watching)|not (?:looking|watching))\b/i,
  asks: /\b(?:ask|asked|asking)\s+((?:the\s+|old\s+)?[\p{L}\p{M}-]+)|^['"‘“]?([\p{Lu}][\p{L}\p{M}-]+),\s/u,
};
