import { describe, expect, it } from 'vitest';
import { pictureAt, pictureSources, pictureTone } from './pictures.ts';

const COVER = '/covers/4d9f0c7e-0000-4000-8000-000000000000-0123456789abcdef-1d2f63.webp';

describe('One of our own images', () => {
  it('has an address for each width, and its own address is that of the widest', () => {
    expect(pictureAt(COVER, 320)).toBe(COVER.replace('.webp', '-320w.webp'));
    expect(pictureAt(COVER, 1280)).toBe(COVER);
  });

  it('offers all its widths', () => {
    expect(pictureSources(COVER)).toBe(
      `${pictureAt(COVER, 320)} 320w, ${pictureAt(COVER, 640)} 640w, ${COVER} 1280w`,
    );
  });

  it('has its placeholder colour in its address', () => {
    expect(pictureTone(COVER)).toBe('#1d2f63');
    expect(pictureTone(COVER.replace('-1d2f63', ''))).toBeUndefined();
  });

  it.each(['https://example.org/covers/a.webp', '/covers/peacock.webp', '', 'data:image/webp;base64,AA'])(
    'is not %j',
    (url) => {
      expect(pictureSources(url)).toBeUndefined();
      expect(pictureTone(url)).toBeUndefined();
    },
  );
});
