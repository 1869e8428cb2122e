import type { Language } from '@kathaloka/contract/entities';
import { type Hour, peopleInWords, type Shown, sightInWords, type Weather } from '@kathaloka/illustrator';
import type { PictureScene } from './pictureScene.ts';

interface AltWords {
  readonly hours: Readonly<Record<Hour, string>>;
  readonly weathers: Readonly<Record<Exclude<Weather, 'clear'>, string>>;
  readonly comma: string;
  readonly stop: string;
  /** For a picture without the figure that its scene is about. */
  readonly without: (place: string | null) => string;
}

const ENGLISH: AltWords = {
  hours: { dawn: 'at dawn', noon: 'at noon', dusk: 'at dusk', night: 'at night' },
  weathers: { rain: 'in the rain', mist: 'in mist', storm: 'in a storm' },
  comma: ', ',
  stop: '.',
  without: (place) => `${place ?? 'the place'}, as the singers leave it: without the one they sing of`,
};

const WORDS: Partial<Record<Language, AltWords>> = {
  hi: {
    hours: { dawn: 'भोर', noon: 'दोपहर', dusk: 'साँझ', night: 'रात' },
    weathers: { rain: 'बारिश', mist: 'कोहरा', storm: 'तूफ़ान' },
    comma: ', ',
    stop: '।',
    without: (place) => `${place ?? 'वह जगह'}, जैसी गाने वाले छोड़ जाते हैं: जिसके गीत हैं, उसके बिना`,
  },
  ur: {
    hours: { dawn: 'صبح', noon: 'دوپہر', dusk: 'شام', night: 'رات' },
    weathers: { rain: 'بارش', mist: 'دھند', storm: 'طوفان' },
    comma: '، ',
    stop: '۔',
    without: (place) => `${place ?? 'وہ جگہ'}، جیسی گانے والے چھوڑ جاتے ہیں: جس کے گیت ہیں، اس کے بغیر`,
  },
  ta: {
    hours: { dawn: 'விடியல்', noon: 'நண்பகல்', dusk: 'மாலை', night: 'இரவு' },
    weathers: { rain: 'மழை', mist: 'மூடுபனி', storm: 'புயல்' },
    comma: ', ',
    stop: '.',
    without: (place) => `${place ?? 'அந்த இடம்'}, பாடுபவர்கள் விட்டுச் செல்வதுபோல்: பாடப்படுபவர் இல்லாமல்`,
  },
  bn: {
    hours: { dawn: 'ভোর', noon: 'দুপুর', dusk: 'সন্ধে', night: 'রাত' },
    weathers: { rain: 'বৃষ্টি', mist: 'কুয়াশা', storm: 'ঝড়' },
    comma: ', ',
    stop: '।',
    without: (place) => `${place ?? 'সেই জায়গা'}, গায়কেরা যেমন রেখে যায়: যার গান, তাকে ছাড়া`,
  },
};

/** What a picture shows; for a model's picture, what the model was asked to show. */
type AnyShown = Omit<Shown, 'people'> & { readonly people: readonly unknown[] };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Alternative text: what a picture really shows, and whether a person is deliberately left out. */
export function pictureAlt(
  { place, sights, people, isWithheld }: PictureScene,
  shown: AnyShown,
  language: Language,
): string {
  const words = WORDS[language] ?? ENGLISH;
  const isOutside = shown.setting !== 'hall' && shown.setting !== 'cave';
  const seen = [
    ...shown.sights
      .filter((sight) => sight !== 'person' && sights.includes(sight))
      .map((sight) => sightInWords(sight, language)),
    ...peopleInWords(people.slice(0, shown.people.length), language),
    words.hours[shown.hour],
    ...(isOutside && shown.weather !== 'clear' ? [words.weathers[shown.weather]] : []),
  ].join(words.comma);
  if (isWithheld)
    return `${capitalised(words.without(place))}${words.stop} ${capitalised(seen)}${words.stop}`;
  return place === null ? `${capitalised(seen)}${words.stop}` : `${capitalised(place)}: ${seen}${words.stop}`;
}
