/** A thread of other people, who play and browse, and say what they waited for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CallName } from '@kathaloka/contract/calls';
import type { Form } from './forms.ts';
import { sender, type World } from './world.ts';

export interface Neighbour {
  readonly world: World;
  readonly story_id: string;
  readonly session_id: string;
}

export interface Waited {
  readonly name: CallName;
  readonly ms: number;
  readonly status: number;
}

const EVERY_MS = 25;
const { base, people } = workerData as { readonly base: string; readonly people: Neighbour[] };
const send = sender(base);
parentPort!.on('message', (tokens: string[]) =>
  tokens.forEach((token, at) => (people[at]!.world.token = token)),
);

function callsOf({ story_id, session_id }: Neighbour): readonly (readonly [CallName, Partial<Form>])[] {
  const params = { session_id };
  const act = (action: object): Partial<Form> => ({
    params,
    body: { session_id, selected_model: 'tenali', ...action },
  });
  return [
    ['getHome', {}],
    ['getSession', { params }],
    ['act', act({ action_type: 'custom_action', user_action: 'look at the sky' })],
    ['getStory', { params: { id: story_id } }],
    ['act', act({ action_type: 'undo' })],
    ['getMe', {}],
  ];
}

for (let turn = 0; ; turn += 1) {
  const person = people[turn % people.length]!;
  for (const [name, form] of callsOf(person)) {
    const { ms, status } = await send(name, form, person.world);
    parentPort!.postMessage({ name, ms, status } satisfies Waited, []);
    await sleep(EVERY_MS);
  }
}
