import { describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { readRefreshToken, refreshKeyOf, refreshTokenOf } from './refreshTokens.ts';

const key = refreshKeyOf('x'.repeat(32));
const named = { session_id: newId(), generation: 10 };
const token = refreshTokenOf(named, key);

describe('a refresh token', () => {
  it('is read as what it names, in any generation', () => {
    for (const generation of [0, 1, 10, 101, 2 ** 31 - 1]) {
      expect(readRefreshToken(refreshTokenOf({ ...named, generation }, key), key)).toEqual({
        ...named,
        generation,
      });
    }
  });

  it('is the same for the same generation, and differs by generation, session and key', () => {
    expect(refreshTokenOf({ ...named }, key)).toBe(token);
    const others = [
      refreshTokenOf({ ...named, generation: 11 }, key),
      refreshTokenOf({ ...named, session_id: newId() }, key),
      refreshTokenOf(named, refreshKeyOf('y'.repeat(32))),
    ];
    const macs = [token, ...others].map((one) => one.split('.')[2]);
    expect(new Set(macs).size).toBe(4);
  });

  it('is refused when one of its characters differs, is missing or is added', () => {
    const places = Array.from({ length: token.length + 1 }, (_, at) => at);
    const changed = places.flatMap((at) =>
      ['A', 'B', '0', '.', ''].flatMap((character) =>
        [at, at + 1].map((rest) => token.slice(0, at) + character + token.slice(rest)),
      ),
    );
    const accepted = changed.filter((other) => readRefreshToken(other, key) !== undefined);
    expect(new Set(accepted)).toEqual(new Set([token]));
  });

  it('is refused in any other spelling of the same bytes or the same number', () => {
    const [session_id, , mac = ''] = token.split('.');
    // the last character of 32 bytes in base64url has two bits to spare
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet[alphabet.indexOf(mac.at(-1)!) + 1]!;
    const same = mac.slice(0, -1) + last;
    expect(Buffer.from(same, 'base64url').equals(Buffer.from(mac, 'base64url'))).toBe(true);
    const spellings = [
      `${session_id}.10.${same}`,
      `${session_id}.10.${mac}=`,
      `${session_id}.1e1.${mac}`,
      `${session_id}.+10.${mac}`,
      `${session_id}. 10.${mac}`,
      `${session_id}.10.0.${mac}`,
      `${session_id}.0xa.${mac}`,
      `${session_id!.toUpperCase()}.10.${mac}`,
      `${token}.`,
    ];
    for (const spelling of spellings) expect(readRefreshToken(spelling, key), spelling).toBeUndefined();
  });

  it('is nothing else: an empty text, dots, words, a number that is none', () => {
    for (const text of [
      '',
      '.',
      '..',
      '...',
      'x',
      'x.y.z',
      `${named.session_id}.NaN.x`,
      '\u0000'.repeat(4096),
    ]) {
      expect(readRefreshToken(text, key)).toBeUndefined();
    }
  });
});
