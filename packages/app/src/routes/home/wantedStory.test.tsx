import { aStory } from '@kathaloka/contract/fixtures';
import { paths } from '@kathaloka/ui';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberWantedStory, useWantedStory } from './wantedStory.ts';

const wanted = aStory({});

// jsdom has no layout
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: vi.fn() }));

/** Home with the wanted story in the row that loads last. */
function Home({ trending }: { trending?: readonly (typeof wanted)[] }) {
  useWantedStory(true, { rows: [], featured: [], trending });
  return (
    <main>
      {trending?.map(({ id, title }) => (
        <a key={id} href={paths.story(id)}>
          {title}
        </a>
      ))}
    </main>
  );
}

it('a wanted story is found in a row that loads after the others', () => {
  rememberWantedStory(wanted.id);
  const { rerender } = render(<Home />);
  rerender(<Home trending={[wanted]} />);
  expect(screen.getByRole('link')).toBe(document.activeElement);
});

it('a story that is in no row is forgotten: a later visit does not scroll to it', () => {
  rememberWantedStory(wanted.id);
  const { rerender } = render(<Home trending={[]} />);
  rerender(<Home trending={[wanted]} />);
  expect(screen.getByRole('link')).not.toBe(document.activeElement);
});
