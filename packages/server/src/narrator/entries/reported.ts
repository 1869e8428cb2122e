/**
 * Words of others in the languages whose players are read in few forms. Where the speaker is somebody else, or cannot
 * be told, a sentence states nothing.
 */
const FIRST = /(?<![\p{L}\p{M}])(?:আমি|હું|મેં|ನಾನು|ഞാൻ|मी|நான்|నేను)(?![\p{L}\p{M}])/u;
const OTHERS =
  /(?<![\p{L}\p{M}])(?:বলল|বলে(?=\s+(?:যে|আমার))|বললেন|বলেছে|বলছে|বলেন|કહે છે|કહ્યું|બોલ્યો|બોલી|ಹೇಳಿದ(?:ನು|ಳು|ರು)?|ಹೇಳುತ್ತಾ(?:ನೆ|ಳೆ|ರೆ)|ಎಂದ(?:ನು|ಳು|ರು)|പറഞ്ഞു|പറയുന്നു|म्हणाला|म्हणाली|म्हणतो|म्हणते|म्हणतात|सांगतो|सांगते|சொன்னா(?:ன்|ள்|ர்)|சொல்கிறா(?:ன்|ள்|ர்)|என்றா(?:ன்|ள்|ர்)|అన్నాడు|అన్నది|అంది|అంటాడు|అంటుంది|చెప్పాడు|చెప్పింది|చెప్తాడు)/u;
const THEIR_SCRIPTS =
  /[\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Telugu}]/u;

export const isReported = (sentence: string): boolean => OTHERS.test(sentence) && !FIRST.test(sentence);

/** Whether words beside a quotation leave open who speaks. */
export const leavesOpenWho = (beside: string): boolean => THEIR_SCRIPTS.test(beside) && !FIRST.test(beside);
