import { wordsOf } from './words.ts';

/** Words with which readers say what kind of story they look for, and with which stories say that they are one. */
const MEANINGS: readonly string[] = [
  'love romance romantic lovers प्रेम प्यार محبت عشق pyar prem',
  'death dead dying dies grief mourning मृत्यु मौत موت maut',
  'funny comedy humour humor comic हास्य मज़ेदार مزاح',
  'scary horror ghost ghosts haunted spooky डरावनी भूत ڈراؤنی بھوت bhoot',
  'sad grief tragedy sorrow दुखद दुख اداس',
  'war battle soldier युद्ध लड़ाई جنگ',
  'children kids child family बच्चे बच्चों بچے',
  'detective mystery crime murder thief रहस्य जासूसी معمہ',
  'god gods goddess देवता भगवान देवी دیوتا',
  'animal animals जानवर جانور',
  'magic magical spell जादू जादुई جادو',
  'friend friends friendship दोस्ती दोस्त मित्र دوستی',
  'adventure journey quest रोमांच यात्रा مہم',
  'brave courage hero बहादुर वीर بہادر',
  'food cook cooking kitchen feast खाना रसोई کھانا',
  'sea ocean ship sailor समुद्र سمندر',
];

const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  MEANINGS.map(wordsOf).flatMap((words) => words.map((word) => [word, words] as const)),
);

/** Words that a query has in common with most others. They find nothing, or everything. */
const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(
    `a an the about of in on at to with and or for from by where who that which is are was be me my i want need find show
    give read reading play any some something anything one story stories tale tales game games short long good best great
    new nice really very like please एक कोई कुछ की के का को में से पर और या बारे वाली वाला कहानी कहानियाँ कथा कथाएँ छोटी अच्छी चाहिए
    ایک کوئی کچھ کی کے کا کو میں سے پر اور کہانی داستان چاہیے`,
  ),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Other words for the same kind of story. */
export const meaningsOf = (word: string): readonly string[] => GROUPS.get(word) ?? [];
