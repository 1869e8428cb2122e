import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { narratorOfClient } from '../../testing/narratorOfClient.ts';
import { NarratorFailure, type Piece, type NarrationTask } from '../Narrator.ts';
import { PROMPT_FILES } from '../prompts/promptFiles.ts';
import { type Script, scriptedNarrator } from '../scripted.ts';
import type { ServingModel } from './ModelClient.ts';
import { failed, type ScriptedAnswer, scriptedClient } from './scriptedClient.ts';

const LONG =
  'The water takes the lamp and gives it back. A boat knocks against its post, and Hari counts the knocks under his breath.';
const HINDI = 'नाविक कुछ नहीं बोलता। रस्सी भीगी है, और पानी उतर रहा है, धीरे धीरे, जैसे कोई जा रहा हो यहाँ से।';
const BUILT_IN: Piece[] = [{ text: 'The built-in narrator tells.' }, { notes: { bag: 1 } }];

function setUp(answers: readonly ScriptedAnswer[], model: Partial<ServingModel> = {}, script: Script = {}) {
  const client = scriptedClient(answers);
  const warnings: object[] = [];
  const narrator = narratorOfClient(client, {
    models: new Map([['tenali', { name: 'llama', contextTokens: 32_768, ...model }]]),
    fallback: scriptedNarrator({ narrate: () => BUILT_IN, ...script }),
    log: { info: () => {}, warn: (details) => warnings.push(details) },
  });
  return { client, narrator, warnings };
}

async function told(
  answers: readonly ScriptedAnswer[],
  task: Partial<NarrationTask> = {},
  model: Partial<ServingModel> = {},
  script: Script = {},
) {
  const { client, narrator, warnings } = setUp(answers, model, script);
  const pieces: Piece[] = [];
  for await (const piece of narrator.narrate(aNarrationTask(task), AbortSignal.timeout(5000)))
    pieces.push(piece);
  const find = <Key extends string>(key: Key) =>
    pieces.filter((piece): piece is Piece & Record<Key, unknown> => key in piece).map((piece) => piece[key]);
  return {
    requests: client.requests,
    warnings,
    texts: find('text'),
    text: find('text').join(''),
    teller: find('teller').at(-1),
    notes: find('notes').at(-1),
    detours: find('detours').at(-1),
  };
}

const MODEL = { narrator: 'model', name: 'llama' };
const STEPPED_IN = { narrator: 'built_in', steppedIn: 'refused' };

