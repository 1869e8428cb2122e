import { expect, it, vi } from 'vitest';
import { onNewerWorker } from './workerClient.ts';

const worker = {} as ServiceWorker;

it.each([
  ['the first of a browser, which replaces none', { waiting: worker, active: null }, 0],
  ['a newer one beside one that is active', { waiting: worker, active: worker }, 1],
  ['none', { waiting: null, active: worker }, 0],
])('The waiting worker is %s', (_, workers, times) => {
  const registration = Object.assign(new EventTarget(), { installing: null, ...workers });
  const listener = vi.fn();
  onNewerWorker(registration as unknown as ServiceWorkerRegistration, listener)();
  expect(listener).toHaveBeenCalledTimes(times);
});
