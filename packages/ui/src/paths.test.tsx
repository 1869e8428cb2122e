import { aStory } from '@kathaloka/contract/fixtures';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteFooter } from './blocks/shell/SiteFooter/SiteFooter.tsx';
import { Logo } from './blocks/shell/Logo/Logo.tsx';
import { StoryCard } from './blocks/catalogue/StoryCard/StoryCard.tsx';
import { LinkProvider } from './primitives/Link/LinkProvider.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen/NotFoundScreen.tsx';

const story = aStory();

/** The addresses of all links in these screens, except fragments of the page itself. */
function addressesIn(container: HTMLElement): (string | null)[] {
  return within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.startsWith('#'));
}

describe('Addresses', () => {
  it('are the product’s routes without a provider', () => {
    const { container } = render(
      <>
        <Logo />
        <StoryCard story={story} />
      </>,
    );
    expect(addressesIn(container)).toEqual(['/home', `/game/${story.id}`, `/game/${story.id}`]);
  });

  it('are the provider’s routes, and the product’s for pages that the provider omits', () => {
    const { container } = render(
      <LinkProvider paths={{ home: '/library', story: (id) => `/library/${id}`, terms: '/house/terms' }}>
        <Logo />
        <StoryCard story={story} />
        <SiteFooter />
      </LinkProvider>,
    );
    const addresses = addressesIn(container);
    expect(addresses.slice(0, 3)).toEqual(['/library', `/library/${story.id}`, `/library/${story.id}`]);
    expect(addresses).toContain('/house/terms');
    expect(addresses).toContain('/privacy-policy');
  });

  it('of an inner provider override an outer provider’s, and a prop overrides both', () => {
    const { rerender } = render(
      <LinkProvider paths={{ home: '/outer', terms: '/outer/terms' }}>
        <LinkProvider paths={{ home: '/inner' }}>
          <NotFoundScreen onSearch={() => undefined} />
        </LinkProvider>
      </LinkProvider>,
    );
    const home = () => screen.getByRole('link').getAttribute('href');
    expect(home()).toBe('/inner');
    rerender(
      <LinkProvider paths={{ home: '/outer' }}>
        <NotFoundScreen homeHref="/given" onSearch={() => undefined} />
      </LinkProvider>,
    );
    expect(home()).toBe('/given');
  });
});
