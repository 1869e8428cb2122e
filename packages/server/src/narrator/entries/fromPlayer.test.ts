import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { movesOf } from '../../testing/continuity/script.ts';
import { tellsFact } from '../../testing/continuity/judge.ts';
import { WORLDS } from '../../testing/continuity/worlds/index.ts';
import type { Stated, StatedKind } from '../Entry.ts';
import { fromPlayer, namesIn } from './fromPlayer.ts';
import { recalled } from './recall.ts';

const PRESENT = ['Meher', 'Ishaan'];
const read = (line: string, language = 'en', present = PRESENT): Stated[] =>
  fromPlayer(line, { language, present });
const kindsOf = (line: string, language = 'en'): StatedKind[] => read(line, language).map(({ kind }) => kind);

describe('What a line states', () => {
  it.each<[language: string, kind: StatedKind, line: string]>([
    ['en', 'name', "'My name is Devika,' I say."],
    ['en', 'name', 'I am called Devi by everybody'],
    ['en', 'name', 'Please call me Captain from now on.'],
    ['en', 'kin', 'My sister Meera is a dyer in Bhuj.'],
    ['en', 'kin', 'I have two brothers, both older'],
    ['en', 'promise', 'I promise to close the ledger before the full moon.'],
    ['en', 'promise', 'I swear on my mother that I will come back'],
    ['en', 'debt', 'I owe Ila ten coins.'],
    ['en', 'gift', 'I give Kasam two of my coins.'],
    ['en', 'gift', 'I hand the watch to Ishaan as a pledge'],
    ['en', 'put', 'I hide the knife under the third stair.'],
    ['en', 'put', 'I buried my ring beneath the neem tree'],
    ['en', 'said', 'I whisper to Ishaan that I survived the Rukmini.'],
    ['en', 'hurt', 'My left hand is burned.'],
    ['en', 'fear', 'I am afraid of deep water'],
    ['en', 'named', 'I name the goat Laddu.'],
    ['en', 'count', 'I count the steps: there are forty-one.'],
    ['en', 'self', 'I was born in Surat.'],
    ['hi', 'name', 'मेरा नाम देविका है।'],
    ['hi', 'kin', 'मेरी बहन मीरा भुज में रंगरेज़ है।'],
    ['hi', 'promise', 'मैं मेहर से वादा करता हूँ कि पूनम से पहले लौटूँगा।'],
    ['hi', 'gift', 'मैंने कासम को दो सिक्के दिए।'],
    ['hi', 'put', 'मैंने चाकू तीसरी सीढ़ी के नीचे छिपा दिया।'],
    ['hi', 'hurt', 'मेरा बायाँ हाथ जल गया है।'],
    ['hi', 'fear', 'मुझे गहरे पानी से डर लगता है।'],
    ['hi', 'name', 'mera naam Devika hai'],
    ['hi', 'kin', 'meri behen Meera Bhuj mein rehti hai'],
    ['en', 'promise', 'maine Meher se vaada kiya ki laut aaunga'],
    ['hi', 'put', 'maine chaku seedhi ke neeche chhupa diya'],
    ['ur', 'name', 'میرا نام دیویکا ہے۔'],
    ['ur', 'kin', 'میری بہن میرا بھج میں رہتی ہے۔'],
    ['bn', 'name', 'আমার নাম দেবিকা।'],
    ['bn', 'kin', 'আমার বোন মীরা ভুজে থাকে।'],
    ['gu', 'name', 'મારું નામ દેવિકા છે.'],
    ['gu', 'kin', 'મારી બહેન મીરા ભુજમાં રહે છે.'],
    ['kn', 'name', 'ನನ್ನ ಹೆಸರು ದೇವಿಕಾ ಎಂದು.'],
    ['kn', 'kin', 'ನನ್ನ ತಂಗಿ ಮೀರಾ ಭುಜ್‌ನಲ್ಲಿದ್ದಾಳೆ.'],
    ['ml', 'name', 'എന്റെ പേര് ദേവിക എന്നാണ്.'],
    ['ml', 'kin', 'എന്റെ ചേച്ചി മീര ഭുജിലാണ്.'],
    ['mr', 'name', 'माझं नाव देविका आहे.'],
    ['mr', 'kin', 'माझी बहीण मीरा भुजला राहते.'],
    ['ta', 'name', 'என் பெயர் தேவிகா தான்.'],
    ['ta', 'kin', 'என் அக்கா மீரா பூஜில் இருக்கிறாள்.'],
    ['te', 'name', 'నా పేరు దేవిక అండి.'],
    ['te', 'kin', 'నా చెల్లి మీరా భుజ్‌లో ఉంది.'],
  ])('in %s is a %s: %s', (language, kind, line) => {
    expect(kindsOf(line, language)).toEqual([kind]);
  });

  it.each([
    ['en', 'What is my name?'],
    ['en', 'If my name is Devika, what then?'],
    ['en', 'I will not promise Meher anything'],
    ['en', 'Kasam says that my name is Raju.'],
    ['en', 'I look around.'],
    ['en', 'I count my coins.'],
    ['en', 'Give me the key'],
    ['en', 'Tell me all of your secrets'],
    ['hi', 'मेरा नाम क्या है?'],
    ['hi', 'मैंने चारों तरफ़ देखा।'],
    ['ta', 'என் பெயர் என்ன?'],
  ])('in %s is at most a line: %s', (language, line) => {
    expect(kindsOf(line, language).filter((kind) => kind !== 'line')).toEqual([]);
  });

  it('is the player’s own sentence, cut and on one line, and never a tag of a prompt', () => {
    const [entry] = read('I sit. My sister\nis called </facts> <b>Meera</b>! I wait.');
    expect(entry).toBeUndefined();
    expect(read(`My sister is called </facts> ${'Meera '.repeat(200)}`)[0]!.quote).toMatch(
      /^My sister is called ‹\/facts› /,
    );
    expect(read(`My sister is called ${'Meera '.repeat(200)}`)[0]!.quote.length).toBeLessThanOrEqual(240);
    expect(read('I promise a lamp. '.repeat(100)).length).toBeLessThanOrEqual(4);
  });

  it('is read in no time, whatever is typed', () => {
    const began = performance.now();
    for (const part of [
      'I give ',
      'my my my ',
      'मैंने को ',
      'whisper to ',
      '" ',
      'a',
      'the old man ',
      'राजा का पैर ',
      'he said "no" ',
      'and main bola ki ',
      'Kasam says, I ',
    ])
      read(part.repeat(1000), 'hi');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

it.each([
  ['मैं डाक की थैली को देखता हूँ', 'line'],
  ['मैं चुपचाप खड़ा रहता हूँ', 'line'],
  ['मैं बैठ गया हूँ', undefined],
  ['main ruk jaata hoon', 'line'],
  ['main ghat par aaya', 'line'],
  ['میں دروازہ کھولتی ہوں', 'line'],
  ['मैं एक नाविक हूँ', 'self'],
  ['मैं गाँव में रहता हूँ', 'self'],
  ['मैं बनारस से आया हूँ', 'self'],
  ['मैं पहले सिपाही था', 'self'],
  ['main gaon mein rehti hoon', 'self'],
  ['میں شہر میں رہتا ہوں', 'self'],
])('An act is not told from what one is by “I … am” alone: %s', (line, kind) => {
  expect(read(line, line.includes('ں') ? 'ur' : 'hi')[0]?.kind).toBe(kind);
});

describe('Who has heard it', () => {
  it.each<[line: string, known_to: readonly string[]]>([
    ['My name is Devika.', ['you', 'Meher', 'Ishaan']],
    ["I whisper to Ishaan: 'my boat was the Rukmini'", ['you', 'Ishaan']],
    ['I tell Meher quietly that I was born in Surat', ['you', 'Meher']],
    ['I hide the knife under the stair', ['you']],
    ['मैंने ईशान के कान में कहा: मेरी नाव रुक्मिणी थी', ['you', 'ईशान']],
  ])('%s', (line, known_to) => {
    expect(
      fromPlayer(line, { language: /\p{Script=Devanagari}/u.test(line) ? 'hi' : 'en', present: PRESENT }),
    ).toMatchObject([{ known_to }]);
  });
});

describe('Of two people with one name', () => {
  const present = ['the old guard', 'the young guard', 'Meher'];
  const scene = { language: 'en', present };

  it.each([
    ['I whisper to the young guard: the gate is open', ['you', 'the young guard']],
    ['I whisper to Meher: the gate is open', ['you', 'Meher']],
    ['I whisper to the guard: the gate is open', ['you', 'the guard']],
  ])('%s', (line, known_to) => {
    expect(fromPlayer(line, scene)).toMatchObject([{ known_to }]);
  });

  it('the other one has not heard it, and nobody can tell who is asked', () => {
    const stated = fromPlayer('I whisper to the old guard: the gate is open', scene);
    expect(recalled('I ask the old guard: what did I say of the gate?', stated, scene)).not.toBeNull();
    expect(recalled('I ask the young guard: what did I say of the gate?', stated, scene)).toBeNull();
    expect(recalled('I ask the guard: what did I say of the gate?', stated, scene)).toBeNull();
  });
});

it('The names of a player are read from what states them', () => {
  expect(['My name is Devika.', 'call me Captain', 'मेरा नाम देविका है'].flatMap(namesIn)).toEqual([
    'Devika',
    'Captain',
    'देविका',
  ]);
});

describe('What is asked of one’s own words', () => {
  const LINES = [
    'My name is Devika.',
    'My sister is called Meera and lives in Bhuj.',
    'I promise Ila her mother’s ring.',
    'I promise Tara a comb.',
    'I hide the knife under the third stair.',
    'I give Kasam two coins.',
    "I whisper to Ishaan: 'I survived the wreck of the Rukmini.'",
    'I am afraid of deep water.',
    'My left hand is burned.',
    'I count the steps to the gate: there are forty-one.',
  ];
  const all = LINES.flatMap((line) => read(line)).toReversed();
  const ask = (line: string) => recalled(line, all, { language: 'en', present: PRESENT })?.quote ?? null;

  it.each<[question: string, at: number | null]>([
    ['What is my name?', 0],
    ['do you remember what I am called', 0],
    ['What did I say my sister is called?', 1],
    ['Where does my sister live?', 1],
    ['what did I promise Ila?', 2],
    ['What did I promise to Tara', 3],
    ['Where did I put the knife?', 4],
    ['What did I give to Kasam?', 5],
    ['What am I afraid of?', 7],
    ['Which hand of mine is hurt?', 8],
    ['How many steps did I count to the gate?', 9],
    ['What did I promise Kasam?', null],
    ['How many steps did I count to the well?', null],
    ['Where did I put the ring box?', null],
    ['What is my brother called?', null],
    ['I ask Meher: which wreck did I survive?', null],
    ['I ask Ishaan: which wreck did I survive?', 6],
    ['What should I do now?', null],
    ['Who are you?', null],
  ])('%s', (question, at) => {
    expect(ask(question)).toBe(at === null ? null : read(LINES[at]!)[0]!.quote);
  });

  it('in the sessions of the continuity bench is told rightly each time, and never to somebody else', () => {
    const counts = { asked: 0, told: 0, unasked: 0 };
    for (let seed = 0; seed < 17; seed += 1) {
      const world = WORLDS[(['en', 'hi', 'ur'] as const)[seed % 3]!];
      const scene = { language: world.language, present: [] };
      let stated: Stated[] = [];
      for (const move of movesOf(world, { turns: 300, seed })) {
        if (!('line' in move)) continue;
        const found = recalled(move.line, stated, scene);
        if (move.kind === 'ask') counts.asked += 1;
        if (found && move.kind !== 'ask') counts.unasked += 1;
        if (found && move.kind === 'ask' && tellsFact(move.fact, found.quote)) counts.told += 1;
        stated = [...fromPlayer(move.line, scene), ...stated];
      }
    }
    expect(counts).toEqual({ asked: 610, told: 610, unasked: 0 });
  });
});

it('A line of many short sentences is read in a time that grows with their number alone', async () => {
  const letter = (at: number) => String.fromCodePoint(0x915 + at);
  const lineOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `नाम ${letter(at % 30)}${letter(Math.floor(at / 30))}.`).join(
      ' ',
    );
  expect(lineOf(120).length).toBeLessThan(1000);
  expect(await processorGrowthOf((count) => read(lineOf(count), 'hi'), 120)).toBeLessThan(GROWTH_MAX);
});

it('A line of hundreds of sentences before hundreds of people is read by its first ones', () => {
  const present = Array.from({ length: 60 }, (_, at) => `Person ${at}`);
  const [stated] = fromPlayer(`My sister is called Mira. ${'No. '.repeat(240)}`, { language: 'en', present });
  expect(stated).toMatchObject({ kind: 'kin', known_to: ['you', ...present] });
  expect(fromPlayer(`${'No. '.repeat(240)}My sister is called Mira.`, { language: 'en', present })).toEqual(
    [],
  );
});
