import { describe, expect, it } from 'vitest';
import { aStorySheet } from '../../testing/narratorTasks.ts';
import type { ReadingTask } from '../TurnReading.ts';
import { readFacts } from './readFacts.ts';
import { memoryWriter, summarise } from './remember.ts';
import { failed, type ScriptedAnswer, scriptedClient } from './scriptedClient.ts';

const TURN = { action_type: 'custom_action', input: 'promise him the lamp', text: "'When?' asks the boy." };
const MODEL = { name: 'llama', contextTokens: 8192 };

function setUp(answer: ScriptedAnswer) {
  const client = scriptedClient([answer]);
  const parts = { client, endpoint: 'http://model', count: (text: string) => Math.ceil(text.length / 4) };
  return { client, parts, signal: AbortSignal.timeout(5000) };
}

describe('A summary of turns', () => {
  const summaryOf = (answer: ScriptedAnswer, story = aStorySheet()) => {
    const { parts, signal } = setUp(answer);
    return summarise(parts, { model: MODEL, story, turns: [TURN] }, signal);
  };

  it('is what the model says, cleaned', async () => {
    expect(await summaryOf('<think>Short.</think>You **promised** the boy a lamp.')).toBe(
      'You promised the boy a lamp.',
    );
  });

  it.each([
    ['a refusal', "I'm sorry, I can't summarise this."],
    ['nothing', ''],
    ['a question back', 'Which turns do you mean?'],
  ])('is none if the model gives %s', async (_, answer) => {
    expect(await summaryOf(answer)).toBeNull();
  });

  it('is none in another language than the story’s', async () => {
    expect(await summaryOf('You promised the boy a lamp.', aStorySheet({ language: 'ta' }))).toBeNull();
  });

  it('ends with a whole sentence if it was cut off', async () => {
    expect(await summaryOf({ text: 'You promised a lamp. The boy then', finish: 'length' })).toBe(
      'You promised a lamp.',
    );
  });

  it('is asked for with as many turns as the context holds, the newest', async () => {
    const { client, parts, signal } = setUp('You walked.');
    const turns = Array.from({ length: 60 }, (_, at) => ({
      ...TURN,
      text: `Turn ${at}. ${'It rains. '.repeat(200)}`,
    }));
    await summarise(parts, { model: MODEL, story: aStorySheet(), turns }, signal);
    const { content } = client.requests[0]!.messages[0]!;
    expect(content).toContain('Turn 59.');
    expect(content).not.toContain('Turn 3.');
    expect(parts.count(content)).toBeLessThan(MODEL.contextTokens);
    expect(client.requests[0]).toMatchObject({ temperature: 0.2 });
  });
});