describe('A turn of free play', () => {
  it('is passed on sentence by sentence, once its beginning is known to be no refusal', async () => {
    const { texts, text, teller, notes, requests } = await told([`${LONG} Nobody comes.`]);
    expect(text).toBe(`${LONG} Nobody comes.`);
    expect(texts).toEqual([LONG, ' Nobody comes.']);
    expect(teller).toEqual(MODEL);
    expect(notes).toMatchObject({ narrator: 'model', turns: 1, prompt: { name: 'detour' }, builtIn: null });
    expect(requests).toMatchObject([
      { model: 'llama', temperature: 0.8, topP: 0.95, stop: ['TASK:', '<player', '\n> '] },
    ]);
  });

  it('is told by the built-in narrator, free of charge, if the model refuses', async () => {
    const { text, teller, notes, requests, warnings } = await told(["I'm sorry, I can't write that."]);
    expect(text).toBe('The built-in narrator tells.');
    expect(teller).toEqual(STEPPED_IN);
    expect(notes).toEqual({ narrator: 'model', turns: 1, prompt: null, builtIn: { bag: 1 } });
    expect(requests).toHaveLength(1);
    expect(warnings).toMatchObject([{ flaw: 'refused', model: 'llama' }]);
  });

  it('is told by the built-in narrator if the model speaks only of itself', async () => {
    const { text, teller } = await told(['My scope here is the story you gave to me.']);
    expect([text, teller]).toEqual(['The built-in narrator tells.', STEPPED_IN]);
  });

  it('is told by the built-in narrator if the provider filters it', async () => {
    const { text, teller } = await told([{ chunks: [], error: failed('filtered') }]);
    expect([text, teller]).toEqual(['The built-in narrator tells.', STEPPED_IN]);
  });

  it('is asked for again if it is in another language, and nobody sees the first', async () => {
    const story = aStorySheet({ language: 'hi' });
    const hindi = 'नाविक कुछ नहीं बोलता। रस्सी भीगी है, और पानी उतर रहा है।';
    const { text, teller, requests } = await told([LONG, hindi], { story });
    expect([text, teller, requests.length]).toEqual([hindi, MODEL, 2]);
  });

  it('is told by the built-in narrator if it is in another language twice', async () => {
    const { text, teller } = await told([LONG, LONG], { story: aStorySheet({ language: 'ta' }) });
    expect([text, teller]).toEqual(['The built-in narrator tells.', STEPPED_IN]);
  });

  it('ends where it falls into another language', async () => {
    const { text } = await told([`${HINDI} ${LONG} ${LONG}`], { story: aStorySheet({ language: 'hi' }) });
    expect(text).toBe(HINDI);
  });

  it('keeps what is in its language, and costs nothing if that is less than half of what was asked', async () => {
    const story = aStorySheet({ language: 'hi' });
    const english = 'The rain went on falling, and nothing moved for a long while.';
    const end = 'दूर किसी ने कुत्ते को चुप कराया।';
    const short = await told([`${HINDI} ${english} ${end}`], { story });
    expect([short.text, short.teller]).toEqual([`${HINDI} ${end}`, MODEL]);
    const meagre = await told([`नाविक कुछ नहीं बोलता। ${english} ${english} ${end}`], { story });
    expect([meagre.text, meagre.teller]).toEqual([`नाविक कुछ नहीं बोलता। ${end}`, { ...MODEL, isFree: true }]);
  });

  it('is asked for again if it tells the ways on, and then told by the built-in narrator', async () => {
    const choices = ['Ring the bell that hangs by the water, once', 'Swim to the boat, against the stream'];
    const listed = 'You could ring the bell that hangs by the water, or swim to the boat.';
    const once = await told([`${listed} ${LONG}`, 'The rope is wet. Nobody comes.'], { choices });
    expect([once.text, once.teller]).toEqual(['The rope is wet. Nobody comes.', MODEL]);
    expect(once.requests[1]!.messages.at(-1)!.content).toContain('Your last answer told the ways on');
    expect((await told([listed, listed], { choices })).teller).toEqual(STEPPED_IN);
  });

  it('is asked for again, with what to avoid, if it repeats a sentence', async () => {
    const other = 'Hari looks away from you, at the far bank, where somebody has lit a fire.';
    const { text, requests } = await told([LONG, other], { recentTexts: [LONG] });
    expect(text).toBe(other);
    expect(requests[1]!.messages.at(-1)!.content).toContain(
      'The sentences in <used> were already told; write others.',
    );
    expect(requests[1]!.messages.at(-1)!.content).toContain(
      '<used>\nThe water takes the lamp and gives it back.',
    );
  });

  it('loses a repeated sentence where it cannot be asked for again', async () => {
    const again = 'The rope is wet, and somebody has tied it twice.';
    const history = [{ action_type: 'continue', input: null, text: again }];
    const { text, requests } = await told([`${LONG} ${again} It rains.`], { history, recentTexts: [again] });
    expect([text, requests.length]).toEqual([`${LONG} It rains.`, 1]);
  });

  it('keeps a sentence that stood only in a part that was undone', async () => {
    const again = 'The rope is wet, and somebody has tied it twice.';
    const { text } = await told([`${LONG} ${again} It rains.`], { recentTexts: [again] });
    expect(text).toBe(`${LONG} ${again} It rains.`);
  });

  it('loses a last sentence that the model did not end', async () => {
    expect(await told([`${LONG} His thumb never arrives at the second`])).toMatchObject({ text: LONG });
    expect(await told([`${LONG} 'Go,' he says`])).toMatchObject({ text: LONG });
    const ended = `${LONG} 'Go,' he says, 'and *knock*'`;
    expect(await told([ended])).toMatchObject({ text: ended });
    const alone =
      'There is only the one line of it and it goes on past the place where it might have stopped';
    expect(await told([alone])).toMatchObject({ text: alone });
  });

  it.each([
    ['in another language', LONG, { language: 'hi' as const }, 'was not in Hindi'],
    [
      'a secret of the author',
      'He is the drowned brother of the ferryman, come back for his lamp.',
      { story_system_prompt: 'The boy is the drowned brother of the ferryman, come back for his lamp.' },
      'tell none of it',
    ],
  ])('is asked for again with what was wrong: %s', async (_, first, values, said) => {
    const hindi = 'नाविक कुछ नहीं बोलता। रस्सी भीगी है, और पानी उतर रहा है।';
    const story = aStorySheet(values);
    const { requests } = await told([first, story.language === 'hi' ? hindi : LONG], { story });
    expect(requests[0]!.messages.at(-1)!.content).not.toContain(said);
    expect(requests[1]!.messages.at(-1)!.content).toContain(said);
  });

  it('is asked for again if it tells our rules, and is the built-in narrator’s if it does so twice', async () => {
    const leak = PROMPT_FILES.rules.text.slice(0, 400);
    const { text, teller, requests } = await told([leak, leak]);
    expect([text, teller, requests.length]).toEqual(['The built-in narrator tells.', STEPPED_IN, 2]);
  });

  it.each([
    ['timeout', 'narrator_timed_out'],
    ['http', 'narrator_failed'],
    ['network', 'narrator_failed'],
    ['protocol', 'narrator_failed'],
    ['truncated', 'narrator_failed'],
  ])('fails if the call does: %s', async (kind, code) => {
    const error: unknown = await told([{ chunks: [`${LONG} `, 'And '], error: failed(kind) }]).catch(
      (each) => each,
    );
    expect(error).toBeInstanceOf(NarratorFailure);
    expect(error).toMatchObject({ code });
  });

  it('is read no further than it is told', async () => {
    const { client, narrator } = setUp([`${LONG}\n\n1. Go on\n2. Stay ${'and wait '.repeat(50)}`]);
    const pieces: Piece[] = [];
    for await (const piece of narrator.narrate(aNarrationTask(), AbortSignal.timeout(5000)))
      pieces.push(piece);
    expect(pieces[0]).toEqual({ text: LONG });
    expect(client.read.join('')).not.toContain('wait');
  });

  it('is not read any further when nobody listens', async () => {
    const { client, narrator } = setUp([`${LONG} ${'It rains. '.repeat(50)}`]);
    for await (const piece of narrator.narrate(aNarrationTask(), AbortSignal.timeout(5000))) {
      expect(piece).toEqual({ text: LONG });
      break;
    }
    expect(client.read.length).toBeLessThan(30);
  });

  it('ends with the reason of the abort', async () => {
    const { narrator } = setUp([{ waitsForAbort: true }]);
    const reason = new NarratorFailure('narrator_timed_out', 'the lease was lost');
    const controller = new AbortController();
    const reading = narrator.narrate(aNarrationTask(), controller.signal)[Symbol.asyncIterator]().next();
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});

describe('An author’s scene', () => {
  const scene = aSceneSheet({
    text: "The bank is dark. Three ropes hang by the water.\n\n'Ring it once,' says Hari.",
  });

  it('that its author lets a model retell is told as it comes, and is the model’s', async () => {
    const faithful =
      "You come down to the dark bank, where three ropes hang by the water. 'Ring it once,' says Hari.";
    const task = { kind: 'scene' as const, scene: { ...scene, mode: 'retold' as const }, input: 'go down' };
    expect(await told([faithful], task)).toMatchObject({ text: faithful, teller: MODEL });
    const refused = await told(['I cannot write this.'], task);
    expect(refused).toMatchObject({ text: 'The built-in narrator tells.', teller: STEPPED_IN });
    const long = { ...task.scene, text: 'A sentence of the scene stands here. '.repeat(300) };
    const cut = await told([], { ...task, scene: long }, { contextTokens: 4096 });
    expect(cut).toMatchObject({ text: 'The built-in narrator tells.', requests: [] });
  });

  it('that is open is free play', async () => {
    const task = { kind: 'scene' as const, input: 'go down', scene: { ...scene, mode: 'open' as const } };
    const open = await told([LONG], task);
    expect(open).toMatchObject({ text: LONG, notes: { prompt: { name: 'open_first' } } });
  });
});

describe('A setting', () => {
  const task = { kind: 'setting' as const, input: null, detours: 2, choices: ['Swim'] };

  it('brings its side paths along, without bullets, and none that is a choice already', async () => {
    const { text, detours } = await told(
      [`${LONG}\n===\n1. Touch the wet rope with one hand\n- Swim\n* Count the lamps on the far bank`],
      task,
    );
    expect(text).toBe(LONG);
    expect(detours).toEqual(['Touch the wet rope with one hand', 'Count the lamps on the far bank']);
  });

  it('has those of the built-in narrator where its own are missing', async () => {
    const script: Script = {
      narrate: () => [{ text: 'x' }, { detours: ['Stand still', 'Look at the bell'] }],
    };
    const { text, detours } = await told([`${LONG}\n===\nTouch the rope\nWill you go?`], task, {}, script);
    expect([text, detours]).toEqual([LONG, ['Touch the rope', 'Stand still']]);
  });
});

describe('What is kept with a turn', () => {
  const history = Array.from({ length: 40 }, () => ({
    action_type: 'continue',
    input: null,
    text: 'It rains.',
  }));

  it('counts the turns of a session beyond those that a task brings along', async () => {
    const notes = { narrator: 'model', turns: 57, historyFrom: 20, prompt: null, builtIn: { bag: 4 } };
    const answer = await told([LONG], { history, notes });
    expect(answer.notes).toMatchObject({ turns: 58, historyFrom: 20, builtIn: { bag: 4 } });
    // turns 17 to 56 are known; the prompt repeats those from 20, where the previous prompt began
    expect(answer.requests[0]!.messages.filter(({ role }) => role === 'assistant')).toHaveLength(37);
  });

  it('gives the built-in narrator its own notes back', async () => {
    const given: unknown[] = [];
    const script: Script = {
      narrate: ({ notes }) => {
        given.push(notes);
        return BUILT_IN;
      },
    };
    const refusal = ["I can't."];
    await told(
      refusal,
      { notes: { narrator: 'model', turns: 1, prompt: null, builtIn: { bag: 4 } } },
      {},
      script,
    );
    await told(refusal, { notes: { bag: 5 } }, {}, script);
    await told(
      [],
      { model_key: 'vyasa', notes: { narrator: 'model', turns: 1, prompt: null, builtIn: { bag: 6 } } },
      {},
      script,
    );
    expect(given).toEqual([{ bag: 4 }, { bag: 5 }, { bag: 6 }]);
  });
});

it('What is remembered stands in the prompt', async () => {
  const client = scriptedClient([LONG]);
  const narrator = narratorOfClient(client);
  const memory = {
    summaries: [{ from: 0, to: 10, text: 'You rang the bell.' }],
    facts: [{ key: 'bell_rope', value: 'frayed' }],
    turnsBefore: 10,
  };
  const task = aNarrationTask({ memory });
  for await (const piece of narrator.narrate(task, AbortSignal.timeout(5000))) expect(piece).toBeDefined();
  const prompt = JSON.stringify(client.requests[0]!.messages);
  expect(prompt).toContain('You rang the bell.');
  expect(prompt).toContain('bell rope: frayed');
});

describe('A line that may mean a choice', () => {
  const task = {
    model_key: 'tenali',
    account: 'meera',
    story: aStorySheet(),
    lastText: 'It is dark.',
    choices: ['Ring', 'Swim'],
    input: 'in I go',
  };

  it('is asked of the model, which can name only the choices that there are', async () => {
    const { narrator, client } = setUp(['{"way": "2", "sure": "high", "intent": "go"}']);
    expect(await narrator.interpret(task, AbortSignal.timeout(5000))).toEqual({ edge: 1, isSure: true });
    expect(client.requests[0]).toMatchObject({
      temperature: 0,
      maxTokens: 40,
      schema: { schema: { properties: { way: { enum: ['1', '2', 'none'] } } } },
    });
  });

  it('is the built-in narrator’s to read if the model gives no answer', async () => {
    const { narrator } = setUp(
      [{ chunks: [], error: failed('http') }],
      {},
      { interpret: () => ({ edge: 0, isSure: true }) },
    );
    expect(await narrator.interpret(task, AbortSignal.timeout(5000))).toEqual({ edge: 0, isSure: true });
  });
});
