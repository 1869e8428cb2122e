import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from './safeUrl.ts';

const ALLOWED = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);
const PAGE = 'https://kathaloka.test/game/1';

describe('safeUrl', () => {
  it.each([
    'http://example.org/a?b=c#d',
    'https://example.org',
    'HTTPS://EXAMPLE.ORG',
    'irc://irc.example.org/tales',
    'ircs://irc.example.org/tales',
    'mailto:meera@example.org',
    'xmpp:meera@example.org',
    '/game/1',
    '#endings',
    '?page=2',
    'chapter-two',
    './map',
    'a/b:c',
    '',
  ])('keeps %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'ftp://example.org',
    'tel:+911234',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '  //example.org',
    '/.//example.org',
    'http://',
    'https://[',
  ])('drops %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('never returns an address with another protocol, or with a host that is not written out', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      '\t',
      ' ',
      '.',
      '//',
      'javascript',
      'data',
      'https',
      'mailto',
      'a',
    );
    const url = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(url, (text) => {
        const safe = safeUrl(text);
        if (safe === undefined) return;
        const { protocol, origin } = new URL(safe, PAGE);
        const isWrittenOut = /^[a-z]+:/i.test(safe);
        expect(isWrittenOut ? ALLOWED.has(protocol) : origin === new URL(PAGE).origin).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
