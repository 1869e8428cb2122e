import { type Hour, readSights, type Sight, type Weather } from '@kathaloka/illustrator';

/** Phrases for the present hour; `one night`, `the night watchman` and `all night long` may mean any other. */
const HOURS_NOW: readonly (readonly [Hour, RegExp])[] = [
  [
    'night',
    /\b(?:at|by|in the|into the|this|late at) night\b|\btonight\b|\bmidnight\b|\b(?:it is|is already|still|in the) dark\b|\b(?:one|two|three) (?:o['’]clock|in the morning)\b|\bto (?:three|four) the bell\b|\bby (?:moon|star|lamp|torch|candle)light\b|\bmoon (?:is|rises|has risen|hangs|stands|shines)\b|\bmoonrise\b|\bunder (?:a|the) (?:full )?moon\b|अभी काला|रात (?:है|में|का|को)|پوس کی رات|راتیں?(?= ہے)|নিশুতি|রাতে|இரவு|ராத்திரி/iu,
  ],
  [
    'dusk',
    /\b(?:at|by|until|before|towards) (?:dusk|sunset|sundown|evening|twilight)\b|\bin the evening\b|\b(?:that|this|the next|one|next) evening\b|\bdusk\b|\bsun (?:is )?(?:low|sinking|sets|setting|going down|goes down)\b|\blast of the (?:sun|light)\b|\bnearly five\b|साँझ|सांझ|शाम (?:को|हुई|है)|شام (?:کو|ہوئی|ہے)|சாயங்கால|மாலையில்|সন্ধে|সন্ধ্যা/iu,
  ],
  [
    'dawn',
    /\b(?:at|by|before|since|until) (?:dawn|sunrise|daybreak|first light|breakfast)\b|\b(?:this|that|the next|next|one|early|every) morning\b|\bin the mornings?\b|\bsun (?:is )?(?:rising|comes up|coming up|rises)\b|\bopen your eyes\b|भोर|सवेरे|सुबह (?:हुई|को|है)|صبح (?:ہوئی|کو|ہے)|காலையில்|விடியற்|ভোর|সকালে/iu,
  ],
  [
    'noon',
    /\b(?:at|until|before|by|towards) (?:noon|midday)\b|\bnoon\b|\bagainst the sun\b|\bin the (?:hot )?sun\b|\bsun is\b|\bsunlight\b|\bshade\b|\bby day\b|\bdaylight\b|दोपहर|धूप|دوپہر|دھوپ|உச்சி வெயில|வெயில|পகலில|দুপুর|রোদ/iu,
  ],
];

/** The hour of a scene: the first that it says of the present, else one that it names, else that of its world. */
export function hourOf(seen: string, world: string): Hour | null {
  const now = HOURS_NOW.map(([hour, words]) => ({ hour, at: seen.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return now[0]?.hour ?? readSights(seen).hour ?? readSights(world).hour;
}

/** Rain that really falls; scenes also pray for it, pay for it, and hear of it. */
const RAINS =
  /\b(?:raining|rains? (?:is|are|falls?|comes?|came|pours?|beats?|drums?|runs?|starts?|begins?|has|have)|(?:in|through|of) the rain|it rains(?! iron| stones| arrows| flowers)|it (?:begins|starts) to (?:come down|pour))\b|(?:बारिश|मेह|बूँद).{0,12}(?:हो रह|पड़|गिर|बरस)|बरसती|برستی|بارش (?:ہو|برس)|மழை (?:பெய்(?!தால்|யும் சத்தம்)|கொட்ட|விழ)|বৃষ্টি (?:পড়|হচ্ছে|নাম)/iu;
const STORMS =
  /\b(?:storms?|thunder|lightning|tempest|cyclone|gale)\b|तूफ़ान|आँधी|बिजली (?:कड़क|चमक|गिर)|طوفان|آندھی|بجلی (?:کڑک|چمک)|புயல்|மின்னல்|ঝড়|বিদ্যুৎ/iu;
const MISTS = /\b(?:mist|misty|mists|fog|foggy|haze)\b|कोहरा|कोहरे|धुंध|کہرا|دھند|மூடுபனி|কুয়াশা/iu;
const CLEAR = /\b(?:cloudless|clear sky|bright sun|sunny)\b/iu;

/** The weather of a scene. A storm counts more than rain; smoke is no mist. */
export function weatherOf(seen: string): Weather | null {
  if (STORMS.test(seen)) return 'storm';
  if (RAINS.test(seen)) return 'rain';
  if (MISTS.test(seen)) return 'mist';
  return CLEAR.test(seen) ? 'clear' : null;
}

const ROOMS =
  /\b(?:room|rooms|hall|chamber|kitchen|compartment|corridor|ward|lift|lock-up|cell|attic|clinic|stairs|landing|floor|office|shop|cellar|library|armoury|treasury|bedroom|bedside|edge of the bed|cabin|coupé|car|carriage|dining car|study|parlour|pump room|workshop|schoolroom|court room|counter|desk|beams|rafters|ceiling)\b|कमरा|कमरे|रसोई|کمرہ|کمرے|کوٹھری|باورچی|زینہ|ঘর(?![\p{L}\p{M}])|রান্নাঘর|অறை/iu;
const OPEN =
  /\b(?:kitchen court|court|yard|garden|gate|road|path|street|lane|field|wall|bank|river|shore|beach|sand|tree|roof|terrace|hill|mountain|rock|forest|grove|market|pool|pond|lake|sea|bridge|camp|bastion|ford|ferry|landing stage|steps|ghat|fires?|ground(?! floor)|square|doorstep|queue|colony|chariot|ring|hermitage|village|burning city|desert|dunes|well|boat|deck|sky)\b|रास्ता|मोड़|पेड़|चबूतरा|पुल|घाट|आँगन|छत|चिता|घेरा|मसान|श्मशान|صحن|چھت|گلی|உச்சி|கரை|வயல்|முற்றம்|கண்மாய்|উঠোন|ঘাট|পথ|দাওয়া/iu;
/** How a scene speaks of a room, if its place has no name. */
const IN_A_ROOM =
  /\b(?:ground floor|the stairs|the landing|(?:the|this|that|a|her|his|your) room|compartment|corridor|the ward|the lift|on the bed|in bed|her bed|pillars? can be|hundred pillars|the carpet|the ceiling|the window(?:sill)?)\b|खाट|কোঠা|খাটে/iu;
const IN_THE_OPEN =
  /\b(?:street|road|roads|lane|field|fields|river|lake|pond|sea|sky|stars|moon|sun|rain|rains|tree|trees|hill|hills|sand|dust|gate|bank|grass|wind|dunes|yard|courtyard|market|stall|well|shade|mud|village|camp|boat|chariot)\b|पेड़|रास्त|नदी|मसान|चिता|हवा|बरगद|सिरस|कंधे|पीठ पर|छत|صحن|چھت|منڈیر|کنواں|கண்மாய்|கரை|মাঠ|উঠোন|পুকুর|ঘাট|পথ/iu;

const isFirst = (text: string, one: RegExp, other: RegExp): boolean | null => {
  const [at, otherAt] = [text.search(one), text.search(other)];
  if (at < 0 && otherAt < 0) return null;
  return otherAt < 0 || (at >= 0 && at <= otherAt);
};

/** Whether a scene is inside: the name of its place decides, else its words. */
export function isInside(place: string | null, seen: string): boolean | null {
  const byName = place === null ? null : isFirst(place, ROOMS, OPEN);
  if (byName !== null) return byName && !/\bcourt\b/i.test(place!);
  return isFirst(seen, IN_A_ROOM, IN_THE_OPEN);
}

/** Sights too large for a room, or too far off to be seen from one. */
const OUTDOORS: readonly Sight[] = [
  'elephant',
  'horse',
  'cow',
  'camel',
  'chariot',
  'boat',
  'ship',
  'train',
  'river',
  'ocean',
  'desert',
  'mountain',
  'forest',
  'tree',
  'hut',
  'village',
  'palace',
  'temple',
  'fort',
  'bridge',
  'well',
  'market',
  'battlefield',
  'burial',
  'churning',
  'deer',
  'house',
  'gate',
  'wall',
  'cart',
  'gun',
];

export const fitsInside = (sight: Sight): boolean => !OUTDOORS.includes(sight);
