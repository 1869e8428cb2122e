import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { night } from './colours.ts';
import { contrast } from './contrast.ts';
import { contrastFaults } from './contrastFaults.ts';
import { createTheme } from './createTheme.ts';
import { themeStyles } from './themeStyles.ts';

const harbour = { ground: '#f2f7fa', text: '#10222e', accent: '#0a6ba0' };
const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('A created theme', () => {
  it('has every token of the library’s themes, with the given colours', () => {
    const theme = createTheme(harbour);
    expect(Object.keys(theme).sort()).toEqual(Object.keys(night).sort());
    expect(theme).toMatchObject({ bg: '#f2f7fa', text: '#10222e', gold: '#0a6ba0', 'on-gold': '#ffffff' });
  });

  it('has enough contrast for any given colours', () => {
    const brands = fc
      .record({ ground: colour, text: colour, accent: colour, second: colour, third: colour })
      .filter(({ ground, text }) => contrast(ground, text) >= 7);
    const isReadable = fc.property(brands, (brand) => contrastFaults(createTheme(brand)).length === 0);
    expect(fc.check(isReadable)).toMatchObject({ failed: false });
  });

  it.each(['#000000', '#ffffff'])('is readable on %s, and with barely enough contrast', (ground) => {
    const opposite = ground === '#000000' ? '#ffffff' : '#000000';
    const edge = ground === '#000000' ? '#595959' : '#959595';
    for (const accent of [ground, opposite, '#808080', '#ff0000', '#00ff00', '#0000ff']) {
      expect(contrastFaults(createTheme({ ground, text: opposite, accent }))).toEqual([]);
      expect(contrastFaults(createTheme({ ground: edge, text: opposite, accent }))).toEqual([]);
    }
  });

  it('adjusts an accent only if it has too little contrast', () => {
    expect(createTheme({ ...harbour, accent: '#ffe08a' }).gold).not.toBe('#ffe08a');
    expect(createTheme({ ...harbour, accent: '#7a2f00' }).gold).toBe('#7a2f00');
  });

  it('uses given tokens unchanged', () => {
    const theme = createTheme({ ...harbour, tokens: { 'radius-14': '4px', 'jali-ink': 'transparent' } });
    expect(theme).toMatchObject({ 'radius-14': '4px', 'jali-ink': 'transparent' });
  });

  it('refuses text that is hard to read, and colours that are not written as #rrggbb', () => {
    expect(() => createTheme({ ...harbour, text: '#88a0b0' })).toThrow(
      'createTheme: text #88a0b0 on ground #f2f7fa has a contrast of 2.5; the least is 7.',
    );
    expect(() => createTheme({ ...harbour, accent: 'navy' })).toThrow(
      'createTheme: accent is navy; colours are written as #rrggbb.',
    );
  });
});

describe('The style sheet of themes', () => {
  const light = createTheme(harbour);
  const dark = createTheme({ ground: '#0c1a24', text: '#e8f1f6', accent: '#6cc2f0' });

  it('lets an element choose a theme by name, with the colour scheme of its background', () => {
    const css = themeStyles({ harbour: light, deep: dark });
    expect(css).toMatch(/\[data-theme='harbour'\]\{color-scheme:light;--kl-bg: #f2f7fa;/);
    expect(css).toMatch(/\[data-theme='deep'\]\{color-scheme:dark;--kl-bg: #0c1a24;/);
    expect(css).not.toContain('@media');
  });

  it('replaces the library’s two themes on pages without a chosen theme, and follows the system there', () => {
    const css = themeStyles({ night: dark, 'palm-leaf': light });
    expect(css).toContain("[data-theme='night'],:root:where(:not([data-theme])){color-scheme:dark;");
    expect(css).toContain(
      '@media (prefers-color-scheme: light){:root:not([data-theme]){color-scheme:light;--kl-bg: #f2f7fa;',
    );
  });
});
