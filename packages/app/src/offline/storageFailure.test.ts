import { afterEach, expect, it } from 'vitest';
import { storageFailureOf } from './storageFailure.ts';

const named = (name: string) => storageFailureOf(new DOMException('It failed', name));
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('distinguishes a full device from a refusing browser', () => {
  for (const name of ['QuotaExceededError', 'UnknownError', 'InvalidAccessError'])
    expect(named(name)).toBe('full');
  for (const name of ['SecurityError', 'InvalidStateError']) expect(named(name)).toBe('storage_refused');
  expect(storageFailureOf(new ReferenceError('indexedDB is not defined'))).toBe('storage_refused');
});

it('recognises a refusal by the reader, and does not report a full device', () => {
  const get = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  expect(named('UnknownError')).toBe('storage_refused');
});
