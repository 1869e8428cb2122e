import { setImmediate } from 'node:timers/promises';
import { resumeWork } from './tracing/requestContext.ts';

/** Lets everybody else's callbacks run before this work goes on. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  resumeWork();
}
