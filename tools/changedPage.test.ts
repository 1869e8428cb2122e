import { describe, expect, it } from 'vitest';
import { changedPage } from './lib/changedPage.mjs';

describe('npm run tool -- changed-pictures', () => {
  it('shows a picture before and after, and one over the other', () => {
    const page = changedPage('main', [{ name: '390/a.webp', before: 'data:1', after: 'data:2' }]);
    expect(page).toContain('1 pictures that differ from main');
    expect(page.match(/src="data:1"/g)).toHaveLength(2);
    expect(page.match(/src="data:2"/g)).toHaveLength(2);
  });

  it('shows no overlay for a new or removed picture, and escapes names', () => {
    const page = changedPage('<main>', [
      { name: 'new.webp', before: undefined, after: 'data:2' },
      { name: 'gone.webp', before: 'data:1', after: undefined },
    ]);
    expect(page).not.toContain('class="over"');
    expect(page.match(/<p>none<\/p>/g)).toHaveLength(2);
    expect(page).toContain('&lt;main>');
  });
});
