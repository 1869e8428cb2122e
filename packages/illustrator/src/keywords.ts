import type { MotifName } from './motifs/names.ts';

/**
 * Maps words to motifs: English, romanised Hindi, Tamil and Urdu, and the main words in their own scripts. `_` stands
 * for a space inside a phrase. Latin words of up to four letters must match whole, with an optional plural s, because
 * "sea" must not match "season"; longer ones match at the start of a word. Words in other scripts match anywhere,
 * because case endings are attached to words.
 */
const WORDS: Readonly<Record<MotifName, string>> = {
  churning: 'churn manthan mandara vasuki halahala amrita मंथन मन्दराचल मंदराचल கடைதல் பாற்கடல் منتھن',
  vimana:
    'vimana vimaan viman pushpaka flying_chariot flying_palace airship skyship sky_chariot विमान पुष्पक விமானம் ویمان',
  burial:
    'vetal betaal betal baital shmashan smashan cremation graveyard burial grave corpse ghost pret bhoot pishach haunted sudukadu qabristan श्मशान वेताल बेताल भूत பேய் சுடுகாடு வேதாள قبرستان بھوت',
  city: 'future futuristic neon cyber robot android spaceship space_station galaxy hologram sci-fi metropolis skyline भविष्य எதிர்கால مستقبل',
  observatory:
    'jantar observatory astronom astrolabe eclipse planet jyotish nakshatra constellation sundial ganit mathematic aryabhata zodiac telescope ज्योतिष नक्षत्र खगोल வானியல் நட்சத்திர فلکیات ستارہ',
  bridge: 'bridge setu sethu causeway pul paalam सेतु पुल பாலம் پل سیتو',
  dice: 'dice chausar chaupar pachisi pasha gambl wager shatranj chess sokkattan पासा चौसर जुआ शतरंज சூது சதுரங்க شطرنج چوسر',
  veena:
    'veena vina sitar sarod raga raag music song singer concert tanpura flute bansuri sangeet isai isaiyum tabla melody वीणा संगीत வீணை இசை موسیقی راگ',
  weapons:
    'sword bow arrow gandiva dhanush talwar dagger weapon shield khadga vil vaal ambu teer kaman archer duel तलवार धनुष வில் வாள் تلوار کمان',
  train: 'train railway locomotive rail railgaadi railgadi रेलगाड़ी रेलवे ट्रेन ரயில் ரெயில் ریل_گاڑی ریلوے ٹرین',
  elevator: 'elevator cage_lift the_lift lift_shaft lift_operator लिफ़्ट लिफ्ट மின்தூக்கி லிஃப்ட் لفٹ',
  basket: 'basket hamper tokri tokra pitara petara koodai टोकरी टोकरा पिटारा पिटारी கூடை ٹوکری ٹوکرا پٹارا',
  letter:
    'letter scroll message messenger epistle farman khat chitthi patra kaditham cipher map treasure पत्र चिट्ठी கடிதம் خط نقشہ',
  library:
    'library manuscript book scholar nalanda takshashila pothi palm-leaf grantha kitab pustak university archive poet novel noolagam suvadi पुस्तक ग्रंथ पोथी நூலக சுவடி کتاب کتب',
  throne:
    'throne sinhasan simhasan durbar darbar court coronation crown emperor takht sabha ariyanai सिंहासन दरबार அரியணை تخت دربار',
  lamps:
    'lamp lamps diya diyas deepa deepavali diwali festival holi lantern kite navratri onam pongal deepam chirag celebration दीप दिवाली दीया தீபம் தீபாவளி விளக்கு چراغ دیا عید',
  feast:
    'feast kitchen cook food recipe spice rasoi banquet dinner halwai biryani virundhu samayal dawat meal bakery chai रसोई भोज खाना விருந்து சமையல் دعوت کھانا',
  cave: 'cave cavern gufa guha underground tunnel ajanta guhai ghaar dungeon patala गुफा पाताल குகை غار',
  well: 'well kuan kuaan baoli baori stepwell kinaru drought कुआँ कुआं बावड़ी கிணறு கிணற்று کنواں',
  market:
    'market bazaar bazar haat mandi merchant trader shop seller santhai vanigan saudagar mela fair बाज़ार बाजार मेला சந்தை வணிக بازار',
  desert:
    'desert caravan camel dune sand thar marwar rajasthan registan sehra paalai paalaivanam oasis रेगिस्तान मरुस्थल பாலைவன صحرا ریگستان',
  monkey: 'monkey crocodile makara kurangu bandar magarmachh बंदर मगर குரங்கு முதலை بندر',
  jackal: 'jackal fox siyar siyaar gidar gidad lomri lomdi shrigala सियार गीदड़ लोमड़ी शृगाल நரி گیدڑ لومڑی',
  birds:
    'crow owl owls kaka ulu uluka kauwa ullu kaagam aandhai panchatantra bird birds parrot suka sparrow कौआ कौवा उल्लू पंचतंत्र காகம் ஆந்தை பறவை کوا الو پرندہ',
  elephant: 'elephant gaja hathi haathi tusker yaanai yanai mahout हाथी गज யானை ہاتھی',
  tiger: 'tiger bagh vyaghra sher lion singh puli leopard hunt shikar बाघ शेर सिंह புலி சிங்க شیر باگھ',
  peacock: 'peacock mayur mor mayura mayil मोर मयूर மயில் مور',
  serpent:
    'serpent snake naga nagin nagini cobra sarpa paambu pambu saanp venom सर्प साँप सांप नाग பாம்பு நாக سانپ ناگ',
  deer: 'deer mriga hiran stag gazelle antelope maan fawn हिरण मृग மான் ہرن',
  horse: 'horse ashva ashwa ghoda stallion mare rider cavalry kudirai kuthirai घोड़ा अश्व குதிரை گھوڑا',
  lotus: 'lotus kamal padma thamarai pond lake sarovar lily swan hamsa jheel कमल सरोवर தாமரை کنول جھیل',
  rain: 'monsoon rain barish baarish varsha mazhai sawan megha flood barsaat वर्षा बारिश सावन மழை بارش',
  treeoflife:
    'tree_of_life kalpavriksha kalpataru wishing_tree bodhi banyan world_tree bargad peepal pipal कल्पवृक्ष बरगद கற்பக ஆலமர برگد',
  battlefield:
    'battle war warrior kurukshetra army armies chariot siege yuddha yudh jung lashkar por mahabharat soldier युद्ध रण कुरुक्षेत्र போர் جنگ',
  ocean:
    'ocean sea samudra sagar lanka island wave sail ship kadal samundar harbour harbor pirate voyage समुद्र सागर கடல் سمندر',
  river:
    'river ganga ganges yamuna ghat boat ferry nadi kaveri kaviri nau naav darya daria stream godavari narmada sindhu गंगा नाव नदी நதி ஆறு ஆற்ற دریا ندی',
  mountain:
    'mountain himalaya kailash meru peak hill snow parvat pahad pahaad malai glacier climb पर्वत हिमालय पहाड़ மலை پہاڑ',
  temple:
    'temple shrine mandir kovil koil deity priest yantra gopuram devalaya pilgrim monastery stupa मंदिर मन्दिर கோயில் கோவில் مندر',
  fort: 'fort fortress qila kila durg citadel kottai gate garh rampart क़िला किला दुर्ग கோட்டை قلعہ',
  palace:
    'palace king queen mahal prince princess raja rani royal kingdom aranmanai badshah shah nawab begum haveli महल राजा रानी அரண்மனை ராஜா அரச محل بادشاہ',
  village:
    'village gaon gram graam farm farmer hut field cow cattle kisan dehat potter weaver गाँव गांव किसान கிராம گاؤں',
  forest:
    'forest jungle grove vana wood woods hermit ashram aranya kaadu kadu vanam jangal wild exile tree trees leaf वन जंगल अरण्य காடு காட்ட வன جنگل',
};
export const HOURS = ['dawn', 'noon', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export const WEATHERS = ['clear', 'rain', 'mist', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

const HOUR_WORDS: Readonly<Record<Hour, string>> = {
  night:
    'night moon midnight star stars dark raat nisha iravu nila chand andhera रात चाँद चांद अंधेर இரவு நிலா رات چاند',
  dusk: 'dusk evening twilight sunset sandhya shaam maalai godhuli शाम संध्या மாலை شام',
  dawn: 'dawn morning sunrise usha subah savera vidiyal kaalai bhor सुबह भोर सवेरा காலை விடியல் صبح',
  noon: 'noon midday daylight dopahar summer garmi दोपहर மதிய دوپہر',
};
const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  storm: 'storm thunder lightning tempest toofan tufan bijli puyal cyclone तूफ़ान तूफान बिजली புயல் طوفان',
  rain: 'rain rainy monsoon barish baarish varsha mazhai sawan flood वर्षा बारिश மழை بارش',
  mist: 'mist misty fog foggy haze kohra dhund moodupani smoke कोहरा धुंध மூடுபனி کہرا دھند',
  clear: 'clear cloudless bright sunny',
};
const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('_', String.raw`\s+`);
/** Words that must match whole, because longer words begin with them: training is not a train. */
const WHOLE = new Set(['train', 'basket']);
const isLatin = (word: string): boolean => !/[^\p{ASCII}]/u.test(word);

function compile(line: string): RegExp {
  const words = line.split(' ');
  const latin = words
    .filter(isLatin)
    .map((word) => (word.length <= 4 || WHOLE.has(word) ? `${escaped(word)}s?(?![a-z])` : escaped(word)));
  // the Urdu word for war must not match the word for forest, which begins with the same letters
  const native = words
    .filter((word) => !isLatin(word))
    .map((word) => (word === 'جنگ' ? 'جنگ(?!ل)' : escaped(word)));
  const inScripts = native.length > 0 ? `|${native.join('|')}` : '';
  return new RegExp(`(?<![a-z])(?:${latin.join('|')})${inScripts}`, 'iu');
}

type Table<T extends string> = readonly (readonly [name: T, pattern: RegExp])[];

function tableOf<T extends string>(words: Readonly<Record<T, string>>): Table<T> {
  return (Object.keys(words) as T[]).map((name) => [name, compile(words[name])] as const);
}

const MOTIFS = tableOf(WORDS);
const HOUR_TABLE = tableOf(HOUR_WORDS);
const WEATHER_TABLE = tableOf(WEATHER_WORDS);
const TEXT_MAX = 4000;

/** The motifs in a text, in the order of first mention. */
function mentioned<T extends string>(text: string, table: Table<T>): T[] {
  return table
    .map(([name, pattern]) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

export interface ReadKeywords {
  readonly motifs: readonly MotifName[];
  readonly hour: Hour | null;
  readonly weather: Weather | null;
}

/** Reads the motifs, the hour and the weather. First mentions win, so a title in front decides the main motif. */
export function readKeywords(keywords: string | readonly string[] = ''): ReadKeywords {
  const joined = typeof keywords === 'string' ? keywords : keywords.join(' ');
  const text = joined.slice(0, TEXT_MAX).normalize('NFC');
  return {
    motifs: mentioned(text, MOTIFS),
    hour: readHour(text),
    weather: mentioned(text, WEATHER_TABLE)[0] ?? null,
  };
}

/** The first hour in a text; null if there is none. */
export function readHour(text: string): Hour | null {
  return mentioned(text.slice(0, TEXT_MAX).normalize('NFC'), HOUR_TABLE)[0] ?? null;
}
