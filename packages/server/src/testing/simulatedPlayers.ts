import { type Random, seededRandom } from '@kathaloka/story';
import type { Seat, SimulatedMove, SimulatedPlayer } from './simulatedPlay.ts';

type Saying = readonly [text: string, ...more: string[]];

/** What players type; X stands for a person or thing of the story. */
const TYPED = {
  look: ['look at X', 'look around', 'watch X', 'listen', 'examine X closely', 'look at the sky'],
  ask: ['ask X why', 'who is X', 'what is this place', 'why is X here', 'where does the road go'],
  speak: [
    'say I am afraid',
    'say hello to X',
    'shout Come here!',
    "tell X that it's late",
    'say nothing will happen',
  ],
  go: ['go to the river', 'walk away', 'run after X', 'go home'],
  take: ['take X', 'grab the nearest thing', 'steal X'],
  give: ['give my shawl to X', 'offer water'],
  help: ['help X', 'carry something for X', 'help with the work'],
  fight: ['fight X', 'hit X', 'attack everybody', 'hit it again'],
  hide: ['hide behind X', 'hide'],
  use: ['use X', 'light a lamp', 'open X'],
  rest: ['rest', 'sit down', 'wait', 'do nothing'],
  pray: ['pray', 'bow to X'],
  nonsense: ['asdf qwer', '???', 'purple seventeen', 'blah', '🙂', 'l;kj'],
  abuse: ['idiot', 'idiot narrator'],
  outworld: ['phone my mother', 'phone a taxi'],
  meta: ['help? what are you'],
} as const satisfies Readonly<Record<string, Saying>>;

type Act = keyof typeof TYPED;

/** The same in Hindi, also in Latin letters. */
const TYPED_IN_HINDI: Readonly<Record<Act, Saying>> = {
  look: ['X को देखो', 'इधर उधर देखो', 'ध्यान से सुनो', 'X ko dekho', 'आसमान की तरफ़ देखो'],
  ask: ['X से पूछो क्यों', 'X कौन है', 'यह कौन सी जगह है', 'X यहाँ क्यों है', 'yahan kaun hai'],
  speak: ["'मुझे डर लग रहा है।'", 'X से कहो कि देर हो गई', "'इधर आओ!'", 'X ko pukaro'],
  go: ['नदी की तरफ़ जाओ', 'चले जाओ', 'X के पीछे दौड़ो', 'ghar jao'],
  take: ['X को उठाओ', 'जो पास है उसे पकड़ो', 'X को चुराओ'],
  give: ['X को अपनी शॉल दो', 'पानी दो'],
  help: ['X की मदद करो', 'X को सँभालो'],
  fight: ['X से लड़ो', 'X को मारो', 'सबको मारो'],
  hide: ['X के पीछे छिपो', 'छिपो'],
  use: ['X को खोलो', 'दिया जलाओ', 'diya jalao'],
  rest: ['रुको', 'बैठो', 'कुछ मत करो'],
  pray: ['प्रार्थना करो', 'X को प्रणाम करो'],
  nonsense: ['अबकग घचछ', '???', 'बैंगनी सत्रह', '🙂'],
  abuse: ['idiot', 'idiot narrator'],
  outworld: ['phone my mother', 'phone a taxi'],
  meta: ['तुम कौन हो', 'मैं क्या करूँ'],
};

interface Habits {
  /** The shares of these moves. All other moves are choices. */
  readonly words?: number;
  readonly immerse?: number;
  readonly pause?: number;
  readonly undo?: number;
  readonly retell?: number;
  readonly acts: readonly Act[];
}

export const PLAYERS: Readonly<Record<string, Habits>> = {
  curious: { words: 0.42, immerse: 0.08, acts: ['look', 'look', 'ask', 'speak', 'use', 'go', 'help'] },
  silent: { pause: 0.25, words: 0.05, immerse: 0.05, acts: ['rest', 'look'] },
  'off-topic': { words: 0.6, acts: ['nonsense', 'outworld', 'meta', 'speak', 'ask'] },
  hostile: { words: 0.8, acts: ['fight', 'abuse', 'take', 'fight', 'nonsense', 'hide'] },
  contrary: {
    words: 0.4,
    pause: 0.08,
    immerse: 0.08,
    undo: 0.1,
    retell: 0.1,
    acts: ['go', 'give', 'help', 'pray', 'take', 'look'],
  },
};

/** A player with these habits. The same seed gives the same moves. */
export function playerOf(
  { words = 0, immerse = 0, pause = 0, undo = 0, retell = 0, acts }: Habits,
  seed: number,
): SimulatedPlayer {
  const random = seededRandom(seed);
  return ({ turn, choices, story }) => {
    const thrown = random();
    if (thrown < words) return { kind: 'words', text: typed(random, acts, story) };
    if (thrown < words + immerse) return { kind: 'immerse' };
    if (thrown < words + immerse + pause) return { kind: 'continue' };
    if (thrown < words + immerse + pause + undo && turn.parent) return { kind: 'undo' };
    if (thrown < words + immerse + pause + undo + retell && turn.parent) return { kind: 'retell' };
    return chosen(random, [...choices, ...turn.state.detours]);
  };
}

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

function chosen(random: Random, choices: readonly string[]): SimulatedMove {
  return choices.length === 0 ? { kind: 'continue' } : { kind: 'choice', text: pick(random, choices) };
}

function typed(
  random: Random,
  acts: readonly Act[],
  { language, lexicon, lore_cards }: Seat['story'],
): string {
  const sayings = language === 'hi' ? TYPED_IN_HINDI : TYPED;
  const names = lexicon?.names?.map(({ np }) => np) ?? [];
  const known = [...names, ...(lore_cards ?? []).map(({ keys }) => keys[0]!), 'the stranger'];
  return pick(random, sayings[pick(random, acts)]).replaceAll('X', pick(random, known));
}