describe('Facts of a turn', () => {
  const input: ReadingTask = {
    model_key: 'tenali',
    story: aStorySheet(),
    turn: TURN,
    keys: ['boy_knows'],
    reserved: { numbers: ['oil'], flags: [] },
    present: ['the boy'],
    self: ['Devika'],
  };
  const HERE = ['you', 'the boy'];
  const readTurn = (parts: ReturnType<typeof setUp>['parts'], task: typeof input, signal: AbortSignal) =>
    memoryWriter({ ...parts, models: new Map([['tenali', MODEL]]) }).readTurn(task, signal);

  it('are what the model lists, under old keys where there are some', async () => {
    const fact = { key: 'lamp_promised', value: 'to the boy', known_to: HERE };
    const { client, parts, signal } = setUp(JSON.stringify({ facts: [fact] }));
    expect(await readTurn(parts, input, signal)).toEqual({ facts: [fact], events: [] });
    expect(client.requests[0]!.messages[0]!.content).toContain('boy_knows');
    expect(client.requests[0]!.schema).toMatchObject({ name: 'facts' });
  });

  it('have room for three in a language of many tokens', async () => {
    const { client, parts, signal } = setUp('{"facts":[]}');
    await readTurn(parts, { ...input, story: aStorySheet({ language: 'ta' }) }, signal);
    expect(client.requests[0]!.maxTokens).toBeGreaterThan(400);
  });

  const read = (answer: string) => readFacts(answer, { numbers: ['oil'], flags: [] }, input);
  const fact = (key: string, value: string, known_to: readonly string[] = HERE) => ({ key, value, known_to });
  const long = 'Meera, who is a dyer in Bhuj and has not written since the flood took the lower street away';

  it.each<[what: string, answer: unknown, facts: readonly object[]]>([
    ['a key with blanks', [{ key: 'Player Name', value: 'Devika' }], [fact('player_name', 'Devika')]],
    ['a key in camel case', [{ key: 'playerSister', value: 'Meera' }], [fact('player_sister', 'Meera')]],
    ['a key in another script', [{ key: 'बहन का नाम', value: 'मीरा' }], [fact('बहन_का_नाम', 'मीरा')]],
    ['no key', [{ value: 'cannot swim' }], [fact('cannot_swim', 'cannot swim')]],
    [
      'one key twice',
      [
        { key: 'a', value: 'b' },
        { key: 'a', value: 'c' },
      ],
      [fact('a', 'b'), fact('a_2', 'c')],
    ],
    [
      'a long value',
      [{ key: 'sister', value: long }],
      [fact('sister', long.split(' ').slice(0, 16).join(' '))],
    ],
    ['a number', [{ key: 'steps', value: 41 }], [fact('steps', '41')]],
    ['an object in place of a list', { sister: 'Meera' }, [fact('sister', 'Meera')]],
    [
      'lines in place of objects',
      ['Sister: Meera', 'he cannot swim'],
      [fact('sister', 'Meera'), fact('he_cannot_swim', 'he cannot swim')],
    ],
    ['a string in place of a list', 'Sister: Meera', [fact('sister', 'Meera')]],
  ])('are read from %s', (_, facts, expected) => {
    expect(read(JSON.stringify({ facts }))).toEqual(expected);
    expect(read(`<think>Hm: {</think>Sure!\n\`\`\`json\n${JSON.stringify(facts)}\n\`\`\``)).toEqual(
      typeof facts === 'string' ? [] : expected,
    );
  });

  it('are read from prose that names what it states, and from no other', () => {
    expect(read('Here are the facts:\n- Player sister: Meera\n* hand = burned')).toEqual([
      fact('player_sister', 'Meera'),
      fact('hand', 'burned'),
    ]);
    expect(read('The boy knows. I am sorry, I cannot do that.')).toEqual([]);
  });

  it.each<[what: string, known_to: unknown, knowers: readonly string[]]>([
    ['nobody is named', [], HERE],
    ['it is left out', undefined, HERE],
    ['it cannot be read', { who: 'you' }, HERE],
    ['everybody is named', ['everyone'], HERE],
    ['the player is named by name', ['Devika'], ['you']],
    ['it is a string', 'you, Hari and the miller', ['you', 'Hari', 'the miller']],
    ['only somebody else knows it', ['Meher'], ['Meher']],
  ])('are never everybody’s; where %s', (_, known_to, knowers) => {
    expect(read(JSON.stringify({ facts: [{ key: 'a', value: 'b', known_to }] }))).toEqual([
      fact('a', 'b', knowers),
    ]);
  });

  const keysOf = (keys: readonly string[], reserved: Parameters<typeof readFacts>[1]) =>
    readFacts(
      JSON.stringify({ facts: keys.map((key) => ({ key, value: 'wet', known_to: [] })) }),
      reserved,
      input,
    ).map(({ key }) => key);
  const STATE = { numbers: ['oil', 'wind_speed'], flags: ['asked', 'told_him', 'the lamp'] };

  it.each([
    ['a flag', 'asked', 'about_asked'],
    ['a flag of two words', 'told_him', 'about_told_him'],
    ['a thing that is written with a blank', 'the_lamp', 'about_the_lamp'],
    ['nothing of the story', 'boy', 'boy'],
    ['what only begins like a flag', 'asked_twice', 'asked_twice'],
    ['what has been renamed already', 'about_asked', 'about_asked'],
  ])('under the name of %s are kept: %s as %s', (_, key, stored) => {
    expect(keysOf([key], STATE)).toEqual([stored]);
  });

  it.each(['oil', 'wind_speed', 'xp', 'current_xp', 'credits', 'health', 'inventory', 'things'])(
    'that would set what only the server sets are left out: %s',
    (key) => {
      expect(keysOf([key, 'boy'], STATE)).toEqual(['boy']);
    },
  );

  it('under a name that is a number and a flag are left out', () => {
    expect(keysOf(['oil'], { numbers: ['oil'], flags: ['oil'] })).toEqual([]);
  });

  it('are none where the answer cannot be read', async () => {
    const { parts, signal } = setUp('The boy knows.');
    expect(await readTurn(parts, input, signal)).toEqual({ facts: [], events: [] });
  });

  it('fail where the call does, for whoever remembers after the commit', async () => {
    const { parts, signal } = setUp({ chunks: [], error: failed('http') });
    await expect(readTurn(parts, input, signal)).rejects.toMatchObject({ kind: 'http' });
  });
});

describe('Events of a turn', () => {
  const input: ReadingTask = {
    model_key: 'tenali',
    story: aStorySheet(),
    turn: TURN,
    judged: {
      numbered: '[1] "When?" asks the boy. [2] He dies.',
      before: 'The boy waits.',
      secrets: ['The boy is a king.'],
    },
    keys: [],
    reserved: { numbers: [], flags: [] },
    present: [],
    self: [],
  };
  const DEATH = { n: 2, what: 'death', who: 'the boy', thing: '' };
  const readTurn = async (answer: ScriptedAnswer, task = input) => {
    const { client, parts, signal } = setUp(answer);
    const models = new Map([['tenali', MODEL]]);
    const { events } = await memoryWriter({ ...parts, models }).readTurn(task, signal);
    return { events, request: client.requests[0]! };
  };

  it('are asked for with the numbered sentences and the secrets, together with the facts', async () => {
    const { events, request } = await readTurn(JSON.stringify({ facts: [], events: [DEATH] }));
    expect(events).toEqual([DEATH]);
    const { content } = request.messages[0]!;
    expect(content).toContain('[2] He dies.');
    expect(content).toContain('1. The boy is a king.');
    expect(content).toContain('The boy waits.');
    expect(request.schema).toMatchObject({ schema: { required: ['facts', 'events'] } });
  });

  it('are read from what small models write, without those of other kinds', async () => {
    const written = [
      { n: '[2]', what: 'Death', who: 'the boy' },
      { n: 1, what: 'smile', who: 'the boy' },
      { what: 'death' },
      'death',
      null,
    ];
    const { events } = await readTurn(JSON.stringify({ events: written }));
    expect(events).toEqual([DEATH]);
    expect((await readTurn('{"facts":[],"events":"none"}')).events).toEqual([]);
    expect((await readTurn('Nobody dies.')).events).toEqual([]);
  });

  it('are none where they were not asked for', async () => {
    const { judged: _, ...unasked } = input;
    const { events, request } = await readTurn(JSON.stringify({ events: [DEATH] }), unasked);
    expect(events).toEqual([]);
    expect(request.messages[0]!.content).not.toContain('secrets');
  });
});
