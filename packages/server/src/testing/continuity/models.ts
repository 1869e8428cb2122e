/** Models for the fake provider: one without faults, and one for each fault. */
import type { ChatWire } from '../fakeProvider/exchange.ts';
import { taskKindOf } from '../fakeProvider/taskKind.ts';
import type { FactKind, World } from './World.ts';
import { WORLDS } from './worlds/index.ts';

export const MODEL_FAULTS = [
  'forgets',
  'notes nothing',
  'gossips',
  'betrays the author',
  'speaks for the player',
  'repeats itself',
  'changes the language',
  'likes stock phrases',
  'says nothing',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

interface Prose {
  readonly who: readonly string[];
  readonly does: readonly string[];
  readonly where: readonly string[];
  readonly end: string;
  /** The answer to a question, and the reply of a person who does not know. */
  readonly recall: (subject: string, value: string) => string;
  readonly shrug: (person: string) => string;
  readonly gossip: (person: string, grave: string) => string;
  readonly mouth: string;
  readonly stock: string;
}

const PROSE: Readonly<Record<string, Prose>> = {
  en: {
    who: 'A porter,A barefoot girl,The baker,An old sailor,A yellow dog,The barber,A clerk,A boy with a kite,The water seller,A thin priest'.split(
      ',',
    ),
    does: 'stops and shades his eyes,puts a basket down,drops a coin and hunts for it,yawns at the river,laughs at something behind you,ties a knot again,counts on the fingers,waves to a window,leans on the rail,shakes the dust from a sack'.split(
      ',',
    ),
    where:
      'by the corner of the wall,in front of the shuttered shop,under the torn awning,between two carts,where the gutter bends,at the foot of the stair,next to the empty cages,along the drain,beside a heap of rope,at the edge of the shade'.split(
        ',',
      ),
    end: '.',
    recall: (subject, value) => `It comes back to you before ${subject} does: ${value}, and nothing else.`,
    shrug: (person) => `${person} has not heard of it and says so, and goes on with the work.`,
    gossip: (person, grave) => `'It lies ${grave},' says ${person}, much too loud for this street.`,
    mouth: `'I will marry the widow before the moon is full,' you say. You decide to stay for good.`,
    stock: 'The silence is a testament to the years, and a shiver runs down your spine.',
  },
  hi: {
    who: 'एक कुली,नंगे पाँव एक लड़की,नानबाई,एक बूढ़ा मल्लाह,पीला कुत्ता,नाई,एक मुंशी,पतंग वाला लड़का,पानी बेचने वाला,दुबला पुजारी'.split(
      ',',
    ),
    does: 'रुककर आँखों पर हाथ रखता है,टोकरी नीचे रखता है,सिक्का गिराकर ढूँढ़ता है,नदी की ओर जम्हाई लेता है,पीछे किसी बात पर हँसता है,गाँठ फिर से बाँधता है,उँगलियों पर गिनता है,खिड़की की ओर हाथ हिलाता है,मुँडेर से टिक जाता है,बोरी की धूल झाड़ता है'.split(
      ',',
    ),
    where:
      'दीवार के कोने पर,बंद दुकान के सामने,फटे शामियाने के नीचे,दो गाड़ियों के बीच,नाली के मोड़ पर,सीढ़ी के नीचे,ख़ाली पिंजरों के पास,मोरी के किनारे,रस्सी के ढेर के पास,छाया की कोर पर'.split(
        ',',
      ),
    end: '।',
    recall: (subject, value) => `${subject} की याद के साथ लौट आता है: ${value}, और कुछ नहीं।`,
    shrug: (person) => `${person} ने यह कभी नहीं सुना, और वह फिर काम में लग जाता है।`,
    gossip: (person, grave) => `'वह ${grave} पड़ा है,' ${person} गली भर को सुनाकर कहता है।`,
    mouth: `'मैं पूनम से पहले उस विधवा से ब्याह करूँगा,' तुमने कहा। तुमने यहीं बसने का फ़ैसला कर लिया।`,
    stock: 'चारों ओर सन्नाटा पसरा है और तुम्हारे रोंगटे खड़े हो जाते हैं।',
  },
  ur: {
    who: 'ایک قلی,ننگے پاؤں ایک لڑکی,نان بائی,ایک بوڑھا ملاح,پیلا کتا,نائی,ایک منشی,پتنگ والا لڑکا,پانی بیچنے والا,دبلا درویش'.split(
      ',',
    ),
    does: 'رک کر آنکھوں پر ہاتھ رکھتا ہے,ٹوکری نیچے رکھتا ہے,سکہ گرا کر ڈھونڈتا ہے,دریا کی طرف جمائی لیتا ہے,پیچھے کسی بات پر ہنستا ہے,گرہ پھر سے باندھتا ہے,انگلیوں پر گنتا ہے,کھڑکی کی طرف ہاتھ ہلاتا ہے,منڈیر سے ٹک جاتا ہے,بوری کی دھول جھاڑتا ہے'.split(
      ',',
    ),
    where:
      'دیوار کے کونے پر,بند دکان کے سامنے,پھٹے شامیانے کے نیچے,دو گاڑیوں کے بیچ,نالی کے موڑ پر,سیڑھی کے نیچے,خالی پنجروں کے پاس,موری کے کنارے,رسی کے ڈھیر کے پاس,سائے کی کور پر'.split(
        ',',
      ),
    end: '۔',
    recall: (subject, value) => `${subject} کی یاد کے ساتھ لوٹ آتا ہے: ${value}، اور کچھ نہیں۔`,
    shrug: (person) => `${person} نے یہ کبھی نہیں سنا، اور وہ پھر کام میں لگ جاتا ہے۔`,
    gossip: (person, grave) => `'وہ ${grave} پڑا ہے،' ${person} گلی بھر کو سنا کر کہتا ہے۔`,
    mouth: `'میں چودھویں سے پہلے اس بیوہ سے بیاہ کروں گا،' تم نے کہا۔ تم نے یہیں بسنے کا فیصلہ کر لیا۔`,
    stock: 'چاروں طرف سناٹا چھا جاتا ہے اور تمہارے رونگٹے کھڑے ہو جاتے ہیں۔',
  },
};

/** Every nth turn is faulty, so that the story continues. */
const FAULTY_EVERY = 3;

/** A model with one fault or none. It only knows what is in the request. */
export function aModel(fault?: ModelFault): (request: ChatWire) => string {
  let told = 0;
  return (request) => {
    const { messages = [] } = request;
    const task = messages.at(-1)?.content ?? '';
    const world = Object.values(WORLDS).find(({ places }) =>
      messages.some(({ content }) => places.some(({ go }) => content.includes(go))),
    );
    const kind = taskKindOf(request);
    if (kind === 'interpret') return JSON.stringify({ way: 'none', sure: 'low' });
    if (kind === 'facts') return JSON.stringify(fault === 'notes nothing' ? { facts: [] } : noted(task));
    const language = world?.language ?? languageOf(task);
    if (kind === 'summary') return [0, 1, 2].map((nth) => sentence(language, told * 7 + nth)).join(' ');
    told += 1;
    const seen: Telling = { language, messages, task, told, isFaulty: told % FAULTY_EVERY === 0 };
    return world ? narration(world, seen, fault) : sentence(language, told);
  };
}

interface Telling {
  readonly language: string;
  readonly messages: NonNullable<ChatWire['messages']>;
  readonly task: string;
  readonly told: number;
  readonly isFaulty: boolean;
}

function narration(world: World, telling: Telling, fault: ModelFault | undefined): string {
  const { language, told, isFaulty } = telling;
  const prose = PROSE[language]!;
  const parts = [
    sentence(language, told * 3),
    reply(world, telling, fault),
    sentence(language, told * 3 + 1),
  ];
  if (isFaulty && fault === 'says nothing') return '';
  if (isFaulty && fault === 'changes the language') {
    const other = language === 'en' ? 'hi' : 'en';
    return [1, 2, 3, 4].map((nth) => sentence(other, told * 3 + nth)).join(' ');
  }
  if (isFaulty && fault === 'betrays the author')
    parts.push(world.authorSecrets[told % world.authorSecrets.length]!.text);
  if (isFaulty && fault === 'speaks for the player') parts.push(prose.mouth);
  if (isFaulty && fault === 'repeats itself') parts.push(sentence(language, (told - 1) * 3));
  if (isFaulty && fault === 'likes stock phrases') parts.push(prose.stock);
  return parts.filter((part) => part !== '').join(' ');
}

/** The reply to the player's question, from what the prompt says. */
function reply(world: World, { language, messages, task }: Telling, fault: ModelFault | undefined): string {
  const prose = PROSE[language]!;
  const asked = factAsked(world, task);
  if (asked) {
    const { kind, subject } = asked;
    const text = messages.map(({ content }) => content).join('\n');
    const known = kind.values.find(
      ({ said }) => text.includes(kind.plant(subject, said)) || text.includes(factWith(subject, said)),
    );
    if (!known) return '';
    const other = kind.values.find((value) => value !== known)!;
    return prose.recall(subject, (fault === 'forgets' ? other : known).said);
  }
  const pried = treasureAsked(world, task);
  if (!pried) return '';
  if (fault !== 'gossips') return prose.shrug(pried.person);
  const text = messages.map(({ content }) => content).join('\n');
  const grave = world.graves.find(
    ({ said }) => text.includes(`${pried.treasure} ${said}`) || text.includes(said),
  );
  return grave ? prose.gossip(pried.person, grave.said) : prose.shrug(pried.person);
}

function factAsked({ kinds }: World, task: string): { kind: FactKind; subject: string } | undefined {
  for (const kind of kinds) {
    const subject = kind.subjects.find((each) => task.includes(kind.ask(each)));
    if (subject !== undefined) return { kind, subject };
  }
  return undefined;
}

function treasureAsked({ treasures, places, pry }: World, task: string) {
  const people = places.flatMap((place) => place.people);
  for (const treasure of treasures) {
    const person = people.find((each) => task.includes(pry(each, treasure)));
    if (person !== undefined) return { treasure, person };
  }
  return undefined;
}

const factWith = (subject: string, said: string): string => `${subject}: ${said}`;

/** The facts of a turn to remember. */
function noted(task: string): object {
  for (const world of Object.values(WORLDS)) {
    for (const kind of world.kinds)
      for (const [nth, subject] of kind.subjects.entries())
        for (const { said } of kind.values)
          if (task.includes(kind.plant(subject, said)))
            return {
              facts: [{ key: `${kind.name}_${nth}`, value: factWith(subject, said), known_to: [] }],
            };
    for (const person of world.places.flatMap(({ people }) => people))
      for (const [nth, treasure] of world.treasures.entries())
        for (const { said } of world.graves)
          if (task.includes(world.whisper(person, treasure, said)))
            return {
              facts: [{ key: `buried_${nth}`, value: `${treasure} ${said}`, known_to: ['you', person] }],
            };
  }
  return { facts: [] };
}

function languageOf(task: string): string {
  if (/\p{scx=Devanagari}{4}/u.test(task)) return 'hi';
  return /\p{scx=Arabic}{4}/u.test(task) ? 'ur' : 'en';
}

/** One of a thousand different sentences. */
function sentence(language: string, nth: number): string {
  const { who, does, where, end } = PROSE[language]!;
  const mixed = (nth * 387) % 1000;
  const [a, b, c] = [mixed % 10, Math.floor(mixed / 10) % 10, Math.floor(mixed / 100)];
  return `${who[a]} ${where[c]} ${does[b]}${end}`;
}
