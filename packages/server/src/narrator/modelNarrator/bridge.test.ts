/** Sentences by a model that join an author's scene to what the player did, and the author's text after them. */
import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { scriptedTelling } from '../../testing/scriptedTelling.ts';
import { NarratorFailure } from '../Narrator.ts';
import { failed, type ScriptedAnswer } from './scriptedClient.ts';

const SCENE = aSceneSheet({
  text: `Now they are all in front of you. Lalji walks at your side, a careful man who has not slept.

'A woman's?' he asks.

'One of ours.'

'Turn them!' Hamir bellows, and sixty goats come over the rise.`,
});
const STORY = aStorySheet({
  lexicon: {
    names: [
      { np: 'Lalji', is: 'person' },
      { np: 'Hamir', is: 'person' },
    ],
  },
});
const TASK = { kind: 'scene', scene: SCENE, story: STORY, input: 'Say it.' } as const;
const BRIDGE = 'You say it, and ten men find that they have knees again. The dust settles where it was.';
const MODEL = { narrator: 'model', name: 'llama' };
const FREE = { ...MODEL, isFree: true };
const AUTHOR = { narrator: 'built_in', steppedIn: 'refused' };

const told = (answer: ScriptedAnswer, values = {}) => scriptedTelling([answer], { ...TASK, ...values });

describe('A bridge', () => {
  it('comes sentence by sentence, and then the author’s text, word for word', async () => {
    const { text, signed, teller, isGiven, requests } = await told(BRIDGE);
    expect([text, teller, isGiven]).toEqual([`${BRIDGE}\n\n${SCENE.text}`, MODEL, true]);
    expect(signed).toEqual([
      ['model', BRIDGE],
      ['author', `\n\n${SCENE.text}`],
    ]);
    expect(requests[0]!.maxTokens).toBeLessThan(200);
  });

  it('is not asked for where the player did nothing', async () => {
    const { text, teller, requests } = await scriptedTelling([], { ...TASK, input: null });
    expect([text, teller, requests]).toEqual([SCENE.text, { narrator: 'built_in' }, []]);
  });

  it('has three sentences at most', async () => {
    const { text, teller } = await told('You say it. Dust falls. A crow goes by. Another one follows it.');
    expect(text).toBe(`You say it. Dust falls. A crow goes by.\n\n${SCENE.text}`);
    expect(teller).toEqual(MODEL);
  });

  it('is read to its end where it has as many sentences as it may, and not beyond', async () => {
    const three = 'You say it. Dust falls. A crow goes by.';
    expect((await told(three)).readWhole).toBe(1);
    expect((await told(`${three} Another one follows it. And one more.`)).readWhole).toBe(0);
  });

  it.each<[string, string]>([
    ['tells the scene', `${BRIDGE} ${SCENE.text}`],
    ['tells a sentence of it', `${BRIDGE} Then sixty goats come over the rise.`],
    ['says a line of it', `${BRIDGE} 'Turn them!' Hamir bellows, and nobody moves.`],
  ])('ends before a sentence that %s', async (_, answer) => {
    expect((await told(answer)).text).toBe(`${BRIDGE}\n\n${SCENE.text}`);
  });

  it('may have four words in common with the scene, and its refrain', async () => {
    const scene = aSceneSheet({ text: `Chal re! ${SCENE.text}` });
    const answer = `${BRIDGE} Nobody else is in front of you. Chal re!`.replace(
      'The dust settles where it was. ',
      '',
    );
    expect((await told(answer, { scene })).text).toBe(`${answer}\n\n${scene.text}`);
  });

  it.each<[string, ScriptedAnswer]>([
    ['is broken off', { chunks: [`${BRIDGE} And the`], error: failed('network') }],
    ['times out', { chunks: [`${BRIDGE} And the`], error: failed('timeout') }],
    ['turns out to be thoughts', `${BRIDGE} And the crow waits.</think>So it goes.`],
    ['is stopped by a filter', { chunks: [`${BRIDGE} And the`], error: failed('filtered') }],
  ])('that %s ends with its last whole sentence, at no charge', async (_, answer) => {
    const { text, teller } = await told(answer);
    expect([text, teller]).toEqual([`${BRIDGE}\n\n${SCENE.text}`, FREE]);
  });

  it.each<[string, ScriptedAnswer]>([
    ['is empty', ''],
    ['is a refusal', "I'm sorry, but I can't continue with this story."],
    ['is in another language', 'तुम कहते हो, और दस आदमियों के घुटने लौट आते हैं। धूल वहीं बैठ जाती है जहाँ थी।'],
    ['is data', '{"bridge": "You say it.", "xp": 5}'],
    ['has no word', { chunks: [], error: failed('empty') }],
    ['is stopped by a filter before it begins', { chunks: [], error: failed('filtered') }],
    ['begins with the scene', SCENE.text],
    ['is a thought', '<think>The player says it.</think>'],
    ['has our sheets', 'silver coins: 3. Here now: Lalji. The turn sheet is right.'],
  ])('that %s is left out, at no charge', async (_, answer) => {
    const { text, teller, requests } = await told(answer);
    expect([text, teller, requests.length]).toEqual([SCENE.text, AUTHOR, 1]);
  });

  it.each(['http', 'network', 'timeout', 'protocol', 'provider', 'truncated'])(
    'is left to the next model where a provider fails before its first word: %s',
    async (kind) => {
      await expect(told({ chunks: [], error: failed(kind) })).rejects.toBeInstanceOf(NarratorFailure);
    },
  );

  it.each([
    ['says what nobody has typed', "'As you like,' says somebody behind you."],
    ['says something for the player', "'Confess,' you say."],
    ['brings in somebody', 'Hamir comes up the path, and stops.'],
  ])('of a small model, which cannot judge itself, ends before a sentence that %s', async (_, sentence) => {
    const small = await scriptedTelling([`${BRIDGE} ${sentence}`], TASK, { isSmall: true });
    expect(small.text).toBe(`${BRIDGE}\n\n${SCENE.text}`);
    expect((await told(`${BRIDGE} ${sentence}`)).text, 'a larger one is judged').toContain(sentence);
  });

  it('of a small model may say the player’s own words, and names who was there', async () => {
    const history = [{ action_type: 'custom_action' as const, input: null, text: 'Hamir waits.' }];
    const own = `${BRIDGE} 'Say it,' you say, and Hamir waits.`.replace(
      'The dust settles where it was. ',
      '',
    );
    const small = await scriptedTelling([own], { ...TASK, history }, { isSmall: true });
    expect(small.text).toBe(`${own}\n\n${SCENE.text}`);
  });

  it('does not hide a fault of ours', async () => {
    await expect(told({ chunks: [], error: new Error('a bug') })).rejects.toThrow('a bug');
  });
});

describe('A turn of free play without a word', () => {
  const PLAYED = 'The water takes the lamp and gives it back. A boat knocks against its post, out of time.';

  it.each<[string, ScriptedAnswer]>([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['an end', { chunks: [], error: failed('empty') }],
    ['a heading alone', '## The Bank'],
    ['a thought alone', '<think>The player waits.</think>'],
  ])('is asked for again (%s), and is then the built-in narrator’s', async (_, empty) => {
    const again = await scriptedTelling([empty, PLAYED], {});
    expect([again.text, again.isPaid, again.requests.length]).toEqual([PLAYED, true, 2]);
    const twice = await scriptedTelling([empty, empty], {});
    expect([twice.text, twice.isPaid, twice.requests.length]).toEqual([
      'The built-in narrator tells.',
      false,
      2,
    ]);
  });
});
